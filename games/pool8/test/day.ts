/** A round of the day, as somebody plays it with the eye and the hand of a strong computer. */
import type { State } from '../rules/state.ts'
import type { Strength } from '../rules/strength.ts'
import { playOut, soloist } from './people.ts'

/** Seconds in which somebody looks, aims and draws the cue back. */
const AIMING = 8

export function playDay(
  start: State,
  seed: number,
  strength: Strength = 'hard',
): { end: State; seconds: number } {
  let rolled = 0
  const end = playOut(start, soloist(strength, seed), (before) => {
    rolled += before.motion.ticks / 60
  })
  return { end, seconds: rolled + end.shots * AIMING }
}
