/** A small drifter in the middle of the field, with overrides. */
import type { Virus } from '../rules/state.ts'

export const virus = (change: Partial<Virus>): Virus => ({
  id: 1,
  kind: 'drifter',
  size: 0,
  x: 200,
  y: 200,
  vx: 0,
  vy: 0,
  strength: 5,
  full: 5,
  born: 0,
  hit: -99,
  mode: 0,
  wait: 100,
  ...change,
})
