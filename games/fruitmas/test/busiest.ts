import { rowOf } from '../../kit/rules/grid.ts'
import { rules, type State } from '../rules.ts'
import { levelOf } from '../rules/levels.ts'
import { BOMB, makePiece, OUTSIDE, ROW } from '../rules/pieces.ts'
import { CELLS, WIDE } from '../rules/tree.ts'
import { firstCell } from '../view/hand.ts'

/** A wide tree of the first pack, with frost added everywhere. */
const LEVEL = 8

/** A colour bomb under the cursor, and to its right a line-clearer of the kind that fills half of the tree. */
export function busiest(): State {
  const start = rules.start(1, LEVEL)
  const bomb = firstCell(levelOf(LEVEL).open)
  const board = start.board.map((piece, cell) => {
    if (piece < 0) return piece
    if (cell === bomb) return makePiece(CELLS + 1, BOMB)
    if (cell === bomb + 1) return makePiece(CELLS + 2, 0, ROW)
    // A chequerboard: half of the fruit are one kind, without three in a line.
    return (cell + rowOf(WIDE, cell)) % 2 ? makePiece(cell + 1, 0) : piece
  })
  const frost = board.map((piece): number => (piece === OUTSIDE ? 0 : 3))
  return { ...start, board, frost, next: CELLS + 3, left: [frost.reduce((sum, layers) => sum + layers, 0)] }
}
