/** Plays a round of the day with average skill. */
import { SKILLS } from '../../kit/test/people.ts'
import type { BuildingSite } from '../rules.ts'
import { playRound } from './people.ts'

/** Ten minutes in ticks, longer than any average round. */
const LONGEST = 36_000

export function playDay(start: BuildingSite, seed: number): { end: BuildingSite; seconds: number } {
  const end = playRound(start, SKILLS.average, seed, LONGEST)
  return { end, seconds: (end.tick - start.tick) / 60 }
}
