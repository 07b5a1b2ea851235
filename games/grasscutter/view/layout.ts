/** Fits the garden and its hedge into the frame, as large as possible. Pure, in CSS pixels. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { fitSquares, type SquareBoard } from '../../kit/board/square.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Point } from '../../kit/view.ts'
import { sizeOf, strideOf, type Garden } from '../rules/garden.ts'

/** The cells are the garden's tiles. */
export interface Layout extends SquareBoard {
  /** Index offset from one row to the next in the garden's text. */
  readonly stride: number
}

/** Width and height of the hedge around the garden, in tiles. Its height needs extra space above. */
export const RIM = 0.62
export const RISE = 0.24
/** Maximum tile size. */
const LARGEST = 104
/** Gap between the garden and the edges of the frame. */
export const MARGIN = 5

export function arrange(screen: Screen, garden: Garden): Layout {
  const { width: columns, height: rows } = sizeOf(garden)
  const hedge = { beside: RIM, above: RIM + RISE, largest: LARGEST }
  return {
    ...fitSquares({ columns, rows }, roomIn(screen, MARGIN), hedge),
    stride: strideOf(garden),
  }
}

/** The centre of a tile. */
export const middleOf = ({ x, y, cell, stride }: Layout, place: number): Point => ({
  x: x + (columnOf(stride, place) + 0.5) * cell,
  y: y + (rowOf(stride, place) + 0.5) * cell,
})

/** Rotation of a drawing that faces right, in radians. */
export const TURNS: Readonly<Record<Way, number>> = {
  right: 0,
  down: Math.PI / 2,
  left: Math.PI,
  up: -Math.PI / 2,
}
