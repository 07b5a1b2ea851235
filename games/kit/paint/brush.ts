/** The strokes that flat things are painted with. */
import type { Pen } from './sprite.ts'

export type Fill = string | CanvasGradient

/** Colours in even steps from the first to the last, or each at its place from 0 to 1. */
export type Shades = readonly string[] | Readonly<Record<number, string>>

/** Draws with the origin at this place. */
export function at(pen: Pen, x: number, y: number, draw: () => void): void {
  pen.save()
  pen.translate(x, y)
  draw()
  pen.restore()
}

/** A filled oval in the pen's present colour; round where only its width is given. */
export function dab(pen: Pen, x: number, y: number, wide: number, high = wide, turn = 0): void {
  pen.beginPath()
  pen.ellipse(x, y, wide, high, turn, 0, Math.PI * 2)
  pen.fill()
}

/** A flat oval in a colour of its own: cheeks, shadows, petals, holes. */
export function blot(pen: Pen, fill: Fill, x: number, y: number, wide: number, high = wide, turn = 0): void {
  pen.fillStyle = fill
  dab(pen, x, y, wide, high, turn)
}

/** Circles of one colour, each given by its middle and radius. */
export function dots(
  pen: Pen,
  fill: Fill,
  ...places: readonly (readonly [x: number, y: number, radius: number])[]
): void {
  pen.fillStyle = fill
  pen.beginPath()
  for (const [x, y, radius] of places) {
    pen.moveTo(x, y)
    pen.arc(x, y, radius, 0, 7)
  }
  pen.fill()
}

export function ring(pen: Pen, colour: Fill, x: number, y: number, radius: number, width: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.lineWidth = width
  pen.strokeStyle = colour
  pen.stroke()
}

/** A straight line in the pen's present colour and width. */
export function line(pen: Pen, x0: number, y0: number, x1: number, y1: number): void {
  pen.beginPath()
  pen.moveTo(x0, y0)
  pen.lineTo(x1, y1)
  pen.stroke()
}

/** Corners as x, y, x, y…, moved to (x, y). */
export function polygon(pen: Pen, fill: Fill, corners: readonly number[], x = 0, y = 0): void {
  pen.fillStyle = fill
  pen.beginPath()
  for (let i = 0; i + 1 < corners.length; i += 2) pen.lineTo(x + (corners[i] ?? 0), y + (corners[i + 1] ?? 0))
  pen.fill()
}

/** A shape as SVG writes it: far shorter than the same calls. */
export function fillPath(pen: Pen, path: string | Path2D, fill: Fill): void {
  pen.fillStyle = fill
  const shape: Path2D = typeof path === 'string' ? new Path2D(path) : path
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A pen is not an array.
  pen.fill(shape)
}

/** Lines with round ends along an SVG path. */
export function strokePath(pen: Pen, path: string | Path2D, colour: Fill, width: number): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineCap = pen.lineJoin = 'round'
  pen.stroke(typeof path === 'string' ? new Path2D(path) : path)
}

/** Path data in hundredths of a size, at that size. */
export function pathOf(path: string, size: number): Path2D {
  const shape = new Path2D()
  shape.addPath(new Path2D(path), { a: size / 100, d: size / 100 })
  return shape
}

/** Path data of a circle, or of an oval. */
export const round = (x: number, y: number, wide: number, high = wide) =>
  `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${wide * 2} 0a${wide} ${high} 0 1 0 ${-wide * 2} 0`

/** Path data of a box with its top left corner at x, y. */
export const block = (x: number, y: number, wide: number, high: number) =>
  `M${x} ${y}h${wide}v${high}h${-wide}z`

/** Shades along a line. */
export const shaded = (
  pen: Pen,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  shades: Shades,
): CanvasGradient => withShades(pen.createLinearGradient(...from, ...to), shades)

/** Shades from top to bottom: lit from above. */
export const downwards = (pen: Pen, top: number, bottom: number, shades: Shades): CanvasGradient =>
  shaded(pen, [0, top], [0, bottom], shades)

/** Shades from `half` left of the origin to as far right of it: anything round. */
export const across = (pen: Pen, half: number, shades: Shades): CanvasGradient =>
  shaded(pen, [-half, 0], [half, 0], shades)

/** Shades from a point, or from a circle of radius `inner` around it, outwards. */
export const halo = (
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  shades: Shades,
  inner = 0,
): CanvasGradient => withShades(pen.createRadialGradient(x, y, inner, x, y, radius), shades)

export function withShades(gradient: CanvasGradient, shades: Shades): CanvasGradient {
  const places = Array.isArray(shades)
    ? shades.map((colour, i) => [i / (shades.length - 1), colour] as const)
    : Object.entries(shades)
  for (const [at, colour] of places) gradient.addColorStop(Number(at), colour)
  return gradient
}
