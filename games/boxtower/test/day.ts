/** Plays the round of the day with average skill. */
import { SKILLS } from '../../kit/test/people.ts'
import type { Yard } from '../rules/yard.ts'
import { person, playOn } from './people.ts'

/** Ten minutes, longer than any round of average skill. */
const MAX_TICKS = 36_000

export function playDay(start: Yard, seed: number): { end: Yard; seconds: number } {
  const end = playOn(start, person(SKILLS.average, seed), Infinity, MAX_TICKS)
  return { end, seconds: (end.tick - start.tick) / 60 }
}
