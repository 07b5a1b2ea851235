/** Simulates a person on a daily board. */
import type { Skilled } from '../../kit/test/people.ts'
import type { State } from '../rules.ts'
import { playRound } from './people.ts'

/** Seconds per move: to find it, and to watch the result. */
const MOVE = 6

export function playDay(
  start: State,
  seed: number,
  who: Skilled = 'average',
): { end: State; seconds: number } {
  const end = playRound(who, start, seed)
  return { end, seconds: (start.moves - end.moves) * MOVE }
}
