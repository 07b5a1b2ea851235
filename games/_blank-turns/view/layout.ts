/** Lays the bed out, with the next flowers above it. Pure, so that the view and the browser tests share it. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { fitSquares, type SquareBoard } from '../../kit/board/square.ts'
import type { Point } from '../../kit/view.ts'
import { GRID } from '../rules/bed.ts'

/** CSS pixels. */
const MARGIN = 10
const MAX_CELL = 104
/** Room for the next flowers above the bed, in cells. */
const ABOVE = 1.05

export const arrange = (screen: Screen): SquareBoard =>
  fitSquares(GRID, roomIn(screen, MARGIN), { largest: MAX_CELL, above: ABOVE })

/** Where the flower to plant is shown, and the one after it. */
export const queuePoint = ({ x, y, cell, columns }: SquareBoard, place: 0 | 1): Point => ({
  x: x + (columns / 2 + (place === 0 ? -0.35 : 0.5)) * cell,
  y: y - cell * 0.52,
})
