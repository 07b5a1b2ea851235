/** Fits the board into the free area, as large as possible. Pure, in CSS pixels. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { cellAt, fitSquares, type SquareBoard } from '../../kit/board/square.ts'
import type { Point } from '../../kit/view.ts'
import { gridOf } from '../rules/board.ts'

/** Gap between the board and the bars. */
const MARGIN = 4
/** Width of the board's rim, in board widths. */
const RIM = 0.2 / 7
/** Upper limit for the size of a cell on large screens. */
const LARGEST = 148
/** How far outside the outermost cells a touch still counts, in cells. */
const SLACK = 0.4

/** A square board: it has as many columns as rows. */
export type Layout = SquareBoard

export const arrange = (screen: Screen, size: number): Layout =>
  fitSquares(gridOf(size), roomIn(screen, MARGIN), { beside: RIM * size, largest: LARGEST })

export const widthOf = ({ columns, cell }: Layout) => columns * cell

export const rimOf = (layout: Layout) => RIM * widthOf(layout)

/** The cell that a touch at this point means. */
export const touchedCell = (layout: Layout, at: Point) => cellAt(layout, at, SLACK)
