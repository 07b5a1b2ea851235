import type { Pen } from './sprite.ts'

/** A flat oval: cheeks, shadows, petals, holes. */
export function blot(
  pen: Pen,
  colour: string | CanvasGradient,
  x: number,
  y: number,
  wide: number,
  high = wide,
  turn = 0,
): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.ellipse(x, y, wide, high, turn, 0, Math.PI * 2)
  pen.fill()
}
