/** Where the greenhouse lies in the frame: as large as it can be with its planters around it. Pure, in CSS pixels. */
import type { Point } from '../../kit/view.ts'
import type { Room } from '../../kit/board/room.ts'
import { strideOf, type House } from '../rules/house.ts'

export interface Layout {
  /** A tile's side. */
  readonly tile: number
  /** The top left corner of the house, outer walls included. */
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
  readonly stride: number
}

/** In tiles: how much of the outer walls must be seen, and how far plants reach over them. */
const RIM = 0.62
const RISE = 0.3
/** CSS pixels: on a large screen a tile is no larger than this. */
const LARGEST = 116
export const MARGIN = 4

export function arrange(house: House, room: Room): Layout {
  const stride = strideOf(house)
  const columns = stride - 1
  const rows = Math.round((house.length + 1) / stride)
  const [inner, high] = [columns - 2 + RIM * 2, rows - 2 + RIM * 2 + RISE]
  const tile = Math.min(LARGEST, room.width / inner, room.height / high)
  return {
    tile,
    x: room.x + (room.width - columns * tile) / 2,
    y: room.y + (room.height - (rows - RISE) * tile) / 2,
    columns,
    rows,
    stride,
  }
}

export const columnOf = ({ stride }: Pick<Layout, 'stride'>, place: number): number => place % stride
export const rowOf = ({ stride }: Pick<Layout, 'stride'>, place: number): number => Math.floor(place / stride)

/** The middle of a tile. */
export const middle = (layout: Layout, place: number): Point => ({
  x: layout.x + (columnOf(layout, place) + 0.5) * layout.tile,
  y: layout.y + (rowOf(layout, place) + 0.5) * layout.tile,
})

/** The place under a point; none beyond the walls. */
export function placeAt({ x, y, tile, columns, rows, stride }: Layout, point: Point): number | undefined {
  const [column, row] = [Math.floor((point.x - x) / tile), Math.floor((point.y - y) / tile)]
  return column < 0 || row < 0 || column >= columns || row >= rows ? undefined : row * stride + column
}
