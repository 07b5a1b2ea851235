/** Calculates where a dragged piece is drawn, and where it snaps to. */
import type { Point } from '../../kit/view.ts'
import type { Bed } from '../rules/bed.ts'
import { fits, PIECES } from '../rules/pieces.ts'
import { cellSpot, extent, nearestCell, type Layout } from './layout.ts'
import { nearestPlace } from './placement.ts'

/** Snap distance of a dragged piece, in sizes. */
const SNAP = 1.5
/** Offset of a dragged piece above the finger, in sizes, so that the finger does not hide it. */
const ABOVE_FINGER = 1.6

/** The centre of the piece that a finger or a mouse at this point carries. */
export function carriedAt({ size }: Layout, piece: number, { x, y }: Point): Point {
  const isFinger = matchMedia('(pointer: coarse)').matches
  const { high } = extent(PIECES[piece]?.cells ?? [])
  return { x, y: isFinger ? y - size * (high / 2 + ABOVE_FINGER) : y }
}

/** The cell that a dragged piece with this centre would snap to. */
export function snapped(layout: Layout, bed: Bed, piece: number, middle: Point): number | undefined {
  const { middle: off } = extent(PIECES[piece]?.cells ?? [])
  const handle = { x: middle.x - off.x * layout.size, y: middle.y - off.y * layout.size }
  const place = nearestPlace(bed, piece, nearestCell(layout, handle).cell)
  const { x, y } = cellSpot(layout, place)
  const isNear = Math.hypot(x - handle.x, y - handle.y) < SNAP * layout.size
  return isNear && fits(bed, piece, place) ? place : undefined
}
