/** Creates the daily gardens from the day's seed, with the features of the weekday's level. */
import { chance } from '../../kit/rules/chance.ts'
import { shapeOf } from './curve.ts'
import { best, type Level } from './levels.ts'

/** The level whose shape each weekday uses, Monday to Sunday, and the target difficulty. */
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
