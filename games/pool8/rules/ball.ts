/**
 * Describes a ball as plain data, and how it moves by itself.
 *
 * A ball slides while its spin does not match its velocity, then rolls, then rests. The cloth's friction is constant in
 * each phase (Coulomb), so the position is a quadratic of time. Coefficients: sliding 0.2, rolling 0.02, spinning 0.044,
 * as in D. Alciatore's table of measured properties and in pooltool (Kiefl, JOSS 2024).
 */
export interface Ball {
  /** 0 is the cue ball; the others have their printed numbers. */
  readonly id: number
  /** Position, velocity and spin at the time `at`, the ball's last event. */
  x: number
  y: number
  vx: number
  vy: number
  /** Velocity at which its spin would roll it; equal to its velocity when it does not slide. */
  ux: number
  uy: number
  /** Side spin: speed of its equator around the vertical axis. */
  side: number
  at: number
  /** The pocket it fell into, or -1; `OUT` if it is not in the game. */
  pocket: number
}

export const OUT = 6

/** In cm/s². */
const GRAVITY = 981
const SLIDING = 0.2 * GRAVITY
export const ROLLING = 0.02 * GRAVITY
/** Slowing of the equator: a solid ball's moment of inertia is 2/5. */
const SPINNING = 2.5 * 0.044 * GRAVITY
/** Share of the slip between spin and velocity that is added to the velocity by the time the ball rolls. */
export const SETTLE = 2 / 7

export const ballAt = (id: number, x: number, y: number): Ball => ({
  id,
  x,
  y,
  vx: 0,
  vy: 0,
  ux: 0,
  uy: 0,
  side: 0,
  at: 0,
  pocket: -1,
})

export const isResting = (b: Ball) => b.pocket >= 0 || (b.vx === 0 && b.vy === 0 && b.ux === 0 && b.uy === 0)

/** Whether the ball rolls without sliding. */
export const isRolling = (b: Ball) => b.ux === b.vx && b.uy === b.vy

/** A ball's acceleration, and the end of its phase. */
export interface Course {
  ax: number
  ay: number
  until: number
}

export function setCourse(course: Course, b: Ball): void {
  course.ax = course.ay = 0
  course.until = Infinity
  if (isResting(b)) return
  const rolls = isRolling(b)
  const [x, y] = rolls ? [-b.vx, -b.vy] : [b.ux - b.vx, b.uy - b.vy]
  const length = Math.sqrt(x * x + y * y)
  const drag = rolls ? ROLLING : SLIDING
  course.ax = (drag * x) / length
  course.ay = (drag * y) / length
  course.until = b.at + (rolls ? length : SETTLE * length) / drag
}

export const courseOf = (b: Ball): Course => {
  const course = { ax: 0, ay: 0, until: Infinity }
  setCourse(course, b)
  return course
}

const along = (at: number, speed: number, drag: number, time: number) =>
  at + (speed + (drag / 2) * time) * time

export const whereX = (b: Ball, now: number) => along(b.x, b.vx, courseOf(b).ax, now - b.at)
export const whereY = (b: Ball, now: number) => along(b.y, b.vy, courseOf(b).ay, now - b.at)

/** The velocity at which its spin would roll it, at a time in its phase. */
export function rollAt(b: Ball, now: number): readonly [number, number] {
  const { ax, ay } = courseOf(b)
  const gain = (isRolling(b) ? 1 : -2.5) * (now - b.at)
  return [b.ux + gain * ax, b.uy + gain * ay]
}

/** Moves the ball to a time in its phase. */
export function moveTo(b: Ball, { ax, ay }: Course, now: number): void {
  const time = now - b.at
  const rolls = isRolling(b)
  b.x = along(b.x, b.vx, ax, time)
  b.y = along(b.y, b.vy, ay, time)
  b.vx += ax * time
  b.vy += ay * time
  b.ux = rolls ? b.vx : b.ux - 2.5 * ax * time
  b.uy = rolls ? b.vy : b.uy - 2.5 * ay * time
  const spin = SPINNING * time
  b.side = b.side > spin ? b.side - spin : b.side < -spin ? b.side + spin : 0
  b.at = now
}

/** Ends the ball's phase: a sliding ball rolls, a rolling one rests. */
export function endPhase(b: Ball, course: Course): void {
  const rolls = isRolling(b)
  const vx = rolls ? 0 : b.vx + SETTLE * (b.ux - b.vx)
  const vy = rolls ? 0 : b.vy + SETTLE * (b.uy - b.vy)
  moveTo(b, course, course.until)
  b.vx = b.ux = vx
  b.vy = b.uy = vy
}

export function halt(b: Ball): void {
  b.vx = b.vy = b.ux = b.uy = b.side = 0
}
