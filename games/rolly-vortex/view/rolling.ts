/** Which way up the ball is: it rolls forward and to the side, and never faster than an eye can follow. */
import { BALL_RADIUS, TUBE_RADIUS } from '../rules/curve.ts'

/** Radians a second. A true roll would blur into flicker. */
const FASTEST = 7.5

type Turn = [x: number, y: number, z: number, w: number]

export function rolling() {
  let turn: Turn = [0, 0, 0, 1]
  return {
    get turn(): readonly number[] {
      return turn
    },
    /** Metres rolled ahead, turns rolled round the tube. */
    roll(ahead: number, round: number, delta: number) {
      const forward = Math.min(ahead / BALL_RADIUS, FASTEST * delta)
      const sideways = (round * Math.PI * 2 * (TUBE_RADIUS - BALL_RADIUS)) / BALL_RADIUS
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
