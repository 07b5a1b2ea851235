/** Draws flat shapes: ovals, rings, lines, polygons, SVG paths, gradients. */
import type { Pen } from './sprite.ts'

export type Fill = string | CanvasGradient

/** Gradient colours: evenly spaced, or by their offsets from 0 to 1. */
export type Shades = readonly string[] | Readonly<Record<number, string>>

/** Draws with the origin moved to x, y. */
export function at(pen: Pen, x: number, y: number, draw: () => void): void {
  pen.save()
  pen.translate(x, y)
  draw()
  pen.restore()
}

/** A filled oval in the pen's current colour; a circle if only `wide` is given. */
export function dab(pen: Pen, x: number, y: number, wide: number, high = wide, turn = 0): void {
  pen.beginPath()
  pen.ellipse(x, y, wide, high, turn, 0, Math.PI * 2)
  pen.fill()
}

/** A filled oval in the given colour. */
export function blot(pen: Pen, fill: Fill, x: number, y: number, wide: number, high = wide, turn = 0): void {
  pen.fillStyle = fill
  dab(pen, x, y, wide, high, turn)
}

/** Circles of one colour, each given by its centre and radius. */
export function dots(
  pen: Pen,
  fill: Fill,
  ...circles: readonly (readonly [x: number, y: number, radius: number])[]
): void {
  pen.fillStyle = fill
  pen.beginPath()
  for (const [x, y, radius] of circles) {
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

/** A straight line in the pen's current colour and width. */
export function line(pen: Pen, x0: number, y0: number, x1: number, y1: number): void {
  pen.beginPath()
  pen.moveTo(x0, y0)
  pen.lineTo(x1, y1)
  pen.stroke()
}

/** A polygon with corners x, y, x, y…, offset by (x, y). */
export function polygon(pen: Pen, fill: Fill, corners: readonly number[], x = 0, y = 0): void {
  pen.fillStyle = fill
  pen.beginPath()
  for (let i = 0; i + 1 < corners.length; i += 2) pen.lineTo(x + (corners[i] ?? 0), y + (corners[i + 1] ?? 0))
  pen.fill()
}

/** Fills an SVG path, which is much shorter than the equivalent canvas calls. */
export function fillPath(pen: Pen, path: string | Path2D, fill: Fill): void {
  pen.fillStyle = fill
  const shape: Path2D = typeof path === 'string' ? new Path2D(path) : path
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A pen is not an array.
  pen.fill(shape)
}

/** Strokes an SVG path with round ends and joins. */
export function strokePath(pen: Pen, path: string | Path2D, colour: Fill, width: number): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineCap = pen.lineJoin = 'round'
  pen.stroke(typeof path === 'string' ? new Path2D(path) : path)
}

/** Scales path data, given in percent of `size`, to that size. */
export function pathOf(path: string, size: number): Path2D {
  const shape = new Path2D()
  shape.addPath(new Path2D(path), { a: size / 100, d: size / 100 })
  return shape
}

/** Path data of an oval; a circle if only `wide` is given. */
export const round = (x: number, y: number, wide: number, high = wide) =>
  `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${wide * 2} 0a${wide} ${high} 0 1 0 ${-wide * 2} 0`

/** Path data of a rectangle with its top left corner at x, y. */
export const block = (x: number, y: number, wide: number, high: number) =>
  `M${x} ${y}h${wide}v${high}h${-wide}z`

/** A linear gradient from one point to another. */
export const shaded = (
  pen: Pen,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  shades: Shades,
): CanvasGradient => withShades(pen.createLinearGradient(...from, ...to), shades)

/** A vertical gradient, from top to bottom. */
export const downwards = (pen: Pen, top: number, bottom: number, shades: Shades): CanvasGradient =>
  shaded(pen, [0, top], [0, bottom], shades)

/** A horizontal gradient from -half to half, for round shapes. */
export const across = (pen: Pen, half: number, shades: Shades): CanvasGradient =>
  shaded(pen, [-half, 0], [half, 0], shades)

/** A radial gradient around a point, starting at radius `inner`. */
export const halo = (
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  shades: Shades,
  inner = 0,
): CanvasGradient => withShades(pen.createRadialGradient(x, y, inner, x, y, radius), shades)

export function withShades(gradient: CanvasGradient, shades: Shades): CanvasGradient {
  const stops = Array.isArray(shades)
    ? shades.map((colour, i) => [i / (shades.length - 1), colour] as const)
    : Object.entries(shades)
  for (const [offset, colour] of stops) gradient.addColorStop(Number(offset), colour)
  return gradient
}
