/** Plays a whole climb with average skill, to judge the rounds of the day. */
import { SKILLS } from '../../kit/test/people.ts'
import type { Climb } from '../rules.ts'
import { climbFrom, personOf } from './people.ts'

export function playDay(start: Climb, seed: number): { end: Climb; seconds: number } {
  const { end, ticks } = climbFrom(start, personOf(SKILLS.average, seed))
  return { end, seconds: ticks / 60 }
}
