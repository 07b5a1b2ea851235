/** The four directions: for rules too, which know no screen. */
export const WAYS = ['up', 'down', 'left', 'right'] as const
export type Way = (typeof WAYS)[number]

/** One step each way, right and down being positive. */
export const STEPS: Readonly<Record<Way, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** The way that leads from one point towards another; none where they are nearer than `least`. */
export function wayTowards(from: Spot, to: Spot, least: number): Way | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (Math.max(Math.abs(dx), Math.abs(dy)) < least) return undefined
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right'
  return dy < 0 ? 'up' : 'down'
}
