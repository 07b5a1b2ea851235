/** Fits the greenhouse into the frame as large as possible. Pure, in CSS pixels. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { fitSquares, type SquareBoard } from '../../kit/board/square.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { Point } from '../../kit/view.ts'
import { strideOf, type House } from '../rules/house.ts'

/** The cells are the tiles of the house, its outer walls included. */
export interface Layout extends SquareBoard {
  /** Offset from one row to the next in the text of the house. */
  readonly stride: number
}

/** In tiles: the visible part of the outer walls, and how far plants rise above them. */
const RIM = 0.62
const RISE = 0.3
/** Largest tile, on large screens. */
const LARGEST = 116
export const MARGIN = 4

export function arrange(screen: Screen, house: House): Layout {
  const stride = strideOf(house)
  const grid = { columns: stride - 1, rows: Math.round((house.length + 1) / stride) }
  // The rest of the outer walls may be clipped.
  const around = { beside: RIM - 1, above: RIM - 1 + RISE, largest: LARGEST }
  return { ...fitSquares(grid, roomIn(screen, MARGIN), around), stride }
}

/** The centre of a tile. */
export const middleOf = ({ x, y, cell, stride }: Layout, place: number): Point => ({
  x: x + (columnOf(stride, place) + 0.5) * cell,
  y: y + (rowOf(stride, place) + 0.5) * cell,
})

/** The place under a point; undefined outside the house. */
export function placeAt({ x, y, cell, columns, rows, stride }: Layout, point: Point): number | undefined {
  const [column, row] = [Math.floor((point.x - x) / cell), Math.floor((point.y - y) / cell)]
  return column < 0 || row < 0 || column >= columns || row >= rows ? undefined : row * stride + column
}
