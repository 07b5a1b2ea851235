/** Lists the attempts of a player without a plan, by keys or by touch. */
import type { Point } from '../../games/kit/view.ts'

/** Seven attempts with the main button only, then thirteen with every input, repeated. */
export const mainButtonOnly = (n: number) => n % 20 < 7

/** Typical interval between flaps, jumps or drops, in ms of game time. */
const BEAT = 640

/** Pause after the nth attempt, in ms of game time. */
export const pauseAfter = (n: number) => (mainButtonOnly(n) ? BEAT : BEAT / 2)

const KEYS = ['Space', 'ArrowRight', 'Space', 'ArrowDown', 'Enter', 'ArrowLeft', 'Space', 'ArrowUp'] as const

export const keyToTry = (n: number): string =>
  mainButtonOnly(n) ? 'Space' : (KEYS[n % KEYS.length] ?? 'Space')

/** Returns the points to touch. Several points are a drag. */
export function touchToTry(n: number, { width, height }: { width: number; height: number }): Point[] {
  // The middle first, then a lattice that covers the whole board.
  const [x, y] = mainButtonOnly(n)
    ? [0.5, 0.5]
    : [0.08 + 0.84 * ((n * 0.7549) % 1), 0.16 + 0.68 * ((n * 0.5698) % 1)]
  const from = { x: width * x, y: height * y }
  return n > 12 && n % 5 === 0 ? [from, { x: width * 0.5, y: height * 0.55 }] : [from]
}
