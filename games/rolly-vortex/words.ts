/** Writes the texts shown and announced during a round. */
import { FAIR, speedAt } from './rules/curve.ts'
import { timesOf } from './rules/collisions.ts'
import type { State } from './rules/state.ts'
import { clearance, driftAt, type Obstacle } from './rules/tube.ts'

/** Look-ahead of announcements, in seconds. */
const SOON = 1.6
/** Step of the search for an opening on both sides, in turns. */
const LOOK = 0.02
const NAMES: Readonly<Record<Obstacle['kind'], string>> = { wall: 'Wall', blade: 'Blades', hole: 'Hole' }

/** Shown beside the score. */
export const tally = ({ gems }: State) => `◆ ${gems}`

/** The current state, announced before the next obstacle: a blaze, a rotating tube. */
function now(state: State): string {
  if (state.blaze) return 'Ablaze. '
  const drift = driftAt(state.drums, state.distance)
  if (drift !== 0) return `Drifting ${drift > 0 ? 'right' : 'left'}. `
  const times = timesOf(state)
  return times > 1 ? `Multiplier ${times}. ` : ''
}

export const verdict = ({ crash }: State) => (crash?.kind === 'hole' ? 'Down you go!' : 'Crash!')

/** Describes the tube for players who cannot see it: current state, next obstacle, and the open side. */
export function say(state: State): string {
  return state.crash ? '' : (now(state) + ahead(state)).trim()
}

function ahead(state: State): string {
  const next = state.obstacles.find(({ at, length }) => at + length > state.distance)
  if (!next || next.at > state.distance + SOON * speedAt(state.distance)) return ''
  const free = (angle: number) => clearance(next, angle, next.at) > FAIR.ball
  if (free(state.angle)) return `${NAMES[next.kind]}, stay`
  for (let way = LOOK; way <= 0.5; way += LOOK) {
    if (free(state.angle + way)) return `${NAMES[next.kind]}, go right`
    if (free(state.angle - way)) return `${NAMES[next.kind]}, go left`
  }
  return NAMES[next.kind]
}
