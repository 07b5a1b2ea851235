/** Plays a whole round as a person, to rate the days. */
import type { Skilled } from '../../kit/test/people.ts'
import type { State } from '../rules/state.ts'
import { PERSONS, playOn } from './people.ts'

/** In seconds; longer than any player lasts. */
const LONGEST = 1200

export function playDay(
  start: State,
  seed: number,
  who: Skilled = 'average',
): { end: State; seconds: number } {
  const { state, seconds } = playOn(start, seed, LONGEST, PERSONS[who])
  return { end: state, seconds }
}
