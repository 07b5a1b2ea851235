/** Plays the round of the day as a person. */
import { SKILLS, type Skilled } from '../../kit/test/people.ts'
import type { Day } from '../rules.ts'
import { person, playFrom } from './people.ts'

export function playDay(start: Day, seed: number, who: Skilled = 'average'): { end: Day; seconds: number } {
  const end = playFrom(start, person(SKILLS[who], seed), Infinity)
  return { end, seconds: end.tick / 60 }
}
