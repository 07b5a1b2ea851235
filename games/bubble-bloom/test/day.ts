/** How a day's bed goes for an average person. */
import type { State } from '../rules.ts'
import { tryOut } from './people.ts'

/** Seconds for a shot: to aim it, and to watch what follows. */
const SHOT = 5

export function playDay(start: State, seed: number): { end: State; seconds: number } {
  const end = tryOut(start, 'average', seed)
  return { end, seconds: end.spent * SHOT }
}
