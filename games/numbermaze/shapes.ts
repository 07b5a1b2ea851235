import type { Pen } from '../kit/sprite.ts'

/** A filled ellipse around a point: half of what a garden is made of. */
export function blob(pen: Pen, x: number, y: number, wide: number, high = wide, turn = 0): void {
  pen.beginPath()
  pen.ellipse(x, y, wide, high, turn, 0, Math.PI * 2)
  pen.fill()
}
