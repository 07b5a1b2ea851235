/** A whole round by an average person, so that days can be judged. */
import type { State } from '../rules/state.ts'
import { AVERAGE, playOn } from './people.ts'

/** Seconds: nobody lasts so long. */
const LONGEST = 1200

export function playDay(start: State, seed: number): { end: State; seconds: number } {
  const { state, seconds } = playOn(start, seed, LONGEST, AVERAGE)
  return { end: state, seconds }
}
