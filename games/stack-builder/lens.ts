/** From grains and storeys to pixels: the oblique view in which the tower stands. */
import type { Point } from '../kit/game.ts'
import type { Pen } from '../kit/sprite.ts'
import type { Slab } from './slab.ts'

/** How much flatter the ground lies than it is wide, and how many grains a storey is high. */
export const FLAT = 0.483
export const STOREY = 250

export interface Lens {
  /** Where the middle of the tower's foot is in the frame. */
  readonly x: number
  readonly y: number
  /** Pixels in a grain. */
  readonly unit: number
}

export const seen = ({ x, y, unit }: Lens, east: number, south: number, high: number): Point => ({
  x: x + (east - south) * unit,
  y: y + ((east + south) * FLAT - high * STOREY) * unit,
})

/** The middle of a slab whose underside is so many storeys up. */
export const middleOf = (lens: Lens, { x, z, w, d }: Slab, high: number): Point =>
  seen(lens, x + w / 2, z + d / 2, high)

/** Begins a path along the outline of a slab's top as it lies at this height. */
export function plate(pen: Pen, lens: Lens, { x, z, w, d }: Slab, high: number): void {
  pen.beginPath()
  for (const [east, south] of [
    [x, z],
    [x + w, z],
    [x + w, z + d],
    [x, z + d],
  ] as const) {
    const at = seen(lens, east, south, high)
    pen.lineTo(at.x, at.y)
  }
  pen.closePath()
}

/** The same slab with every side moved outwards. */
export const spread = ({ x, z, w, d }: Slab, by: number): Slab => ({
  x: x - by,
  z: z - by,
  w: w + by * 2,
  d: d + by * 2,
})
