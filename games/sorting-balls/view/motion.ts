/** Computes the flight of balls: out of the glass, across in an arc, down, and a bounce. No drawing. */
import { clamp, easeInOut, easeOut, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Point } from '../../kit/view.ts'

export interface Pose extends Point {
  readonly wide: number
  readonly high: number
  readonly turn: number
}

/** Times in seconds since the page opened. */
export interface BallFlight {
  readonly start: number
  readonly from: Point
  readonly to: Point
  /** The heights at which the ball leaves its tube and enters the other; undefined for a lift. */
  readonly over: { readonly from: number; readonly to: number } | undefined
  readonly rise: number
  readonly cross: number
  readonly fall: number
}

const SETTLE = 0.34
const LIFT = 0.2
const LONGEST_CROSS = 0.38

/** CSS pixels per second for a ball of 50 pixels. Speed scales with the ball, so that flights take the same time. */
const RISE_SPEED = 1900
const CROSS_SPEED = 2300
const GRAVITY = 7000

export function lift(from: Point, to: Point, start: number): BallFlight {
  return { start, from, to, over: undefined, rise: LIFT, cross: 0, fall: 0 }
}

/** A flight over the rims at heights `out` and `into`, down to the ball's slot. */
export function throwTo(
  from: Point,
  out: number,
  into: number,
  to: Point,
  ball: number,
  start: number,
): BallFlight {
  const scale = ball / 50
  const over = { from: Math.min(out, from.y), to: into }
  const distance = Math.hypot(to.x - from.x, into - over.from)
  return {
    start,
    from,
    to,
    over,
    rise: Math.max(0, from.y - over.from) / (RISE_SPEED * scale),
    cross: distance < 1 ? 0 : Math.min(LONGEST_CROSS, 0.11 + distance / (CROSS_SPEED * scale)),
    fall: Math.sqrt((2 * Math.max(0, to.y - into)) / (GRAVITY * scale)),
  }
}

/** A straight fall. */
export const dropTo = (from: Point, to: Point, ball: number, start: number): BallFlight =>
  throwTo(from, from.y, from.y, to, ball, start)

export const landing = ({ start, rise, cross, fall }: BallFlight): number => start + rise + cross + fall

export const isOver = (flight: BallFlight, now: number): boolean => now > landing(flight) + SETTLE

export function poseOf(
  { start, from, to, over, rise, cross, fall }: BallFlight,
  now: number,
  ball: number,
): Pose {
  const t = now - start
  if (t <= 0) return { ...from, wide: 1, high: 1, turn: 0 }
  if (!over) {
    const stretch = 0.14 * hop(t / rise)
    return {
      x: mix(from.x, to.x, easeOut(t / rise)),
      y: mix(from.y, to.y, overshoot(t / rise, 2)),
      wide: 1 - stretch,
      high: 1 + stretch,
      turn: 0,
    }
  }
  if (t < rise) {
    const u = t / rise
    return { x: from.x, y: mix(from.y, over.from, easeOut(u)), wide: 0.9, high: 1.12, turn: 0 }
  }
  if (t < rise + cross) {
    const u = (t - rise) / cross
    const lean = clamp((to.x - from.x) / (ball * 6), -1, 1)
    return {
      x: mix(from.x, to.x, easeInOut(u)),
      y: mix(over.from, over.to, easeInOut(u)) - hop(u) * ball * 0.55,
      wide: 1,
      high: 1,
      turn: lean * 0.5 * hop(u),
    }
  }
  if (t < rise + cross + fall) {
    const u = (t - rise - cross) / fall
    return {
      x: to.x,
      y: mix(over.to, to.y, u * (0.3 + 0.7 * u)),
      wide: 1 - 0.12 * u,
      high: 1 + 0.14 * u,
      turn: 0,
    }
  }
  return { ...to, turn: 0, ...squash(t - rise - cross - fall) }
}

/** The squash of a landing ball and, more weakly, of those below it. */
export function squash(since: number, strength = 1): { wide: number; high: number } {
  if (since < 0 || since > SETTLE) return { wide: 1, high: 1 }
  const swing = Math.cos((since / SETTLE) * Math.PI * 3) * (1 - since / SETTLE) ** 2 * 0.2 * strength
  return { wide: 1 + swing, high: 1 - swing }
}
