/** Calculates the ball's orientation as it rolls, and its appearance in a crash. */
import { breath, easeIn, easeOut } from '../../kit/paint/easing.ts'
import { BALL_RADIUS, RUSH, SPARED, TUBE_RADIUS } from '../rules/curve.ts'
import type { Crash, State } from '../rules/state.ts'

/** Metres from the tube's axis to the centre of a ball on its wall. */
export const FLOOR = TUBE_RADIUS - BALL_RADIUS
/** Ticks for which the ball is squashed against an obstacle before it bursts. */
export const PRESSED = 7

/** Maximum rotation, in radians per second. At its true speed the ball would only flicker. */
const FASTEST = 7.5

type Turn = [x: number, y: number, z: number, w: number]

/** Tracks the orientation as a quaternion. */
export function createRoll() {
  let turn: Turn = [0, 0, 0, 1]
  return {
    get turn(): readonly number[] {
      return turn
    },
    /** Rolls by `ahead` metres and by `round` turns around the tube, in `delta` seconds. */
    move(ahead: number, round: number, delta: number): void {
      const forward = Math.min(ahead / BALL_RADIUS, FASTEST * delta)
      const sideways = (round * Math.PI * 2 * FLOOR) / BALL_RADIUS
      turn = times([Math.sin(-forward / 2), 0, 0, Math.cos(forward / 2)], turn)
      turn = times([0, 0, Math.sin(-sideways / 2), Math.cos(sideways / 2)], turn)
      const length = Math.hypot(...turn)
      turn = [turn[0] / length, turn[1] / length, turn[2] / length, turn[3] / length]
    },
  }
}

function times([ax, ay, az, aw]: Turn, [bx, by, bz, bw]: Turn): Turn {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ]
}

/** Squashed and burst at a wall, dropping out of the tube over a hole, by ticks; hops while `waiting` (seconds). */
export function ballLook(crash: Crash | null, ticks: number, waiting: number) {
  if (!crash) return { radius: FLOOR - Math.abs(Math.sin(waiting * 3)) * 0.25, squash: 1, scale: 1 }
  if (crash.kind === 'hole') {
    const fall = easeIn(ticks / 44)
    return { radius: FLOOR + fall * 9 + ticks * 0.02, squash: 1, scale: 1 - fall * 0.6 }
  }
  const gone = ticks >= PRESSED
  // A burst ball moves far outside, where it casts no shadow.
  return { radius: gone ? 9 : FLOOR, squash: 1 - 0.5 * easeOut(ticks / PRESSED), scale: gone ? 0 : 1 }
}

/** Flicker of the flames, which shrink as the rush burns down. */
export function fireLook({ blaze, rush }: State, time: number): number {
  return blaze ? 0.5 + (rush / RUSH.full) * 0.4 + 0.1 * Math.sin(time * 31) : 0
}

/** Opacity of the bubble: it pulsates, and after bursting fades while its protection lasts. */
export function bubbleLook({ bubble, spared }: State, time: number): number {
  return bubble ? 0.85 + 0.15 * breath(time) : (spared / SPARED) * 0.5
}
