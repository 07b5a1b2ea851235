/** From grains and storeys to pixels: the oblique view in which the tower stands. */
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import type { Slab } from '../rules/slab.ts'

/** How much flatter the ground lies than it is wide, and how many grains a storey is high. */
export const FLAT = 0.483
export const STOREY = 250
/** The storey of the lawn: the house under the first one stands on it. */
export const LAWN = -2.5

export interface Lens {
  /** Where the middle of the tower's foot is in the frame. */
  readonly x: number
  readonly y: number
  /** Pixels in a grain. */
  readonly unit: number
}

/** Where a point is in the frame, given in grains east and south of the tower's middle and in storeys up. */
export const seen = ({ x, y, unit }: Lens, east: number, south: number, high: number): Point => ({
  x: x + (east - south) * unit,
  y: y + ((east + south) * FLAT - high * STOREY) * unit,
})

/** The middle of a slab that lies `high` storeys up. */
export const middleOf = (lens: Lens, { x, z, w, d }: Slab, high: number): Point =>
  seen(lens, x + w / 2, z + d / 2, high)

/** Begins a path along the outline of a slab at this height. */
export function plate(pen: Pen, lens: Lens, { x, z, w, d }: Slab, high: number): void {
  const left = seen(lens, x, z + d, high)
  pen.beginPath()
  rhombus(pen, left.x, left.y, w * lens.unit, d * lens.unit)
}

/** Adds a slab to the path: from its left corner `w` pixels down to the right, then `d` up to the right. */
export function rhombus(pen: Pen, x: number, y: number, w: number, d: number): void {
  pen.moveTo(x, y)
  pen.lineTo(x + w, y + w * FLAT)
  pen.lineTo(x + w + d, y + (w - d) * FLAT)
  pen.lineTo(x + d, y - d * FLAT)
  pen.closePath()
}

/** The same slab with every side moved outwards. */
export const spread = ({ x, z, w, d }: Slab, by: number): Slab => ({
  x: x - by,
  z: z - by,
  w: w + by * 2,
  d: d + by * 2,
})
