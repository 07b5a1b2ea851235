/**
 * Balls that never overlap. Drag slows all balls by the same share, so in a time that slows with them (`now`, run
 * down by `pace`) every ball moves straight at constant speed, and each collision is the root of a quadratic.
 * Friction of a sliding ball acts in small kicks between ticks: that is what makes follow and draw bend a path.
 * A ball's place is kept as of its last event and never rewritten in between, so it does not matter to the last bit
 * whether a shot is run tick by tick or all at once. Only + − × ÷ and square roots: the same on every engine.
 */
import { type Bump, collide, rebound, rub } from './impacts.ts'
import { CUSHIONS, NOSES, POCKETS, RADIUS } from './table.ts'

export interface Ball {
  /** 0 is the cue ball; the others are their numbers. */
  readonly id: number
  /** Where it was at the time `at`. */
  x: number
  y: number
  /** Velocity, as it would be without drag since the shot. */
  vx: number
  vy: number
  /** The velocity that its turning would roll it with; equal to its velocity when it does not slide. */
  ux: number
  uy: number
  /** Speed of its equator from turning about the upright axis: side spin. */
  side: number
  at: number
  /** The pocket it fell into, or -1. */
  pocket: number
}

export interface Motion {
  balls: Ball[]
  now: number
  /** How much of each velocity drag has left. */
  pace: number
  ticks: number
}

export type Hit =
  | { readonly kind: 'ball'; readonly ball: number; readonly other: number; readonly speed: number }
  | { readonly kind: 'rail'; readonly ball: number; readonly speed: number }
  | { readonly kind: 'pot'; readonly ball: number; readonly pocket: number; readonly speed: number }

const TICK = 1 / 60
/** Drag per second: at first, and what is added each tick, so that a shot ends and does not creep. */
const DRAG = 0.03
const MORE_DRAG = 0.0022
/** Below this many cm/s a ball stands. */
const STANDING = 1.2
/** What a tip at the rim of the ball gives to its turning: 5/2 of half a radius. */
const TIP = 1.25

interface Body {
  readonly ball: Ball
  /** When its next event is due, and with what. */
  due: number
  mate: Body | undefined
  bump: Bump | undefined
}

export const still = (balls: Ball[]): Motion => ({ balls, now: 0, pace: 1, ticks: 0 })

export const copy = (motion: Motion): Motion => ({
  ...motion,
  balls: motion.balls.map((ball) => ({ ...ball })),
})

const rests = (b: Ball) => b.pocket >= 0 || (b.vx === 0 && b.vy === 0 && b.ux === 0 && b.uy === 0)

export const moving = (motion: Motion) => !motion.balls.every(rests)

export const whereX = (b: Ball, now: number) => b.x + b.vx * (now - b.at)
export const whereY = (b: Ball, now: number) => b.y + b.vy * (now - b.at)

/** Of everything that moves, turning included; per unit of mass, in cm²/s². */
export function energy({ balls, pace }: Motion): number {
  let sum = 0
  for (const b of balls) {
    if (b.pocket >= 0) continue
    sum += (b.vx * b.vx + b.vy * b.vy) / 2 + (b.ux * b.ux + b.uy * b.uy + b.side * b.side) / 5
  }
  return sum * pace * pace
}

/** The cue's stroke: towards (dx, dy), with the tip `top` above and `side` to the right of the centre, in -1…1. */
export function strike(ball: Ball, dx: number, dy: number, speed: number, top: number, side: number): void {
  const length = Math.sqrt(dx * dx + dy * dy)
  ball.vx = (dx / length) * speed
  ball.vy = (dy / length) * speed
  ball.ux = ball.vx * top * TIP
  ball.uy = ball.vy * top * TIP
  // y runs down on a screen, where turning to the right is the mathematician's left.
  ball.side = -side * TIP * speed
}

/** When a point moving from (x, y) at (vx, vy) comes within `reach` (its square) of the origin; Infinity if never. */
function meeting(x: number, y: number, vx: number, vy: number, reach: number): number {
  const closing = x * vx + y * vy
  if (closing >= 0) return Infinity
  const gap = x * x + y * y - reach
  if (gap <= 0) return 0
  const root = closing * closing - (vx * vx + vy * vy) * gap
  return root > 0 ? gap / (Math.sqrt(root) - closing) : Infinity
}

const PAIR_REACH = 4 * RADIUS * RADIUS

function pairDue(a: Ball, b: Ball): number {
  const vx = a.vx - b.vx
  const vy = a.vy - b.vy
  if (vx === 0 && vy === 0) return Infinity
  const from = a.at > b.at ? a.at : b.at
  return (
    from + meeting(whereX(a, from) - whereX(b, from), whereY(a, from) - whereY(b, from), vx, vy, PAIR_REACH)
  )
}

