/** Plays a whole flight with average skill, to judge the rounds of the day. */
import { SKILLS } from '../../kit/test/people.ts'
import type { Flight } from '../rules/state.ts'
import { flyFrom, person } from './people.ts'

export function playDay(start: Flight, seed: number): { end: Flight; seconds: number } {
  const end = flyFrom(start, Infinity, person(SKILLS.average, seed))
  return { end, seconds: end.tick / 60 }
}
