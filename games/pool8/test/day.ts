/** Plays a round of the day as a person who plays like one of the computers. */
import type { Skilled } from '../../kit/test/people.ts'
import type { State } from '../rules/state.ts'
import type { Strength } from '../rules/strength.ts'
import { playOut, soloist } from './people.ts'

/** Time that a player takes to look, aim and draw the cue back, in seconds. */
const AIMING = 8

const STRENGTH_OF: Readonly<Record<Skilled, Strength>> = {
  child: 'easy',
  beginner: 'easy',
  casual: 'medium',
  average: 'hard',
  good: 'hard',
  expert: 'master',
}

export function playDay(
  start: State,
  seed: number,
  who: Skilled = 'average',
): { end: State; seconds: number } {
  let rolled = 0
  const end = playOut(start, soloist(STRENGTH_OF[who], seed), (before) => {
    rolled += before.motion.ticks / 60
  })
  return { end, seconds: rolled + end.shots * AIMING }
}
