/** Where the garden lies in the frame: as large as it can be with its hedge around it. Pure, in CSS pixels. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { fitSquares, type SquareBoard } from '../../kit/board/square.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Point } from '../../kit/view.ts'
import { sizeOf, strideOf, type Garden } from '../rules/garden.ts'

/** The cells are the garden's tiles. */
export interface Layout extends SquareBoard {
  /** From one row to the next in the garden's text. */
  readonly stride: number
}

/** In tiles: the hedge around the garden; it rises, so there is more of it above. */
export const RIM = 0.62
export const RISE = 0.24
/** On a large screen a tile is no larger than this. */
const LARGEST = 104
/** Between the garden and the edges of the frame. */
export const MARGIN = 5

export function arrange(screen: Screen, garden: Garden): Layout {
  const { width: columns, height: rows } = sizeOf(garden)
  const hedge = { beside: RIM, above: RIM + RISE, largest: LARGEST }
  return {
    ...fitSquares({ columns, rows }, roomIn(screen, MARGIN), hedge),
    stride: strideOf(garden),
  }
}

/** The middle of a tile. */
export const middleOf = ({ x, y, cell, stride }: Layout, place: number): Point => ({
  x: x + (columnOf(stride, place) + 0.5) * cell,
  y: y + (rowOf(stride, place) + 0.5) * cell,
})

/** Radians by which a thing that faces right is turned. */
export const TURNS: Readonly<Record<Way, number>> = {
  right: 0,
  down: Math.PI / 2,
  left: Math.PI,
  up: -Math.PI / 2,
}
