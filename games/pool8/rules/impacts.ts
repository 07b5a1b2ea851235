/**
 * Resolves collisions. No impact adds energy.
 *
 * Cushions follow I. Han, "Dynamics in carom and three cushion billiards" (2005): an impulse at the nose's height, above
 * the ball's centre, with friction that turns roll and side spin into a new course. Balls follow the same law with the
 * throw that D. Alciatore measured (TP A.14): the faster the surfaces slip, the less they grip.
 */
import { type Ball, SETTLE } from './ball.ts'

/** The part of the table that a ball hits: a cushion or a pocket. */
export interface Bump {
  readonly pocket: number
  readonly nx: number
  readonly ny: number
  readonly bounce: number
}

export const BALL_BOUNCE = 0.95
const RAIL_GRIP = 0.2
/** Sine and cosine of the direction from the ball's centre to the nose, which is 1.27 radii above the cloth. */
const SIN = 0.27
const COS = Math.sqrt(1 - SIN * SIN)
/** Balls in contact part at this speed at least, in cm/s, so that pressing on takes a bounded number of impacts. */
const PARTING = 0.05
/** An impact slower than this presses rather than bounces: the roll into it is rubbed away. */
const PRESSING = 0.5
/** Seconds per metre in Alciatore's fit 0.00995 + 0.108 exp(-1.088 v). */
const FADES = 1.088e-2

/** Friction between two balls whose surfaces slip at this speed. The exponential is replaced by its series. */
function gripAt(slip: number): number {
  const x = FADES * slip
  return 0.00995 + 0.108 / (1 + x * (1 + x * (1 / 2 + x / 6)))
}

/** Adds part of the slip along a direction to the velocity, as if the ball had rolled out its slide along it. */
function rubAway(ball: Ball, nx: number, ny: number): void {
  const slip = (ball.ux - ball.vx) * nx + (ball.uy - ball.vy) * ny
  ball.vx += SETTLE * slip * nx
  ball.vy += SETTLE * slip * ny
  ball.ux -= (1 - SETTLE) * slip * nx
  ball.uy -= (1 - SETTLE) * slip * ny
}

/** Returns the impact speed. */
export function collide(a: Ball, b: Ball): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const apart = Math.sqrt(dx * dx + dy * dy)
  const nx = dx / apart
  const ny = dy / apart
  if ((a.vx - b.vx) * nx + (a.vy - b.vy) * ny < PRESSING) {
    rubAway(a, nx, ny)
    rubAway(b, nx, ny)
  }
  const closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny
  const push = (closing + Math.max(BALL_BOUNCE * closing, PARTING)) / 2
  a.vx -= push * nx
  a.vy -= push * ny
  b.vx += push * nx
  b.vy += push * ny
  rubTogether(a, b, nx, ny, Math.max(push, 0))
  return closing
}

/** Friction between two balls that push each other apart: throws them aside, and passes on spin like a gear. */
export function rubTogether(a: Ball, b: Ball, nx: number, ny: number, push: number): void {
  // Slip of the surfaces, sideways and vertically.
  const aside = (b.vx - a.vx) * ny - (b.vy - a.vy) * nx + a.side + b.side
  const upwards = -(a.ux + b.ux) * nx - (a.uy + b.uy) * ny
  const slip = Math.sqrt(aside * aside + upwards * upwards)
  if (slip === 0) return
  const rub = Math.min(gripAt(slip) * push, slip / 7) / slip
  const throws = rub * aside
  const lifts = 2.5 * rub * upwards
  a.vx += throws * ny
  a.vy -= throws * nx
  b.vx -= throws * ny
  b.vy += throws * nx
  for (const ball of [a, b]) {
    ball.side -= 2.5 * throws
    ball.ux += lifts * nx
    ball.uy += lifts * ny
  }
}

/** Bounces a ball off a cushion. Returns the impact speed. */
export function rebound(ball: Ball, { nx, ny, bounce }: Bump): number {
  if (-(ball.vx * nx + ball.vy * ny) < PRESSING) {
    const roll = ball.ux * nx + ball.uy * ny
    ball.ux -= roll * nx
    ball.uy -= roll * ny
  }
  const into = -(ball.vx * nx + ball.vy * ny)
  const roll = ball.ux * nx + ball.uy * ny
  const push = (1 + bounce) * COS * into
  // Slip of the surface along the cushion, and over its nose.
  const aside = ball.vy * nx - ball.vx * ny + SIN * (ball.uy * nx - ball.ux * ny) - COS * ball.side
  const over = SIN * into - roll
  const slip = Math.sqrt(aside * aside + over * over)
  const rub = slip > 0 ? Math.min(RAIL_GRIP * Math.max(push, 0), SETTLE * slip) / slip : 0
  const along = rub * aside
  const out = Math.max(COS * push + SIN * rub * over, into + PARTING)
  ball.vx += out * nx + along * ny
  ball.vy += out * ny - along * nx
  ball.ux += 2.5 * (rub * over * nx + SIN * along * ny)
  ball.uy += 2.5 * (rub * over * ny - SIN * along * nx)
  ball.side += 2.5 * COS * along
  return into
}
