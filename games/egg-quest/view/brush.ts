/** Shapes as SVG writes them, in hundredths of a size: far shorter than the same calls. */
import type { Pen } from '../../kit/paint/sprite.ts'

export function outline(path: string, size: number): Path2D {
  const shape = new Path2D()
  shape.addPath(new Path2D(path), new DOMMatrix([size / 100, 0, 0, size / 100, 0, 0]))
  return shape
}

/** Draws somewhere else. */
export function at(pen: Pen, x: number, y: number, draw: () => void): void {
  pen.translate(x, y)
  draw()
  pen.translate(-x, -y)
}

/** Round-ended lines, as wide as given in hundredths; a line of no length is a dot, unless it is alone. */
export function lines(pen: Pen, size: number, path: string, colour: string, width: number): void {
  pen.lineCap = pen.lineJoin = 'round'
  pen.strokeStyle = colour
  pen.lineWidth = (size * width) / 100
  pen.stroke(outline(path, size))
}

/** A filled shape, with a line around it when its colour is given. */
export function patch(
  pen: Pen,
  size: number,
  path: string,
  fill: string | CanvasGradient,
  edge?: string,
  width = 6,
): void {
  pen.fillStyle = fill
  pen.fill(outline(path, size))
  if (edge) lines(pen, size, path, edge, width)
}

/** A shape that is lit from above, from its top to its bottom. */
export function shaded(
  pen: Pen,
  size: number,
  path: string,
  [lit, shade]: readonly [string, string],
  top: number,
  bottom: number,
): void {
  const fill = pen.createLinearGradient(0, (top * size) / 100, 0, (bottom * size) / 100)
  fill.addColorStop(0, lit)
  fill.addColorStop(1, shade)
  patch(pen, size, path, fill)
}
