/** How a day's board goes for an average person. */
import type { State } from '../rules.ts'
import { playRound } from './people.ts'

/** Seconds for a move: to look for it, and to watch what follows. */
const MOVE = 6

export function playDay(start: State, seed: number): { end: State; seconds: number } {
  const end = playRound('average', start, seed)
  return { end, seconds: (start.moves - end.moves) * MOVE }
}
