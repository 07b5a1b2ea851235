/** The simplest marks: SVG path data and dots, each filled in one colour. */
import type { Pen } from '../../kit/paint/sprite.ts'

export const outline = (shape: string) => new Path2D(shape)

export function ink(pen: Pen, colour: string, shape: string): void {
  pen.fillStyle = colour
  pen.fill(outline(shape))
}

/** Filled circles, each given by its middle and radius. */
export function dots(
  pen: Pen,
  colour: string,
  ...places: readonly (readonly [number, number, number])[]
): void {
  pen.fillStyle = colour
  pen.beginPath()
  for (const [x, y, radius] of places) {
    pen.moveTo(x, y)
    pen.arc(x, y, radius, 0, 7)
  }
  pen.fill()
}
