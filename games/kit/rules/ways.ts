/** Defines the four directions, for rules and views. */
export const WAYS = ['up', 'down', 'left', 'right'] as const
export type Way = (typeof WAYS)[number]

/** Unit steps; right and down are positive. */
export const STEPS: Readonly<Record<Way, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The main direction from one point to another; undefined if they are closer than `least`. */
export function wayTowards(from: Point, to: Point, least: number): Way | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (Math.max(Math.abs(dx), Math.abs(dy)) < least) return undefined
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right'
  return dy < 0 ? 'up' : 'down'
}
