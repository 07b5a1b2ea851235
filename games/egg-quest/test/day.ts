/** Plays a whole climb as a person, to judge the rounds of the day. */
import { SKILLS, type Skilled } from '../../kit/test/people.ts'
import type { Climb } from '../rules.ts'
import { climbFrom, personOf } from './people.ts'

export function playDay(
  start: Climb,
  seed: number,
  who: Skilled = 'average',
): { end: Climb; seconds: number } {
  const { end, ticks } = climbFrom(start, personOf(SKILLS[who], seed))
  return { end, seconds: ticks / 60 }
}
