/** Where the buds stand. Pure, so that the view and the tests' player share it. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { fitSquares, type SquareBoard } from '../../kit/board/square.ts'

/** CSS pixels. */
const MARGIN = 12
const LARGEST = 110

/** A board of one row, in the middle of the room that the shell leaves. */
export const arrange = (screen: Screen, buds: number): SquareBoard =>
  fitSquares({ columns: buds, rows: 1 }, roomIn(screen, MARGIN), { largest: LARGEST })
