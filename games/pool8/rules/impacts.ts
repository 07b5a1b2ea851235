/** Resolves collisions of balls, and friction on the cloth. No impact adds energy. */
import type { Ball } from './ball.ts'

/** The part of the table that a ball hits: a cushion or a pocket. */
export interface Bump {
  readonly pocket: number
  readonly nx: number
  readonly ny: number
  readonly bounce: number
}

const BALL_BOUNCE = 0.97
const RAIL_GRIP = 0.18
/** Speed lost to sliding friction, in cm/s per tick. */
const KICK = (0.2 * 981) / 60
/** Share of the slip between spin and velocity that is added to the velocity by the time the ball rolls. */
const SETTLE = 2 / 7

/** Returns the impact speed. */
export function collide(a: Ball, b: Ball): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const apart = Math.sqrt(dx * dx + dy * dy)
  const nx = dx / apart
  const ny = dy / apart
  const closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny
  const push = (closing * (1 + BALL_BOUNCE)) / 2
  a.vx -= push * nx
  a.vy -= push * ny
  b.vx += push * nx
  b.vy += push * ny
  return closing
}

/** Bounces a ball off a cushion, which absorbs speed, stops the roll into it, and turns side spin into a new angle. */
export function rebound(ball: Ball, { nx, ny, bounce }: Bump): number {
  const into = -(ball.vx * nx + ball.vy * ny)
  const slip = ball.vy * nx - ball.vx * ny - ball.side
  const most = RAIL_GRIP * (1 + bounce) * into
  const rub = Math.max(-most, Math.min(most, -slip * SETTLE))
  ball.vx += (1 + bounce) * into * nx - rub * ny
  ball.vy += (1 + bounce) * into * ny + rub * nx
  ball.side -= 2.5 * rub
  const roll = ball.ux * nx + ball.uy * ny
  ball.ux -= roll * nx
  ball.uy -= roll * ny
  return into
}

/** Applies one tick of friction to a sliding ball. */
export function rub(ball: Ball, pace: number): void {
  const wx = ball.ux - ball.vx
  const wy = ball.uy - ball.vy
  const slip = Math.sqrt(wx * wx + wy * wy)
  const share = KICK / pace / slip
  if (share >= SETTLE) {
    ball.vx = ball.ux = ball.vx + SETTLE * wx
    ball.vy = ball.uy = ball.vy + SETTLE * wy
  } else {
    ball.vx += share * wx
    ball.vy += share * wy
    ball.ux -= 2.5 * share * wx
    ball.uy -= 2.5 * share * wy
  }
}
