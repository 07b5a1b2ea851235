/** A round of the day, as somebody of average skill plays it. */
import { SKILLS } from '../../kit/test/people.ts'
import type { Site } from '../rules.ts'
import { played } from './people.ts'

/** Ticks: nobody of average skill plays for ten minutes. */
const LONGEST = 36_000

export function playDay(start: Site, seed: number): { end: Site; seconds: number } {
  const end = played(start, SKILLS.average, seed, LONGEST)
  return { end, seconds: (end.tick - start.tick) / 60 }
}
