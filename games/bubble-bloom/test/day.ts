/** Plays a daily bed as a person. */
import type { Skilled } from '../../kit/test/people.ts'
import type { State } from '../rules.ts'
import { tryOut } from './people.ts'

/** Seconds per shot: aiming, and watching the result. */
const SHOT = 5

export function playDay(
  start: State,
  seed: number,
  who: Skilled = 'average',
): { end: State; seconds: number } {
  const end = tryOut(start, who, seed)
  return { end, seconds: end.spent * SHOT }
}
