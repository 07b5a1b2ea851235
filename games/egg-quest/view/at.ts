import type { Pen } from '../../kit/paint/sprite.ts'

/** Draws with the origin at x, y. Translating back is cheaper than saving the pen's whole state. */
export function at(pen: Pen, x: number, y: number, draw: () => void): void {
  pen.translate(x, y)
  draw()
  pen.translate(-x, -y)
}
