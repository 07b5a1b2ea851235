/** What a player without a plan tries, one thing after the other: by keys, or by touching the board. */
import type { Point } from '../../games/kit/view.ts'

/** Seven attempts with the main button only, then thirteen with everything else as well, over and over. */
export const mainButtonOnly = (n: number) => n % 20 < 7

/** Milliseconds of game time. Flaps, jumps and drops all have about this rhythm. */
const BEAT = 640

/** Milliseconds of game time to let pass after the nth attempt. */
export const pauseAfter = (n: number) => (mainButtonOnly(n) ? BEAT : BEAT / 2)

const KEYS = ['Space', 'ArrowRight', 'Space', 'ArrowDown', 'Enter', 'ArrowLeft', 'Space', 'ArrowUp'] as const

export const keyToTry = (n: number): string =>
  mainButtonOnly(n) ? 'Space' : (KEYS[n % KEYS.length] ?? 'Space')

/** Where to touch; several points are a drag. */
export function touchToTry(n: number, { width, height }: { width: number; height: number }): Point[] {
  // The middle first, then a lattice that comes near every spot on the board.
  const [x, y] = mainButtonOnly(n)
    ? [0.5, 0.5]
    : [0.08 + 0.84 * ((n * 0.7549) % 1), 0.16 + 0.68 * ((n * 0.5698) % 1)]
  const from = { x: width * x, y: height * y }
  return n > 12 && n % 5 === 0 ? [from, { x: width * 0.5, y: height * 0.55 }] : [from]
}
