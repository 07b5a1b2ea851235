/** Predicts every ball's next event: the end of its phase, or a collision. impacts.ts resolves collisions. */
import { type Ball, type Course, isResting, isRolling, setCourse } from './ball.ts'
import { type Bump } from './impacts.ts'
import { firstFall } from './roots.ts'
import { CUSHIONS, NOSES, POCKETS, RADIUS } from './table.ts'

/** A ball, its course, and its next event: with another ball, with the table, or else the end of its phase. */
export interface MovingBall extends Course {
  readonly ball: Ball
  due: number
  mate: MovingBall | undefined
  bump: Bump | undefined
}

export const bodyOf = (ball: Ball): MovingBall => ({
  ball,
  ax: 0,
  ay: 0,
  until: Infinity,
  due: Infinity,
  mate: undefined,
  bump: undefined,
})

const NOSE_BOUNCE = 0.7

/** Whether x + vt + ht² stays out of ±reach up to `end`. */
function staysOut(x: number, v: number, h: number, reach: number, end: number): boolean {
  const far = x + (v + h * end) * end
  const turn = h === 0 ? -1 : -v / (2 * h)
  const apex = turn > 0 && turn < end ? x + (v / 2) * turn : x
  return (x > reach && far > reach && apex > reach) || (x < -reach && far < -reach && apex < -reach)
}

/** Time until a point moving from (x, y) comes within `reach` of the origin, up to `end`; Infinity if never. */
function meeting(
  x: number,
  y: number,
  vx: number,
  vy: number,
  hx: number,
  hy: number,
  reach: number,
  end: number,
): number {
  return firstFall(
    {
      a: x * x + y * y - reach * reach,
      b: 2 * (x * vx + y * vy),
      c: vx * vx + vy * vy + 2 * (x * hx + y * hy),
      d: 2 * (vx * hx + vy * hy),
      e: hx * hx + hy * hy,
    },
    end,
  )
}

/** A bound on the length of any shot, in seconds, for rays that do not slow down. */
const LONG = 1e6

/** The time at which two balls meet in their current phases. Not exact if it is after `limit`. */
function pairDue(one: MovingBall, two: MovingBall, limit: number): number {
  const [a, b] = [one.ball, two.ball]
  const oneRests = isResting(a)
  const twoRests = isResting(b)
  if (oneRests && twoRests) return Infinity
  const from = a.at > b.at ? a.at : b.at
  const [ta, tb] = [from - a.at, from - b.at]
  // Differences of whole positions, so that exchanging the balls changes no digit.
  const x = a.x + (a.vx + (one.ax / 2) * ta) * ta - (b.x + (b.vx + (two.ax / 2) * tb) * tb)
  const y = a.y + (a.vy + (one.ay / 2) * ta) * ta - (b.y + (b.vy + (two.ay / 2) * tb) * tb)
  const vx = a.vx + one.ax * ta - (b.vx + two.ax * tb)
  const vy = a.vy + one.ay * ta - (b.vy + two.ay * tb)
  const hx = (one.ax - two.ax) / 2
  const hy = (one.ay - two.ay) / 2
  const end = Math.min(one.until, two.until, LONG) - from
  const seen = Math.min(end, limit - from)
  if (staysOut(x, vx, hx, 2 * RADIUS, seen) || staysOut(y, vy, hy, 2 * RADIUS, seen)) return Infinity
  if ((oneRests || twoRests) && isRolling(a) && isRolling(b)) {
    // A rolling ball's path is straight.
    const aside = x * vy - y * vx
    if (aside * aside > 4.01 * RADIUS * RADIUS * (vx * vx + vy * vy)) return Infinity
  }
  return from + meeting(x, y, vx, vy, hx, hy, 2 * RADIUS, end)
}

