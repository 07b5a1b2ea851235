/**
 * What bodies do to each other in a tick. Touches are found once; then the tick is computed in short steps, each of
 * which pushes overlaps apart like stiff springs and afterwards takes the push out of the speeds again. Many short
 * steps of one round carry a tall stack better than one long step of many rounds.
 *
 * This runs in every tick, from the first one on: taking lists apart into names is avoided here and in `corners.ts`,
 * since it is slow until the engine has compiled it.
 */

export interface Body {
  /** The middle of its mass. */
  readonly x: number
  readonly y: number
  /** 1 / mass and 1 / inertia; 0 for what cannot be moved. */
  readonly lightness: number
  readonly ease: number
  /** How much it rubs on others. */
  readonly rub: number
  vx: number
  vy: number
  spin: number
  /** How far it has moved and turned in this tick. */
  dx: number
  dy: number
  turned: number
}

/** One corner of a touch. Forces are impulses of one short step. */
export interface Touch {
  readonly one: Body
  readonly other: Body
  /** The direction from the one to the other. */
  readonly nx: number
  readonly ny: number
  /** How much a spin moves the corner along the normal and along the side. */
  readonly armOne: number
  readonly armOther: number
  readonly reachOne: number
  readonly reachOther: number
  /** The mass that a push along the normal, or along the side, has to move. */
  readonly mass: number
  readonly drag: number
  readonly gap: number
  readonly spring: Spring
  readonly friction: number
  normal: number
  tangent: number
}

export interface Air {
  /** Ells/s². */
  readonly gravity: number
  readonly wind: number
  /** How strongly the air slows a body and its spin, per second. */
  readonly drag: number
  readonly spinDrag: number
}

interface Spring {
  /** Speed that an overlap is left with, for each ell of it. */
  readonly rate: number
  /** What part of the mass is pushed, and what part of the push so far is let go. */
  readonly push: number
  readonly yield: number
}

export const STEPS = 6
const STEP = 1 / (60 * STEPS)
/** Ells/s: an overlap is pushed apart no faster than this. */
const FASTEST = 4

/** A spring, given by its swings a second, but damped so strongly that it never does swing. */
function spring(swings: number, damping: number): Spring {
  const omega = 2 * Math.PI * swings
  const a = 2 * damping + STEP * omega
  const b = STEP * omega * a
  return { rate: omega / a, push: b / (1 + b), yield: 1 / (1 + b) }
}

const BETWEEN = spring(60, 10)
/** What stands on rock is held harder, since all the rest stands on that. */
const ON_ROCK = spring(90, 10)

/** Two bodies that touch at a corner, with the forces that held them there a tick ago. */
export function touchAt(
  one: Body,
  other: Body,
  { x, y, gap, nx, ny }: { x: number; y: number; gap: number; nx: number; ny: number },
  normal: number,
  tangent: number,
): Touch {
  const ax = x - one.x
  const ay = y - one.y
  const bx = x - other.x
  const by = y - other.y
  const armOne = ax * ny - ay * nx
  const armOther = bx * ny - by * nx
  const reachOne = ax * nx + ay * ny
  const reachOther = bx * nx + by * ny
  const light = one.lightness + other.lightness
  return {
    one,
    other,
    nx,
    ny,
    armOne,
    armOther,
    reachOne,
    reachOther,
    mass: 1 / (light + one.ease * armOne * armOne + other.ease * armOther * armOther),
    drag: 1 / (light + one.ease * reachOne * reachOne + other.ease * reachOther * reachOther),
    gap,
    spring: one.lightness && other.lightness ? BETWEEN : ON_ROCK,
    friction: Math.min(one.rub, other.rub),
    normal,
    tangent,
  }
}

/** Pushes both again as they were pushed a step ago. */
function pushAgain(t: Touch): void {
  const { one, other, normal, tangent } = t
  const px = t.nx * normal - t.ny * tangent
  const py = t.ny * normal + t.nx * tangent
  one.vx -= px * one.lightness
  one.vy -= py * one.lightness
  one.spin -= (t.armOne * normal + t.reachOne * tangent) * one.ease
  other.vx += px * other.lightness
  other.vy += py * other.lightness
  other.spin += (t.armOther * normal + t.reachOther * tangent) * other.ease
}

/** Friction along the side, which runs to the left of the normal: as much as the pressure allows. */
function rub(t: Touch): void {
  const { one, other, nx, ny, reachOne, reachOther } = t
  const slide =
    (other.vy - one.vy) * nx - (other.vx - one.vx) * ny + other.spin * reachOther - one.spin * reachOne
  const most = t.friction * t.normal
  const tangent = Math.min(most, Math.max(-most, t.tangent - slide * t.drag))
  const more = tangent - t.tangent
  t.tangent = tangent
  one.vx += ny * more * one.lightness
  one.vy -= nx * more * one.lightness
  one.spin -= reachOne * more * one.ease
  other.vx -= ny * more * other.lightness
  other.vy += nx * more * other.lightness
  other.spin += reachOther * more * other.ease
}

/** Keeps them apart: `soft` pushes overlaps apart, otherwise only an approach is stopped. */
function press(t: Touch, soft: boolean): void {
  const { one, other, nx, ny, armOne, armOther, spring } = t
  const apart =
    (other.vx - one.vx) * nx + (other.vy - one.vy) * ny + other.spin * armOther - one.spin * armOne
  const gap =
    t.gap +
    (other.dx - one.dx) * nx +
    (other.dy - one.dy) * ny +
    other.turned * armOther -
    one.turned * armOne
  let normal = t.normal
  // Those that are still apart may close the gap, and no more.
  if (gap > 0) normal -= t.mass * (apart + gap / STEP)
  else if (soft)
    normal -= t.mass * spring.push * (apart + Math.max(spring.rate * gap, -FASTEST)) + spring.yield * normal
  else normal -= t.mass * apart
  if (normal < 0) normal = 0
  const more = normal - t.normal
  t.normal = normal
  one.vx -= nx * more * one.lightness
  one.vy -= ny * more * one.lightness
  one.spin -= armOne * more * one.ease
  other.vx += nx * more * other.lightness
  other.vy += ny * more * other.lightness
  other.spin += armOther * more * other.ease
}

function solve(touches: readonly Touch[], soft: boolean): void {
  for (const t of touches) {
    rub(t)
    press(t, soft)
  }
}

/** Wind, gravity and the air's resistance. */
function blow(body: Body, { gravity, wind, drag, spinDrag }: Air): void {
  body.vx = (body.vx + wind * STEP) / (1 + STEP * drag)
  body.vy = (body.vy - gravity * STEP) / (1 + STEP * drag)
  body.spin /= 1 + STEP * spinDrag
}

function advance(body: Body): void {
  body.dx += body.vx * STEP
  body.dy += body.vy * STEP
  body.turned += body.spin * STEP
}

/** Moves all bodies on by a tick. */
export function solveTick(bodies: readonly Body[], touches: readonly Touch[], air: Air): void {
  for (let i = 0; i < STEPS; i++) {
    for (const body of bodies) blow(body, air)
    for (const t of touches) pushAgain(t)
    solve(touches, true)
    for (const body of bodies) advance(body)
    solve(touches, false)
  }
}
