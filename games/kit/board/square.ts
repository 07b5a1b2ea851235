/** Lays out a board of square cells, and maps between cells and screen points. */
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
  /** Margins around the cells, in cells: left and right, above, below. */
  readonly beside?: number
  readonly above?: number
  readonly below?: number
  /** Maximum size of a cell, in CSS pixels. */
  readonly largest: number
}

/** Fits the board and its margins into the room, centred, as large as possible. */
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

/** The centre of a cell. */
export const middleOf = ({ columns, cell, x, y }: SquareBoard, at: number): Point => ({
  x: x + (columnOf(columns, at) + 0.5) * cell,
  y: y + (rowOf(columns, at) + 0.5) * cell,
})

/** The cell at a point. A point up to `slack` cells outside of the board counts as the outermost cell. */
export function cellAt(board: SquareBoard, { x, y }: Point, slack = 0): number | undefined {
  const column = within((x - board.x) / board.cell, board.columns, slack)
  const row = within((y - board.y) / board.cell, board.rows, slack)
  return cellIn(board, column, row)
}

function within(along: number, cells: number, slack: number): number {
  if (along < -slack || along > cells + slack) return -1
  return slack ? Math.min(cells - 1, Math.max(0, Math.floor(along))) : Math.floor(along)
}
