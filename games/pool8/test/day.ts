/** Plays a round of the day with the skill of a strong computer. */
import type { State } from '../rules/state.ts'
import type { Strength } from '../rules/strength.ts'
import { playOut, soloist } from './people.ts'

/** Time that a player takes to look, aim and draw the cue back, in seconds. */
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
