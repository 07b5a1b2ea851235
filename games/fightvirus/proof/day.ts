/** A whole round by an average person, so that days can be judged. */
import type { State } from '../rules/state.ts'
import { dodger, LATE, playOn } from './people.ts'

/** Nobody lasts so long. */
const TWENTY_MINUTES = 72_000

/** In ticks: nobody is equally quick in every go. */
const SWAY = 5

export function playDay(start: State, seed: number): { end: State; seconds: number } {
  let ticks = 0
  const late = LATE.average - 2 + (Math.abs(seed) % SWAY)
  const end = playOn(start, dodger, late, () => ticks++ < TWENTY_MINUTES)
  return { end, seconds: ticks / 60 }
}
