/** How things in the greenhouse are painted: in units of which a tile has a hundred, around the middle of a tile. */
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'

export const UNITS = 100

/** A line along an SVG path. */
export function line(pen: Pen, path: string, colour: string, width: number): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineCap = pen.lineJoin = 'round'
  pen.stroke(new Path2D(path))
}

export function fill(pen: Pen, path: string, colour: string | CanvasGradient): void {
  pen.fillStyle = colour
  const outline: Path2D = new Path2D(path)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A pen is no array.
  pen.fill(outline)
}

/** From light over true to deep, along a line. */
export function shade(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  ...colours: readonly string[]
): CanvasGradient {
  const gradient = pen.createLinearGradient(...from, ...to)
  for (const [i, colour] of colours.entries()) gradient.addColorStop(i / (colours.length - 1), colour)
  return gradient
}

/** A pointed leaf from x, y. */
export function leaf(pen: Pen, x: number, y: number, long: number, turn: number, colour: string): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(long, long)
  fill(pen, 'M0 0C.1-.35.6-.45 1-.05 .65.3.25.3 0 0z', colour)
  line(pen, 'M.05 0 .8-.06', 'rgba(255,255,255,.28)', 0.05)
  pen.restore()
}

/** A sprite of so many units, whatever a tile measures now. */
export function bakeThing(
  bake: Bake,
  tile: number,
  key: string,
  wide: number,
  high: number,
  draw: (pen: Pen) => void,
): Sprite {
  const unit = tile / UNITS
  return bake(`${key} ${tile}`, wide * unit, high * unit, (pen) => {
    pen.scale(unit, unit)
    draw(pen)
  })
}
