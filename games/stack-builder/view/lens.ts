/** Projects grains and storeys to pixels, in an oblique view. */
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Box, Point } from '../../kit/view.ts'
import type { Slab } from '../rules/slab.ts'

/** Vertical foreshortening of the ground, and the height of a storey in grains. */
export const FLAT = 0.483
export const STOREY = 250
/** Height of the lawn in storeys: the house is below storey 0. */
export const LAWN = -2.5

export interface Lens {
  /** Centre of the tower's foot in the frame. */
  readonly x: number
  readonly y: number
  /** Pixels per grain. */
  readonly unit: number
}

/** Projects a point, given in grains east and south of the tower's centre and in storeys up. */
export const project = ({ x, y, unit }: Lens, east: number, south: number, high: number): Point => ({
  x: x + (east - south) * unit,
  y: y + ((east + south) * FLAT - high * STOREY) * unit,
})

/** Centre of a slab `high` storeys up. */
export const middleOf = (lens: Lens, { x, z, w, d }: Slab, high: number): Point =>
  project(lens, x + w / 2, z + d / 2, high)

/** The box around a block with this base, from one height to another. */
export function boxAround(lens: Lens, { x, z, w, d }: Slab, from: number, to: number): Box {
  const [left, right] = [project(lens, x, z + d, from).x, project(lens, x + w, z, from).x]
  const [top, bottom] = [project(lens, x, z, to).y, project(lens, x + w, z + d, from).y]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Begins a path with the outline of a slab at a height. */
export function plate(pen: Pen, lens: Lens, { x, z, w, d }: Slab, high: number): void {
  const left = project(lens, x, z + d, high)
  pen.beginPath()
  rhombus(pen, left.x, left.y, w * lens.unit, d * lens.unit)
}

/** Adds a rhombus to the path: from its left corner `w` pixels down to the right, then `d` up to the right. */
export function rhombus(pen: Pen, x: number, y: number, w: number, d: number): void {
  pen.moveTo(x, y)
  pen.lineTo(x + w, y + w * FLAT)
  pen.lineTo(x + w + d, y + (w - d) * FLAT)
  pen.lineTo(x + d, y - d * FLAT)
  pen.closePath()
}

/** The slab with every side moved outwards. */
export const spread = ({ x, z, w, d }: Slab, by: number): Slab => ({
  x: x - by,
  z: z - by,
  w: w + by * 2,
  d: d + by * 2,
})
