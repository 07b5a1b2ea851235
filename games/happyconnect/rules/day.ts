/** Creates daily boards from the day's seed alone, with the shape of a tuned level known to suit that weekday. */
import { chance } from '../../kit/rules/chance.ts'
import type { Board } from './board.ts'
import { shapeOf } from './curve.ts'
import { hardestOf } from './generate.ts'

/** The levels whose shapes the days use, from Monday to Sunday. */
const LEVELS = [14, 52, 95, 178, 175, 137, 235] as const

export function dayBoard(seed: number, weekday: number): Board {
  const dice = chance(seed)
  return hardestOf(shapeOf(LEVELS[weekday - 1] ?? 1), () => dice.int(2 ** 32))
}
