/**
 * Solves the contacts of a tick. Contacts are found once; then each substep pushes overlaps apart like stiff springs and
 * afterwards removes that push from the velocities. Many substeps with one iteration carry a tall stack better than one
 * step with many iterations.
 *
 * Hot from the first tick on: here and in `corners.ts`, array destructuring is avoided because it is slow until the
 * engine has compiled it.
 */

export interface RigidBody {
  /** Centre of mass. */
  readonly x: number
  readonly y: number
  /** 1 / mass and 1 / inertia; 0 for fixed bodies. */
  readonly lightness: number
  readonly ease: number
  /** Coefficient of friction. */
  readonly rub: number
  vx: number
  vy: number
  spin: number
  /** Displacement and rotation in this tick. */
  dx: number
  dy: number
  turned: number
}

/** A contact point. Forces are impulses per substep. */
export interface ContactPoint {
  readonly one: RigidBody
  readonly other: RigidBody
  /** Unit normal from `one` to `other`. */
  readonly nx: number
  readonly ny: number
  /** Lever arms: how far spin moves the corner along the normal (`arm`) and the tangent (`reach`). */
  readonly armOne: number
  readonly armOther: number
  readonly reachOne: number
  readonly reachOther: number
  /** Effective mass along the normal, and along the tangent. */
  readonly mass: number
  readonly drag: number
  readonly gap: number
  readonly spring: Spring
  readonly friction: number
  normal: number
  tangent: number
}

interface AirForces {
  /** Ells/s². */
  readonly gravity: number
  readonly wind: number
  /** Damping of velocity and of spin, per second. */
  readonly drag: number
  readonly spinDrag: number
}

interface Spring {
  /** Separation speed per ell of overlap. */
  readonly rate: number
  /** Share of the mass that is pushed, and of the accumulated impulse that is released. */
  readonly push: number
  readonly yield: number
}

const STEPS = 6
const STEP = 1 / (60 * STEPS)
/** Fastest separation of an overlap, in ells/s. */
const MAX_SEPARATION = 4

/** A soft constraint from its frequency in Hz and a damping ratio high enough that it never oscillates. */
function spring(hertz: number, damping: number): Spring {
  const omega = 2 * Math.PI * hertz
  const a = 2 * damping + STEP * omega
  const b = STEP * omega * a
  return { rate: omega / a, push: b / (1 + b), yield: 1 / (1 + b) }
}

const BETWEEN = spring(60, 10)
/** Stiffer against fixed bodies, because they carry the whole tower. */
const ON_ROCK = spring(90, 10)

/** Creates a contact, warm-started with the impulses of the last tick. */
export function touchAt(
  one: RigidBody,
  other: RigidBody,
  { x, y, gap, nx, ny }: { x: number; y: number; gap: number; nx: number; ny: number },
  normal: number,
  tangent: number,
): ContactPoint {
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

/** Applies the impulses of the last substep again (warm starting). */
function warmStart(t: ContactPoint): void {
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

/** Applies friction along the tangent, 90° anticlockwise of the normal, limited by the normal impulse. */
function rub(t: ContactPoint): void {
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

/** Applies the normal impulse: `soft` pushes overlaps apart, otherwise only an approach is stopped. */
function press(t: ContactPoint, soft: boolean): void {
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
  // Bodies still apart may close the gap but not overlap.
  if (gap > 0) normal -= t.mass * (apart + gap / STEP)
  else if (soft)
    normal -=
      t.mass * spring.push * (apart + Math.max(spring.rate * gap, -MAX_SEPARATION)) + spring.yield * normal
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

function solve(touches: readonly ContactPoint[], soft: boolean): void {
  for (const t of touches) {
    rub(t)
    press(t, soft)
  }
}

/** Applies wind, gravity and damping. */
function blow(body: RigidBody, { gravity, wind, drag, spinDrag }: AirForces): void {
  body.vx = (body.vx + wind * STEP) / (1 + STEP * drag)
  body.vy = (body.vy - gravity * STEP) / (1 + STEP * drag)
  body.spin /= 1 + STEP * spinDrag
}

function advance(body: RigidBody): void {
  body.dx += body.vx * STEP
  body.dy += body.vy * STEP
  body.turned += body.spin * STEP
}

/** Advances all bodies by a tick. */
export function solveTick(
  bodies: readonly RigidBody[],
  touches: readonly ContactPoint[],
  air: AirForces,
): void {
  for (let i = 0; i < STEPS; i++) {
    for (const body of bodies) blow(body, air)
    for (const t of touches) warmStart(t)
    solve(touches, true)
    for (const body of bodies) advance(body)
    solve(touches, false)
  }
}
