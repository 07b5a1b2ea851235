/** Boards of the day: made from the day's seed alone, as hard as a tuned level that is known to suit that weekday. */
import { chance } from '../../kit/rules/chance.ts'
import type { Board } from './board.ts'
import { shapeOf } from './curve.ts'
import { hardestOf } from './generate.ts'

/** The levels whose shapes the days have, from Monday to Sunday. */
const LEVELS = [14, 52, 95, 178, 175, 137, 235] as const

export function dayBoard(seed: number, weekday: number): Board {
  const dice = chance(seed)
  return hardestOf(shapeOf(LEVELS[weekday - 1] ?? 1), () => dice.int(2 ** 32))
}
