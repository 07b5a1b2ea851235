/** A round of the day, as somebody of average skill plays it. */
import { SKILLS } from '../../kit/test/people.ts'
import type { Yard } from '../rules/yard.ts'
import { person, playOn } from './people.ts'

/** Ticks: no round of average skill takes ten minutes. */
const LONGEST = 36_000

export function playDay(start: Yard, seed: number): { end: Yard; seconds: number } {
  const end = playOn(start, person(SKILLS.average, seed), Infinity, LONGEST)
  return { end, seconds: (end.tick - start.tick) / 60 }
}
