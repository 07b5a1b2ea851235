/** Plays the round of the day as a person. */
import type { State } from '../rules/state.ts'
import { SKILLS, type Skilled } from '../../kit/test/people.ts'
import { personOf, playOn } from './people.ts'

/** In ticks; longer than any round. */
const TWENTY_MINUTES = 72_000

export function playDay(
  start: State,
  seed: number,
  who: Skilled = 'average',
): { end: State; seconds: number } {
  let ticks = 0
  const end = playOn(start, personOf(SKILLS[who], seed), () => ticks++ < TWENTY_MINUTES)
  return { end, seconds: ticks / 60 }
}
