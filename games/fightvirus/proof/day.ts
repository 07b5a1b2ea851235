/** A whole round by an average person, so that days can be judged. */
import type { State } from '../rules/state.ts'
import { dodger, LATE, playOn } from './people.ts'

/** Nobody lasts so long. */
const TWENTY_MINUTES = 72_000

/** What a person does follows from the round alone, so its seed is not asked for. */
export function playDay(start: State, _seed: number): { end: State; seconds: number } {
  let ticks = 0
  const end = playOn(start, dodger, LATE.average, () => ticks++ < TWENTY_MINUTES)
  return { end, seconds: ticks / 60 }
}
