/**
 * Resolves an impact on balls that touch each other, such as a rack: one pair after the other would send all speed along
 * a single row. The balls press on each other like elastic spheres (Hertz) until all have parted. Distances and times
 * are so short that no ball moves; only the ratios matter.
 */
import { type Ball, whereX, whereY } from './ball.ts'
import { BALL_BOUNCE, collide, rubTogether } from './impacts.ts'
import { RADIUS } from './table.ts'

/** Balls this close touch, in cm. */
const TOUCH = 0.03
const REACH = (2 * RADIUS + TOUCH) * (2 * RADIUS + TOUCH)

interface Contact {
  readonly one: number
  readonly two: number
  readonly nx: number
  readonly ny: number
  /** Depth, and the impulse so far. */
  depth: number
  impulse: number
}

/** A step of time, and their number at most: one contact of two balls takes forty. */
const STEP = 0.05
const STEPS = 1200
/** A slower impact, in cm/s, is left to the pair. */
const SLOW = 1
/** A ball that is pushed back out returns this share of the energy. */
const RETURNED = BALL_BOUNCE * BALL_BOUNCE

function areTouching(a: Ball, b: Ball, now: number): boolean {
  const dx = whereX(b, now) - whereX(a, now)
  const dy = whereY(b, now) - whereY(a, now)
  return dx * dx + dy * dy < REACH
}

/** The two balls, and all that touch them directly or through others. */
export function clusterOf(a: Ball, b: Ball, balls: readonly Ball[], now: number): readonly Ball[] {
  const cluster = [a, b]
  for (const member of cluster)
    for (const ball of balls)
      if (ball.pocket < 0 && !cluster.includes(ball) && areTouching(member, ball, now)) cluster.push(ball)
  return cluster
}

/** The contacts of balls that have been moved to the present. */
function contactsOf(cluster: readonly Ball[]): Contact[] {
  const contacts: Contact[] = []
  for (const [one, a] of cluster.entries())
    for (let two = one + 1; two < cluster.length; two++) {
      const b = cluster[two]
      if (!b || !areTouching(a, b, b.at)) continue
      const [dx, dy] = [b.x - a.x, b.y - a.y]
      const apart = Math.sqrt(dx * dx + dy * dy)
      contacts.push({ one, two, nx: dx / apart, ny: dy / apart, depth: 0, impulse: 0 })
    }
  return contacts
}

/** Lets the balls press on each other. Reports each pair that did, with the strength of the impact. */
export function press(cluster: readonly Ball[], tell: (a: Ball, b: Ball, speed: number) => void): void {
  const contacts = contactsOf(cluster)
  const [first] = contacts
  const [a, b] = cluster
  if (!first || !a || !b) return
  // The unit of speed is the first impact's.
  const unit = (a.vx - b.vx) * first.nx + (a.vy - b.vy) * first.ny
  if (unit < SLOW) return tell(a, b, collide(a, b))
  const speeds = cluster.map(({ vx, vy }) => ({ x: vx / unit, y: vy / unit }))
  for (let step = 0, isPressing = true; isPressing && step < STEPS; step++) {
    isPressing = step === 0
    for (const contact of contacts) {
      const { one, two, nx, ny } = contact
      const [v, w] = [speeds[one], speeds[two]]
      if (!v || !w) continue
      const closing = (v.x - w.x) * nx + (v.y - w.y) * ny
      contact.depth = Math.max(0, contact.depth + closing * STEP)
      if (contact.depth === 0) continue
      isPressing = true
      const force = contact.depth * Math.sqrt(contact.depth) * (closing > 0 ? 1 : RETURNED)
      contact.impulse += force * STEP
      v.x -= force * nx * STEP
      v.y -= force * ny * STEP
      w.x += force * nx * STEP
      w.y += force * ny * STEP
    }
  }
  for (const [i, ball] of cluster.entries()) {
    const speed = speeds[i]
    if (speed) [ball.vx, ball.vy] = [speed.x * unit, speed.y * unit]
  }
  for (const { one, two, nx, ny, impulse } of contacts) {
    const [v, w] = [cluster[one], cluster[two]]
    if (!v || !w || impulse === 0) continue
    rubTogether(v, w, nx, ny, impulse * unit)
    tell(v, w, impulse * unit)
  }
}
