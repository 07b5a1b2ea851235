/** How a day's bed goes for an average person. */
import type { State } from '../rules.ts'
import { playOut } from './people.ts'

/** Seconds for a shot: to aim it, and to watch what follows. */
const SHOT = 5

export function playDay(start: State, seed: number): { end: State; seconds: number } {
  const end = playOut(start, 'hasty', seed)
  return { end, seconds: end.spent * SHOT }
}
