/** Plays the round of the day with average skill. */
import type { State } from '../rules/state.ts'
import { SKILLS } from '../../kit/test/people.ts'
import { personOf, playOn } from './people.ts'

/** In ticks; longer than any round. */
const TWENTY_MINUTES = 72_000

export function playDay(start: State, seed: number): { end: State; seconds: number } {
  let ticks = 0
  const end = playOn(start, personOf(SKILLS.average, seed), () => ticks++ < TWENTY_MINUTES)
  return { end, seconds: ticks / 60 }
}
