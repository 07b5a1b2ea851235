/**
 * Simulates the balls event by event, without ever letting them overlap.
 *
 * Between events every ball follows its own parabola (ball.ts), so each event is the root of a polynomial (roots.ts): the
 * end of a slide or a roll, a contact with a cushion, a pocket or a ball.
 *
 * A ball's position is stored as of its last event and never rewritten in between, so a shot is bit-identical whether
 * it runs tick by tick or all at once. Uses only + − × ÷ and square roots, which give the same result on every engine.
 */
import { type Ball, endPhase, halt, isResting, moveTo } from './ball.ts'
import { clusterOf, press } from './cluster.ts'
import { bodyOf, type MovingBall, plan, replan, soonest } from './collisions.ts'
import { collide, rebound } from './impacts.ts'

export interface TableMotion {
  balls: Ball[]
  now: number
  ticks: number
}

export interface Hit {
  readonly kind: 'ball' | 'rail' | 'pot'
  readonly ball: number
  /** The other ball, or the pocket; 0 for a rail. */
  readonly other: number
  readonly speed: number
}

/** Seconds on the table per tick. Its clock runs a third faster than the wall's, which shortens the wait. */
export const TICK = 1 / 45
/** Spin from a tip at the rim of the ball: 5/2 of half a radius. */
const TIP = 1.25

export const atRest = (balls: Ball[]): TableMotion => ({ balls, now: 0, ticks: 0 })

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

/** Runs up to `ticks` ticks, in place, until every ball is at rest. */
export function advance(motion: TableMotion, ticks: number, tell: (hit: Hit) => void): void {
  const bodies = motion.balls.map(bodyOf)
  plan(bodies)
  for (let left = ticks; left > 0 && isMoving(motion); left--) {
    motion.ticks++
    const end = motion.ticks * TICK
    for (let body = soonest(bodies); body && body.due <= end; body = soonest(bodies)) {
      happen(body, bodies, motion, tell)
    }
    motion.now = end
  }
  if (isMoving(motion)) return
  motion.now = motion.ticks = 0
  // A ball that spins on the spot is not waited for.
  for (const ball of motion.balls) ball.at = ball.side = 0
}

/** Resolves a ball's next event. */
function happen(
  body: MovingBall,
  bodies: readonly MovingBall[],
  motion: TableMotion,
  tell: (hit: Hit) => void,
): void {
  const { ball, mate, bump } = body
  const now = Math.max(motion.now, body.due)
  motion.now = now
  if (!mate && !bump) endPhase(ball, body)
  else moveTo(ball, body, now)
  if (mate) {
    moveTo(mate.ball, mate, now)
    const cluster = clusterOf(ball, mate.ball, motion.balls, now)
    const meet = (a: Ball, b: Ball, speed: number) => tell({ kind: 'ball', ball: a.id, other: b.id, speed })
    if (cluster.length === 2) meet(ball, mate.ball, collide(ball, mate.ball))
    else {
      const pressed = bodies.filter((each) => cluster.includes(each.ball))
      for (const each of pressed) moveTo(each.ball, each, now)
      press(cluster, meet)
      for (const each of pressed) replan(each, bodies)
      return
    }
    replan(mate, bodies)
  } else if (bump && bump.pocket >= 0) {
    const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy)
    ball.pocket = bump.pocket
    halt(ball)
    tell({ kind: 'pot', ball: ball.id, other: bump.pocket, speed })
  } else if (bump) tell({ kind: 'rail', ball: ball.id, other: 0, speed: rebound(ball, bump) })
  replan(body, bodies)
}
