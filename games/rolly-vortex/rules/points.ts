/** Computes the score. Apart from the other rules, because the second script needs it too. */
import { POINTS } from './curve.ts'
import type { State } from './state.ts'

export const score = ({ distance, bonus }: Pick<State, 'distance' | 'bonus'>): number =>
  Math.floor(distance * POINTS.metre) + bonus
