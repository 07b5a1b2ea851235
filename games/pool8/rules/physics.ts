/**
 * Simulates the balls without ever letting them overlap.
 *
 * Drag slows all balls by the same share, set by the fastest one. In a time that slows with them (`now`, scaled by
 * `pace`), every ball therefore moves straight at constant speed, and each collision is the root of a quadratic.
 * Friction on a sliding ball acts in small kicks between ticks, which makes follow and draw bend a path.
 *
 * A ball's position is stored as of its last event and never rewritten in between, so a shot is bit-identical whether
 * it runs tick by tick or all at once. Uses only + − × ÷ and square roots, which give the same result on every engine.
 */
import { type Ball, isResting, whereX, whereY } from './ball.ts'
import { type MovingBall, bodyOf, lookAround, replan, soonest } from './collisions.ts'
import { collide, rebound, rub } from './impacts.ts'

export interface TableMotion {
  balls: Ball[]
  now: number
  /** Share of each velocity left by drag. */
  pace: number
  ticks: number
}

export interface Hit {
  readonly kind: 'ball' | 'rail' | 'pot'
  readonly ball: number
  /** The other ball, or the pocket; 0 for a rail. */
  readonly other: number
  readonly speed: number
}

const TICK = 1 / 60
/** Deceleration of the fastest ball by drag, in cm/s². */
export const SLOWING = 65
/** A ball slower than this stops, in cm/s. */
const SLOWEST = 2.5
/** Spin from a tip at the rim of the ball: 5/2 of half a radius. */
const TIP = 1.25

export const atRest = (balls: Ball[]): TableMotion => ({ balls, now: 0, pace: 1, ticks: 0 })

export const copy = (motion: TableMotion): TableMotion => ({
  ...motion,
  balls: motion.balls.map((ball) => ({ ...ball })),
})

export const isMoving = (motion: TableMotion) => !motion.balls.every(isResting)

/** Strikes the ball towards (dx, dy), with the tip `top` above and `side` to the right of the centre, in -1…1. */
export function strike(ball: Ball, dx: number, dy: number, speed: number, top: number, side: number): void {
  const length = Math.sqrt(dx * dx + dy * dy)
  ball.vx = (dx / length) * speed
  ball.vy = (dy / length) * speed
  ball.ux = ball.vx * top * TIP
  ball.uy = ball.vy * top * TIP
  // Screen y points down, so a turn to the right is mathematically a turn to the left.
  ball.side = -side * TIP * speed
}

/** Runs up to `ticks` sixtieths of a second, in place, until every ball is at rest. */
export function advance(motion: TableMotion, ticks: number, tell: (hit: Hit) => void): void {
  const bodies = motion.balls.map(bodyOf)
  for (const body of bodies) lookAround(body, bodies)
  for (let left = ticks; left > 0 && isMoving(motion); left--) {
    const end = motion.now + motion.pace * TICK
    for (let body = soonest(bodies); body && body.due <= end; body = soonest(bodies)) {
      happen(body, bodies, motion, tell)
    }
    motion.now = end
    motion.ticks++
    for (const body of bodies) settle(body, bodies, motion)
    motion.pace = slowed(motion)
  }
  if (isMoving(motion)) return
  motion.now = motion.ticks = 0
  motion.pace = 1
  for (const ball of motion.balls) ball.at = 0
}

/** The pace after one more tick of drag. All balls slow by the same share as the fastest, so all stop soon. */
function slowed({ balls, pace }: TableMotion): number {
  let square = 0
  for (const { vx, vy, ux, uy } of balls) square = Math.max(square, vx * vx + vy * vy, ux * ux + uy * uy)
  return pace - (SLOWING / Math.sqrt(square)) * TICK
}

/** Resolves a ball's next event. */
function happen(
  body: MovingBall,
  bodies: readonly MovingBall[],
  motion: TableMotion,
  tell: (hit: Hit) => void,
): void {
  const { ball, mate, bump } = body
  motion.now = Math.max(motion.now, body.due)
  moveTo(ball, motion.now)
  if (mate) {
    moveTo(mate.ball, motion.now)
    const speed = collide(ball, mate.ball) * motion.pace
    tell({ kind: 'ball', ball: ball.id, other: mate.ball.id, speed })
    replan(mate, bodies)
  } else if (bump && bump.pocket >= 0) {
    const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy) * motion.pace
    ball.pocket = bump.pocket
    halt(ball)
    tell({ kind: 'pot', ball: ball.id, other: bump.pocket, speed })
  } else if (bump) {
    tell({ kind: 'rail', ball: ball.id, other: 0, speed: rebound(ball, bump) * motion.pace })
  }
  replan(body, bodies)
}

/** At the end of a tick, stops a slow ball and applies friction to a sliding one. */
function settle(body: MovingBall, bodies: readonly MovingBall[], { now, pace }: TableMotion): void {
  const { ball } = body
  if (isResting(ball)) return
  const stops = isSlow(ball, pace)
  if (!stops && ball.ux === ball.vx && ball.uy === ball.vy) return
  moveTo(ball, now)
  if (stops) halt(ball)
  else rub(ball, pace)
  replan(body, bodies)
}

function moveTo(ball: Ball, now: number): void {
  ball.x = whereX(ball, now)
  ball.y = whereY(ball, now)
  ball.at = now
}

function halt(ball: Ball): void {
  ball.vx = ball.vy = ball.ux = ball.uy = ball.side = 0
}

function isSlow(ball: Ball, pace: number): boolean {
  const least = (SLOWEST * SLOWEST) / (pace * pace)
  return ball.vx * ball.vx + ball.vy * ball.vy < least && ball.ux * ball.ux + ball.uy * ball.uy < least
}
