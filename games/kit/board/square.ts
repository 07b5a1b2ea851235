/** A board of square cells on the screen: how large it may be, where its cells are, which one a finger means. */
import { cellIn, columnOf, rowOf, type Grid } from '../rules/grid.ts'
import type { Point } from '../view.ts'
import type { Room } from './room.ts'

export interface SquareBoard extends Grid {
  /** A cell's side, in CSS pixels. */
  readonly cell: number
  /** The top left corner of the first cell. */
  readonly x: number
  readonly y: number
}

export interface Fit {
  /** What lies around the cells, in cells: on the left and on the right, above, below. */
  readonly beside?: number
  readonly above?: number
  readonly below?: number
  /** CSS pixels: on a large screen a cell is no larger than this. */
  readonly largest: number
}

/** As large as the room allows, in its middle with all that lies around it. */
export function fitSquares(
  { columns, rows }: Grid,
  room: Room,
  { beside = 0, above = beside, below = beside, largest }: Fit,
): SquareBoard {
  const cell = Math.min(largest, room.width / (columns + beside * 2), room.height / (rows + above + below))
  return {
    columns,
    rows,
    cell,
    x: room.x + (room.width - columns * cell) / 2,
    y: room.y + (room.height - (rows - above + below) * cell) / 2,
  }
}

/** The middle of a cell. */
export const middleOf = ({ columns, cell, x, y }: SquareBoard, at: number): Point => ({
  x: x + (columnOf(columns, at) + 0.5) * cell,
  y: y + (rowOf(columns, at) + 0.5) * cell,
})

/** The cell that a finger means; it may miss the outermost cells by `slack` cells. */
export function cellAt(board: SquareBoard, { x, y }: Point, slack = 0): number | undefined {
  const column = within((x - board.x) / board.cell, board.columns, slack)
  const row = within((y - board.y) / board.cell, board.rows, slack)
  return cellIn(board, column, row)
}

function within(along: number, cells: number, slack: number): number {
  if (along < -slack || along > cells + slack) return -1
  return slack ? Math.min(cells - 1, Math.max(0, Math.floor(along))) : Math.floor(along)
}
