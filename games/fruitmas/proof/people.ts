/** Four players: one looks a move ahead, one does too but loves specials, one sees little of it, one does not look. */
import type { Chance } from '../../kit/rules/chance.ts'
import type { Position } from '../rules/cascade.ts'
import { bestSwap } from '../rules/coach.ts'
import type { Level } from '../rules/levels.ts'
import { legalSwaps } from '../rules/matches.ts'
import { isSpecial } from '../rules/pieces.ts'

/** What a special is worth to the one who loves them, in fruit brought. */
const FANCY_WORTH = 4
/** The part of the swaps that an average person notices, and of those that set a special off. */
const NOTICED = 0.5
const NOTICED_SPECIAL = 0.8

/** Plays the hints. */
export const onePly = (position: Position, level: Level) => bestSwap(position, level)
export const fancy = (position: Position, level: Level) => bestSwap(position, level, FANCY_WORTH)

/** Takes the best of what it happens to see. */
export function average(position: Position, level: Level, dice: Chance) {
  const { board } = position
  const swaps = legalSwaps(board)
  const seen = swaps.filter(
    ({ from, to }) =>
      dice.fraction() <
      (isSpecial(board[from] ?? 0) || isSpecial(board[to] ?? 0) ? NOTICED_SPECIAL : NOTICED),
  )
  return bestSwap(position, level, FANCY_WORTH, seen.length ? seen : [dice.pick(swaps)])
}

export const random = ({ board }: Position, _level: Level, dice: Chance) => dice.pick(legalSwaps(board))
