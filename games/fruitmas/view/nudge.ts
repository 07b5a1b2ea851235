/** Wiggles a legal swap when the player is idle. It is not the best one and does not count as a hint. */
import type { Frame } from '../../kit/view.ts'
import type { State } from '../rules.ts'
import { legalSwaps } from '../rules/matches.ts'
import type { Swap } from '../rules/tree.ts'

/** Seconds without a move, then the duration and the interval of the wiggle. */
const IDLE = 9
const STIR = 1.8
const STIR_EVERY = 5

export const nudgeOf = ({
  playing,
  since,
  state,
}: Pick<Frame<State, Swap>, 'playing' | 'since' | 'state'>) =>
  playing && since > IDLE && (since - IDLE) % STIR_EVERY < STIR ? legalSwaps(state.board)[0] : undefined
