/** Draws paths given in hundredths of a size; line widths are fractions of that size. */
import { fillPath, pathOf, strokePath } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'

export function drawLines(pen: Pen, size: number, path: string, colour: string, width: number): void {
  strokePath(pen, pathOf(path, size), colour, size * width)
}

export function drawEdged(
  pen: Pen,
  size: number,
  path: string,
  fill: string,
  edge: string,
  width: number,
): void {
  fillPath(pen, pathOf(path, size), fill)
  drawLines(pen, size, path, edge, width)
}
