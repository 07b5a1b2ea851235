/** A whole climb by somebody of average skill, so that days can be judged. */
import type { Climb } from '../rules.ts'
import { climberOf, climbFrom, PEOPLE } from './people.ts'

export function playDay(start: Climb, seed: number): { end: Climb; seconds: number } {
  const { end, ticks } = climbFrom(start, climberOf(PEOPLE.average, seed))
  return { end, seconds: ticks / 60 }
}
