import type { Pen } from './sprite.ts'

/** A filled oval in the pen's present colour; round where only its width is given. */
export function dab(pen: Pen, x: number, y: number, wide: number, high = wide, turn = 0): void {
  pen.beginPath()
  pen.ellipse(x, y, wide, high, turn, 0, Math.PI * 2)
  pen.fill()
}

/** A flat oval in a colour of its own: cheeks, shadows, petals, holes. */
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
  dab(pen, x, y, wide, high, turn)
}
