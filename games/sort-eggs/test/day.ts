/** Plays the round of the day with average skill. */
import { SKILLS } from '../../kit/test/people.ts'
import type { Day } from '../rules.ts'
import { person, playFrom } from './people.ts'

export function playDay(start: Day, seed: number): { end: Day; seconds: number } {
  const end = playFrom(start, person(SKILLS.average, seed), Infinity)
  return { end, seconds: end.tick / 60 }
}
