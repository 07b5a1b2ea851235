/** Shapes given as SVG path data, each filled in one colour. */
import type { Pen } from '../kit/sprite.ts'

export const outline = (shape: string) => new Path2D(shape)

export function ink(pen: Pen, colour: string, shape: string): void {
  pen.fillStyle = colour
  pen.fill(outline(shape))
}
