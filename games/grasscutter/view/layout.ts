/** Where the garden lies in the frame: as large as it can be with its hedge around it. Pure, in CSS pixels. */
import type { Point } from '../../kit/view.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Room } from '../../kit/board/room.ts'
import { sizeOf, strideOf, type Garden } from '../rules/garden.ts'

export interface Layout {
  /** A tile's side. */
  readonly tile: number
  /** The top left corner of the first tile. */
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
  readonly stride: number
}

/** In tiles: the hedge around the garden; it rises, so there is more of it above. */
export const RIM = 0.62
export const RISE = 0.24
/** CSS pixels: on a large screen a tile is no larger than this. */
const LARGEST = 104

/** CSS pixels between the garden and the edges of the frame. */
export const MARGIN = 5

export function arrange(garden: Garden, room: Room): Layout {
  const { width: columns, height: rows } = sizeOf(garden)
  const tile = Math.min(LARGEST, room.width / (columns + RIM * 2), room.height / (rows + RIM * 2 + RISE))
  return {
    tile,
    x: room.x + (room.width - columns * tile) / 2,
    y: room.y + (room.height - (rows - RISE) * tile) / 2,
    columns,
    rows,
    stride: strideOf(garden),
  }
}

export const columnOf = ({ stride }: Layout, place: number): number => place % stride
export const rowOf = ({ stride }: Layout, place: number): number => Math.floor(place / stride)

/** The middle of a tile. */
export const middle = (layout: Layout, place: number): Point => ({
  x: layout.x + (columnOf(layout, place) + 0.5) * layout.tile,
  y: layout.y + (rowOf(layout, place) + 0.5) * layout.tile,
})

export const TURNS: Readonly<Record<Way, number>> = {
  right: 0,
  down: Math.PI / 2,
  left: Math.PI,
  up: -Math.PI / 2,
}
