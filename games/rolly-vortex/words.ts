/** In words, for whoever cannot see the tube: what comes next and which way is open. */
import type { State } from './rules/state.ts'
import { clearance, type Obstacle } from './rules/tube.ts'
import { FAIR, speedAt } from './rules/curve.ts'

/** Seconds. */
const SOON = 1.6
/** Turns between two looks to the side. */
const LOOK = 0.02
const NAMES: Readonly<Record<Obstacle['kind'], string>> = { wall: 'Wall', blade: 'Blades', hole: 'Hole' }

export function advice(state: State): string {
  const next = state.obstacles.find(({ at, length }) => at + length > state.distance)
  if (!next || state.crash || next.at > state.distance + SOON * speedAt(state.distance)) return ''
  const free = (angle: number) => clearance(next, angle, next.at) > FAIR.ball
  if (free(state.angle)) return `${NAMES[next.kind]}, stay`
  for (let way = LOOK; way <= 0.5; way += LOOK) {
    if (free(state.angle + way)) return `${NAMES[next.kind]}, go right`
    if (free(state.angle - way)) return `${NAMES[next.kind]}, go left`
  }
  return NAMES[next.kind]
}
