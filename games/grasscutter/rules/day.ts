/** Gardens of the day: carved from the day's seed alone, with all that the weekday's level has. */
import { chance } from '../../kit/rules/chance.ts'
import { shapeOf } from './curve.ts'
import { best, type Level } from './levels.ts'

/** The levels that the days are like, from Monday to Sunday, and how hard they are. */
const DAYS: readonly (readonly [level: number, worth: number])[] = [
  [30, 11],
  [50, 13],
  [90, 15],
  [115, 17],
  [135, 19],
  [155, 21],
  [240, 23],
]

export function dayGarden(seed: number, weekday: number): Level {
  const [level, worth] = DAYS[weekday - 1] ?? [1, 1]
  return best(shapeOf(level), chance(seed), worth)
}
