/** How each goal is reached, on a tree and with a seed on which it does not take long. */
import { byHints, type Try, type Tries } from '../../kit/test/tries.ts'
import { game } from '../game.ts'
import type { State } from '../rules.ts'
import { bestSwap } from '../rules/coach.ts'
import { levelOf } from '../rules/levels.ts'
import { legalSwaps } from '../rules/matches.ts'
import { BOMB, isKind, isSpecial } from '../rules/pieces.ts'
import type { Swap } from '../rules/tree.ts'
import { fancy } from './people.ts'

type Way = Try<State, Swap>

/** What a special is worth to one who collects them, in fruit brought. */
const COLLECTED = 30

const isBomb = (piece: number) => isKind(piece, BOMB)

/** On one tree. */
const on = (level: number, seed: number, open: Way['open']): Way => ({
  open,
  level: () => level,
  seed: () => seed,
})

const hints = byHints(game)
const specials = () => (state: State) => fancy(state, levelOf(state.level))

/** Collects specials and leaves them alone, until two that are wanted are neighbours. */
const pairing = (isPair: (a: number, b: number) => boolean) => () => (state: State) => {
  const swaps = legalSwaps(state.board)
  const pieces = ({ from, to }: Swap) => [state.board[from] ?? 0, state.board[to] ?? 0] as const
  const pair = swaps.find((swap) => isPair(...pieces(swap)))
  if (pair) return pair
  const harmless = swaps.filter((swap) => !pieces(swap).some(isSpecial))
  return bestSwap(state, levelOf(state.level), COLLECTED, harmless.length ? harmless : swaps)
}

const twoSpecials = pairing((a, b) => isSpecial(a) && isSpecial(b))

/** The same tree again and again, with other fruit. */
const often = (level: number, rounds: number): Way => ({ open: hints, level: () => level, rounds })

export const tries: Tries<State, Swap> = {
  line: on(1, 1, hints),
  'moves-left': on(1, 1, hints),
  fruit: often(1, 6),
  burst: on(1, 1, specials),
  join: on(1, 1, twoSpecials),
  stars: often(4, 12),
  gifts: often(21, 20),
  bomb: on(1, 1, specials),
  pack: on(20, 2, hints),
  today: { ...on(-1, 1, hints), isToday: true },
  candles: on(61, 1, hints),
  frost: often(8, 20),
  list: on(141, 1, hints),
  squirrels: often(181, 30),
  'two-bombs': on(
    1,
    69,
    pairing((a, b) => isBomb(a) && isBomb(b)),
  ),
}
