/** Shapes as SVG path data, in whatever unit the pen is scaled to: a drawing is a list of dabs. */
import type { Pen } from '../../kit/paint/sprite.ts'

/** Fill an outline, and draw its edge as wide as asked. */
export function dab(pen: Pen, outline: string, fill: string | CanvasGradient, edge = '', wide = 6): void {
  const shape = new Path2D(outline)
  pen.lineWidth = wide
  pen.lineCap = pen.lineJoin = 'round'
  pen.strokeStyle = edge
  pen.fillStyle = fill
  if (edge) pen.stroke(shape)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is no array
  if (fill) pen.fill(shape)
}

/** Path data of a circle, or of an ellipse. */
export const round = (x: number, y: number, r: number, high = r) =>
  `M${x - r} ${y}a${r} ${high} 0 1 0 ${r * 2} 0a${r} ${high} 0 1 0 ${-r * 2} 0`

/** And of a box with its top left corner at x, y. */
export const block = (x: number, y: number, wide: number, high: number) =>
  `M${x} ${y}h${wide}v${high}h${-wide}z`
