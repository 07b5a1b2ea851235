import type { Pen } from '../kit/sprite.ts'

/** A filled oval, round where only its width is given. */
export function dab(pen: Pen, x: number, y: number, wide: number, high = wide, turn = 0): void {
  pen.beginPath()
  pen.ellipse(x, y, wide, high, turn, 0, 7)
  pen.fill()
}
