/** Where the board lies: as large as the room allows. Pure, in CSS pixels. */
import type { Point } from '../../kit/view.ts'
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { columnOf, rowOf } from '../rules/board.ts'

export interface Layout {
  readonly size: number
  /** The width of a cell. */
  readonly cell: number
  /** The top left corner of the first cell. */
  readonly x: number
  readonly y: number
}

/** Between the board and what the bars cover. */
const MARGIN = 4
/** The board's rim, in cells of a board of seven. */
const RIM = 0.2
/** On a large screen a cell is no larger than this. */
const LARGEST = 148
/** A finger may miss the outermost cells by this part of a cell. */
const SLACK = 0.4

export const rimOf = ({ size, cell }: Layout) => (RIM * cell * size) / 7

export function arrange(size: number, screen: Screen): Layout {
  const room = roomIn(screen, MARGIN)
  const cells = size * (1 + (2 * RIM) / 7)
  const cell = Math.min(LARGEST, Math.min(room.width, room.height) / cells)
  return {
    size,
    cell,
    x: room.x + (room.width - cell * size) / 2,
    y: room.y + (room.height - cell * size) / 2,
  }
}

export const middleOf = ({ size, cell, x, y }: Layout, at: number): Point => ({
  x: x + (columnOf(size, at) + 0.5) * cell,
  y: y + (rowOf(size, at) + 0.5) * cell,
})

/** The cell that a finger at this point means. */
export function cellAt({ size, cell, x, y }: Layout, at: Point): number | undefined {
  const [column, row] = [(at.x - x) / cell, (at.y - y) / cell]
  const isOff = (along: number) => along < -SLACK || along > size + SLACK
  if (isOff(column) || isOff(row)) return undefined
  const inside = (along: number) => Math.min(size - 1, Math.max(0, Math.floor(along)))
  return inside(row) * size + inside(column)
}
