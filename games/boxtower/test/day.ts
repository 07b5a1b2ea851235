/** Plays the round of the day as a person. */
import { SKILLS, type Skilled } from '../../kit/test/people.ts'
import type { Yard } from '../rules/yard.ts'
import { person, playOn } from './people.ts'

/** Ten minutes, longer than any round of a person. */
const MAX_TICKS = 36_000

export function playDay(start: Yard, seed: number, who: Skilled = 'average'): { end: Yard; seconds: number } {
  const end = playOn(start, person(SKILLS[who], seed), Infinity, MAX_TICKS)
  return { end, seconds: (end.tick - start.tick) / 60 }
}
