/** How the moment looks: where the eye is, how the tube winds, what becomes of the ball. Numbers only. */
import { breath, clamp, easeIn, easeInOut, easeOut, mix } from '../../kit/paint/easing.ts'
import { PRESSED } from './effects.ts'
import type { Crash, State } from '../rules/state.ts'
import { BALL_RADIUS, CRASH, SPARED, TUBE_RADIUS } from '../rules/curve.ts'

const FLOOR = TUBE_RADIUS - BALL_RADIUS

/** `rise` is how far the round has begun, `haste` how fast it has become, `jolt` how strongly it is shaken: 0 to 1. */
export function eyeAt(
  height: number,
  width: number,
  rise: number,
  haste: number,
  jolt: number,
  time: number,
) {
  /** 0 for a square or wide frame, 1 for a phone held upright: there the eye is higher, so that the ball is lower. */
  const tall = clamp((height / width - 1) / 0.9)
  const waiting = mix(-0.8, -0.1, tall)
  const rolling = mix(0.3, 1.1, tall)
  return {
    x: Math.sin(time * 60) * jolt * 0.16,
    y: mix(waiting, rolling, easeInOut(rise)) + Math.sin(time * 47) * jolt * 0.16,
    pitch: mix(0.1, 0.02, tall),
    zoom: mix(1.7, 1.95, tall) - haste * 0.2,
  }
}

/** Metres that the eye is behind the ball; after a crash it drifts closer. */
export function backOf(crash: Crash | null): number {
  return 6.6 - (crash ? easeOut(crash.ticks / CRASH) * 0.7 : 0)
}

/** How the tube winds on from here: sideways by the square and by the cube of the way. */
export function bendAt(distance: number): [number, number, number, number] {
  const [slow, quick] = [distance * 0.0083 + 1, distance * 0.0121]
  const [wide, high] = [0.00105, 0.0008]
  return [
    Math.sin(quick) * wide,
    Math.sin(slow) * high,
    (Math.cos(quick) * wide * 0.0121) / 3,
    (Math.cos(slow) * high * 0.0083) / 3,
  ]
}

/** After a wall it is pressed flat and bursts; over a hole it drops out of the tube. `waiting`: seconds, it hops. */
export function ballLook(crash: Crash | null, t: number, waiting: number) {
  if (!crash) return { radius: FLOOR - Math.abs(Math.sin(waiting * 3)) * 0.25, squash: 1, scale: 1 }
  const ticks = crash.ticks + t
  if (crash.kind === 'hole') {
    const fall = easeIn(ticks / 44)
    return { radius: FLOOR + fall * 9 + ticks * 0.02, squash: 1, scale: 1 - fall * 0.6 }
  }
  const gone = ticks > PRESSED
  // Far out, where it casts no shadow.
  return { radius: gone ? 9 : FLOOR, squash: 1 - 0.5 * easeOut(ticks / PRESSED), scale: gone ? 0 : 1 }
}

/** The bubble breathes, and fades in the moment of grace after it has burst. */
export function bubbleLook({ bubble, spared }: State, time: number): number {
  return bubble ? 0.85 + 0.15 * breath(time) : (spared / SPARED) * 0.5
}
