/** Plays a whole flight as a person, to judge the rounds of the day. */
import { SKILLS, type Skilled } from '../../kit/test/people.ts'
import type { Flight } from '../rules/state.ts'
import { flyFrom, person } from './people.ts'

export function playDay(
  start: Flight,
  seed: number,
  who: Skilled = 'average',
): { end: Flight; seconds: number } {
  const end = flyFrom(start, Infinity, person(SKILLS[who], seed))
  return { end, seconds: end.tick / 60 }
}
