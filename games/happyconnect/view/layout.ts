/** Where the board lies: as large as the room allows. Pure, in CSS pixels. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { cellAt, fitSquares, type SquareBoard } from '../../kit/board/square.ts'
import type { Point } from '../../kit/view.ts'
import { gridOf } from '../rules/board.ts'

/** Between the board and what the bars cover. */
const MARGIN = 4
/** The board's rim, in widths of the board. */
const RIM = 0.2 / 7
/** On a large screen a cell is no larger than this. */
const LARGEST = 148
/** A finger may miss the outermost cells by this fraction of a cell. */
const SLACK = 0.4

/** A square: it has as many columns as rows. */
export type Layout = SquareBoard

export const arrange = (screen: Screen, size: number): Layout =>
  fitSquares(gridOf(size), roomIn(screen, MARGIN), { beside: RIM * size, largest: LARGEST })

/** The width of all cells together. */
export const widthOf = ({ columns, cell }: Layout) => columns * cell

export const rimOf = (layout: Layout) => RIM * widthOf(layout)

/** The cell that a finger at this point means. */
export const touchedCell = (layout: Layout, at: Point) => cellAt(layout, at, SLACK)