/** Finds what the ball would do on an empty table. */
function lookAtTable(body: Body): void {
  const { x, y, vx, vy, at } = body.ball
  let due = Infinity
  let bump: Bump | undefined
  body.mate = undefined
  if (vx !== 0 || vy !== 0) {
    for (const c of CUSHIONS) {
      const across = vx * c.nx + vy * c.ny
      if (across >= 0) continue
      const gap = (x - c.x) * c.nx + (y - c.y) * c.ny - RADIUS
      // Behind a cushion's line, not pressed into it: beside a pocket.
      if (gap < -RADIUS) continue
      const wait = gap > 0 ? gap / -across : 0
      if (wait >= due) continue
      const along = (x + vx * wait - c.x) * c.tx + (y + vy * wait - c.y) * c.ty
      if (along < 0 || along > c.length) continue
      due = wait
      bump = { pocket: -1, nx: c.nx, ny: c.ny, bounce: c.bounce }
    }
    for (const nose of NOSES) {
      const wait = meeting(x - nose.x, y - nose.y, vx, vy, RADIUS * RADIUS)
      if (wait >= due) continue
      due = wait
      const nx = (x + vx * wait - nose.x) / RADIUS
      const ny = (y + vy * wait - nose.y) / RADIUS
      bump = { pocket: -1, nx, ny, bounce: 0.7 }
    }
    for (const [pocket, hole] of POCKETS.entries()) {
      const wait = meeting(x - hole.x, y - hole.y, vx, vy, hole.radius * hole.radius)
      if (wait >= due) continue
      due = wait
      bump = { pocket, nx: 0, ny: 0, bounce: 0 }
    }
  }
  body.due = at + due
  body.bump = bump
}

/** Notes that these two meet, if that is the next thing to happen to `body`. Of a tie the lower number wins. */
function consider(body: Body, other: Body, due: number): void {
  const tie = due === body.due && body.mate !== undefined && other.ball.id < body.mate.ball.id
  if (!(due < body.due) && !tie) return
  body.due = due
  body.mate = other
  body.bump = undefined
}

function lookAround(body: Body, bodies: readonly Body[]): void {
  lookAtTable(body)
  if (body.ball.pocket >= 0) return
  for (const other of bodies) {
    if (other !== body && other.ball.pocket < 0) consider(body, other, pairDue(body.ball, other.ball))
  }
}

/** After `body` changed course: its own next event, and everyone's who counted on it or now meets it. */
function replan(body: Body, bodies: readonly Body[]): void {
  lookAround(body, bodies)
  for (const other of bodies) {
    if (other === body || other.ball.pocket >= 0) continue
    if (other.mate === body) lookAround(other, bodies)
    else if (body.ball.pocket < 0) consider(other, body, pairDue(body.ball, other.ball))
  }
}

function moveTo(ball: Ball, now: number): void {
  ball.x = whereX(ball, now)
  ball.y = whereY(ball, now)
  ball.at = now
}

function halt(ball: Ball): void {
  ball.vx = ball.vy = ball.ux = ball.uy = ball.side = 0
}

function slow(ball: Ball, pace: number): boolean {
  const least = (STANDING * STANDING) / (pace * pace)
  return ball.vx * ball.vx + ball.vy * ball.vy < least && ball.ux * ball.ux + ball.uy * ball.uy < least
}

/** What the cue ball would meet first on its way from here, and how far off: a ball's number, or -1 for the table. */
export function ahead(
  from: Ball,
  dx: number,
  dy: number,
  balls: readonly Ball[],
): { meets: number; distance: number } {
  const length = Math.sqrt(dx * dx + dy * dy)
  const alone = (ball: Ball): Body => ({ ball, due: Infinity, mate: undefined, bump: undefined })
  const body = alone({ ...from, vx: dx / length, vy: dy / length, at: 0 })
  lookAround(body, [body, ...balls.filter(({ id }) => id !== from.id).map(alone)])
  return { meets: body.mate?.ball.id ?? -1, distance: body.due }
}

/** Lets up to `ticks` sixtieths of a second pass, in place, until every ball stands. */
export function advance(motion: Motion, ticks: number, tell: (hit: Hit) => void): void {
  const bodies = motion.balls.map((ball): Body => ({ ball, due: Infinity, mate: undefined, bump: undefined }))
  for (const body of bodies) lookAround(body, bodies)
  for (let left = ticks; left > 0 && moving(motion); left--) {
    const end = motion.now + motion.pace * TICK
    for (let body = soonest(bodies); body && body.due <= end; body = soonest(bodies)) {
      happen(body, bodies, motion, tell)
    }
    motion.now = end
    motion.ticks++
    for (const body of bodies) settle(body, bodies, motion)
    motion.pace *= 1 - (DRAG + MORE_DRAG * motion.ticks) * TICK
  }
  if (moving(motion)) return
  motion.now = motion.ticks = 0
  motion.pace = 1
  for (const ball of motion.balls) ball.at = 0
}

function soonest(bodies: readonly Body[]): Body | undefined {
  let first: Body | undefined
  for (const body of bodies) {
    if (body.ball.pocket < 0 && (!first || body.due < first.due)) first = body
  }
  return first
}

function happen(body: Body, bodies: readonly Body[], motion: Motion, tell: (hit: Hit) => void): void {
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
    tell({ kind: 'pot', ball: ball.id, pocket: bump.pocket, speed })
  } else if (bump) {
    tell({ kind: 'rail', ball: ball.id, speed: rebound(ball, bump) * motion.pace })
  }
  replan(body, bodies)
}

function settle(body: Body, bodies: readonly Body[], { now, pace }: Motion): void {
  const { ball } = body
  if (rests(ball)) return
  const stops = slow(ball, pace)
  if (!stops && ball.ux === ball.vx && ball.uy === ball.vy) return
  moveTo(ball, now)
  if (stops) halt(ball)
  else rub(ball, pace)
  replan(body, bodies)
}
