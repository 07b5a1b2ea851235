/** Draws an arc that empties clockwise from the top: the share left of a boss or a gift, from 1 to 0. */
import type { Pen } from '../../kit/paint/sprite.ts'

export function gauge(
  pen: Pen,
  colour: string,
  x: number,
  y: number,
  radius: number,
  width: number,
  left: number,
): void {
  const top = -Math.PI / 2
  pen.lineWidth = width
  pen.strokeStyle = colour
  pen.beginPath()
  pen.arc(x, y, radius, top, top + Math.PI * 2 * left)
  pen.stroke()
}
