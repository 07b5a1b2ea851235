/** Whoever has not moved for a while sees two pieces stir that could be swapped: not the best ones, and no hint. */
import type { Frame } from '../../kit/view.ts'
import type { State } from '../rules.ts'
import { legalSwaps } from '../rules/matches.ts'
import type { Swap } from '../rules/tree.ts'

/** Seconds without a move; then for how long they stir, and how often. */
const IDLE = 9
const STIR = 1.8
const STIR_EVERY = 5

export const nudgeOf = ({
  playing,
  since,
  state,
}: Pick<Frame<State, Swap>, 'playing' | 'since' | 'state'>) =>
  playing && since > IDLE && (since - IDLE) % STIR_EVERY < STIR ? legalSwaps(state.board)[0] : undefined
