/** Lays the row out. Pure, so that the view and the browser tests share it. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { fitSquares, type SquareBoard } from '../../kit/board/square.ts'

/** CSS pixels. */
const MARGIN = 12
const MAX_CELL = 110
/** Room below the row for stems and window box, in cells. */
export const BELOW = 1.5

/** A board of one row, centred in the area that the shell leaves free. */
export const arrange = (screen: Screen, buds: number): SquareBoard =>
  fitSquares({ columns: buds, rows: 1 }, roomIn(screen, MARGIN), {
    largest: MAX_CELL,
    above: 0,
    below: BELOW,
  })
