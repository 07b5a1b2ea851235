/** Describes a ball as plain data: position, velocity and spin. */
export interface Ball {
  /** 0 is the cue ball; the others have their printed numbers. */
  readonly id: number
  /** Position at the time `at`. */
  x: number
  y: number
  /** Velocity as it would be without drag since the shot. */
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

export const whereX = (b: Ball, now: number) => b.x + b.vx * (now - b.at)
export const whereY = (b: Ball, now: number) => b.y + b.vy * (now - b.at)
