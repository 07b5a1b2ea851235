/** Plays a daily bed as an average person. */
import type { State } from '../rules.ts'
import { tryOut } from './people.ts'

/** Seconds per shot: aiming, and watching the result. */
const SHOT = 5

export function playDay(start: State, seed: number): { end: State; seconds: number } {
  const end = tryOut(start, 'average', seed)
  return { end, seconds: end.spent * SHOT }
}
