/** Plays a daily round as a person, to rate the days. */
import type { Skilled } from '../../kit/test/people.ts'
import type { State } from '../rules.ts'
import { playRound } from './people.ts'

export function playDay(
  start: State,
  seed: number,
  who: Skilled = 'average',
): { end: State; seconds: number } {
  const { state, seconds } = playRound(who, start, seed, Infinity)
  return { end: state, seconds }
}
