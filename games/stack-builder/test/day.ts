/** Plays a round of the day as a person. */
import { SKILLS, type Skilled } from '../../kit/test/people.ts'
import type { BuildingSite } from '../rules.ts'
import { playRound } from './people.ts'

/** Ten minutes in ticks, longer than any round of a person. */
const LONGEST = 36_000

export function playDay(
  start: BuildingSite,
  seed: number,
  who: Skilled = 'average',
): { end: BuildingSite; seconds: number } {
  const end = playRound(start, SKILLS[who], seed, LONGEST)
  return { end, seconds: (end.tick - start.tick) / 60 }
}
