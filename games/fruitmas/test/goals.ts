/** Reaches each goal, with a level and a seed where that is quick. */
import { byHints, type GoalTry, type GoalTries } from '../../kit/test/tries.ts'
import { game } from '../game.ts'
import type { State } from '../rules.ts'
import { bestSwap } from '../rules/coach.ts'
import { levelOf } from '../rules/levels.ts'
import { legalSwaps } from '../rules/matches.ts'
import { BOMB, isKind, isSpecial } from '../rules/pieces.ts'
import type { Swap } from '../rules/tree.ts'
import { fancy } from './people.ts'

type Way = GoalTry<State, Swap>

/** The value of a special to a player who collects them, in fruit. */
const COLLECTED = 30

const isBomb = (piece: number) => isKind(piece, BOMB)

/** Plays a single level with one seed. */
const on = (level: number, seed: number, open: Way['open']): Way => ({
  open,
  level: () => level,
  seed: () => seed,
})

const hints = byHints(game)
const specials = () => (state: State) => fancy(state, levelOf(state.level))

/** Collects specials and keeps them until a wanted pair are neighbours. */
const pairing = (isPair: (a: number, b: number) => boolean) => () => (state: State) => {
  const swaps = legalSwaps(state.board)
  const pieces = ({ from, to }: Swap) => [state.board[from] ?? 0, state.board[to] ?? 0] as const
  const pair = swaps.find((swap) => isPair(...pieces(swap)))
  if (pair) return pair
  const harmless = swaps.filter((swap) => !pieces(swap).some(isSpecial))
  return bestSwap(state, levelOf(state.level), COLLECTED, harmless.length ? harmless : swaps)
}

const twoSpecials = pairing((a, b) => isSpecial(a) && isSpecial(b))

/** Plays the same level repeatedly, with different fruit. */
const often = (level: number, rounds: number): Way => ({ open: hints, level: () => level, rounds })

export const tries: GoalTries<State, Swap> = {
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