/** Finds the ball's next event without other balls. */
function lookAtTable(body: MovingBall): void {
  const { ball, ax, ay, until } = body
  const { x, y, vx, vy, at } = ball
  body.mate = body.bump = undefined
  body.due = until
  if (isResting(ball)) return
  const [hx, hy] = [ax / 2, ay / 2]
  const end = Math.min(until, LONG) - at
  let due = end
  for (const c of CUSHIONS) {
    const gap = (x - c.x) * c.nx + (y - c.y) * c.ny - RADIUS
    // A ball behind a cushion's line, rather than pressed into it, is beside a pocket.
    if (gap < -RADIUS) continue
    const quadratic = { a: gap, b: vx * c.nx + vy * c.ny, c: hx * c.nx + hy * c.ny, d: 0, e: 0 }
    const wait = firstFall(quadratic, end)
    if (wait >= due) continue
    const along = (x + (vx + hx * wait) * wait - c.x) * c.tx + (y + (vy + hy * wait) * wait - c.y) * c.ty
    if (along < 0 || along > c.length) continue
    due = wait
    body.bump = { pocket: -1, nx: c.nx, ny: c.ny, bounce: c.bounce }
  }
  const wayTo = (px: number, py: number, reach: number) =>
    staysOut(x - px, vx, hx, reach, due) || staysOut(y - py, vy, hy, reach, due)
      ? Infinity
      : meeting(x - px, y - py, vx, vy, hx, hy, reach, end)
  for (const nose of NOSES) {
    const wait = wayTo(nose.x, nose.y, RADIUS)
    if (wait >= due) continue
    due = wait
    const nx = (x + (vx + hx * wait) * wait - nose.x) / RADIUS
    const ny = (y + (vy + hy * wait) * wait - nose.y) / RADIUS
    body.bump = { pocket: -1, nx, ny, bounce: NOSE_BOUNCE }
  }
  for (const [pocket, hole] of POCKETS.entries()) {
    const wait = wayTo(hole.x, hole.y, hole.radius)
    if (wait >= due) continue
    due = wait
    body.bump = { pocket, nx: 0, ny: 0, bounce: 0 }
  }
  if (body.bump) body.due = at + due
}

/** Records this collision if it is the next event of `body`. In a tie the lower number wins. */
function consider(body: MovingBall, other: MovingBall, due: number): void {
  const tie = due === body.due && body.mate !== undefined && other.ball.id < body.mate.ball.id
  if (!(due < body.due) && !tie) return
  body.due = due
  body.mate = other
  body.bump = undefined
}

/** Finds the next event of a ball on its course. */
function lookAround(body: MovingBall, bodies: readonly MovingBall[]): void {
  lookAtTable(body)
  if (body.ball.pocket >= 0) return
  for (const other of bodies) {
    if (other !== body && other.ball.pocket < 0) consider(body, other, pairDue(body, other, body.due))
  }
}

/** Sets the course and the next event of every ball. */
export function plan(bodies: readonly MovingBall[]): void {
  for (const body of bodies) setCourse(body, body.ball)
  for (const body of bodies) lookAround(body, bodies)
}

/** Updates predictions after a ball has changed course: its own, and those of all balls that met it or will. */
export function replan(body: MovingBall, bodies: readonly MovingBall[]): void {
  setCourse(body, body.ball)
  lookAround(body, bodies)
  for (const other of bodies) {
    if (other === body || other.ball.pocket >= 0) continue
    if (other.mate === body) lookAround(other, bodies)
    else if (body.ball.pocket < 0) consider(other, body, pairDue(body, other, other.due))
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
  // At constant speed, because the distance counts, not the time.
  const ray = { ...from, vx: dx / length, vy: dy / length, at: 0 }
  const body = bodyOf(ray)
  const others = balls.filter(({ id }) => id !== from.id).map((ball) => bodyOf({ ...ball, at: 0 }))
  lookAround(body, [body, ...others])
  return { meets: body.mate?.ball.id ?? -1, distance: body.due }
}
