/** Predicts every ball's next collision. impacts.ts resolves them. */
import { type Ball, whereX, whereY } from './ball.ts'
import { type Bump } from './impacts.ts'
import { CUSHIONS, NOSES, POCKETS, RADIUS } from './table.ts'

/** A ball and its next collision, with a ball or a part of the table. */
export interface MovingBall {
  readonly ball: Ball
  due: number
  mate: MovingBall | undefined
  bump: Bump | undefined
}

export const bodyOf = (ball: Ball): MovingBall => ({ ball, due: Infinity, mate: undefined, bump: undefined })

const NOSE_BOUNCE = 0.7

/**
 * Time until a point moving from (x, y) at (vx, vy) comes within `reach` (squared) of the origin; Infinity if never.
 */
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

/** Finds the ball's next collision with the table, ignoring other balls. */
function lookAtTable(body: MovingBall): void {
  const { x, y, vx, vy, at } = body.ball
  let due = Infinity
  let bump: Bump | undefined
  body.mate = undefined
  if (vx !== 0 || vy !== 0) {
    for (const c of CUSHIONS) {
      const across = vx * c.nx + vy * c.ny
      if (across >= 0) continue
      const gap = (x - c.x) * c.nx + (y - c.y) * c.ny - RADIUS
      // A ball behind a cushion's line, rather than pressed into it, is beside a pocket.
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
      bump = { pocket: -1, nx, ny, bounce: NOSE_BOUNCE }
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

/** Records this collision if it is the next one of `body`. In a tie the lower number wins. */
function consider(body: MovingBall, other: MovingBall, due: number): void {
  const tie = due === body.due && body.mate !== undefined && other.ball.id < body.mate.ball.id
  if (!(due < body.due) && !tie) return
  body.due = due
  body.mate = other
  body.bump = undefined
}

/** Finds a ball's next collision. */
export function lookAround(body: MovingBall, bodies: readonly MovingBall[]): void {
  lookAtTable(body)
  if (body.ball.pocket >= 0) return
  for (const other of bodies) {
    if (other !== body && other.ball.pocket < 0) consider(body, other, pairDue(body.ball, other.ball))
  }
}

/**
 * Updates predictions after a ball has changed course: its own, and those of all balls that would have hit it or now
 * will.
 */
export function replan(body: MovingBall, bodies: readonly MovingBall[]): void {
  lookAround(body, bodies)
  for (const other of bodies) {
    if (other === body || other.ball.pocket >= 0) continue
    if (other.mate === body) lookAround(other, bodies)
    else if (body.ball.pocket < 0) consider(other, body, pairDue(body.ball, other.ball))
  }
}

export function soonest(bodies: readonly MovingBall[]): MovingBall | undefined {
  let first: MovingBall | undefined
  for (const body of bodies) {
    if (body.ball.pocket < 0 && (!first || body.due < first.due)) first = body
  }
  return first
}

/** The first thing that a ball sent this way would hit, and its distance: a ball's number, or -1 for the table. */
export function firstMet(
  from: Ball,
  dx: number,
  dy: number,
  balls: readonly Ball[],
): { meets: number; distance: number } {
  const length = Math.sqrt(dx * dx + dy * dy)
  const body = bodyOf({ ...from, vx: dx / length, vy: dy / length, at: 0 })
  lookAround(body, [body, ...balls.filter(({ id }) => id !== from.id).map(bodyOf)])
  return { meets: body.mate?.ball.id ?? -1, distance: body.due }
}
