/** Plays a whole round as an average player, to rate the days. */
import type { State } from '../rules/state.ts'
import { AVERAGE, playOn } from './people.ts'

/** In seconds; longer than any player lasts. */
const LONGEST = 1200

export function playDay(start: State, seed: number): { end: State; seconds: number } {
  const { state, seconds } = playOn(start, seed, LONGEST, AVERAGE)
  return { end: state, seconds }
}
