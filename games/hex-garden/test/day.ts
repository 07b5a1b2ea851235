/** Plays a daily round as an average person, to rate the days. */
import type { State } from '../rules.ts'
import { playRound } from './people.ts'

export function playDay(start: State, seed: number): { end: State; seconds: number } {
  const { state, seconds } = playRound('average', start, seed, Infinity)
  return { end: state, seconds }
}
