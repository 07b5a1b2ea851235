/** How much choice a garden offers: for tuning and its tests. */
import { WAYS } from '../../kit/rules/ways.ts'
import { landing, picked, shutCells, type Board } from '../rules/board.ts'
import { solve } from '../rules/solve.ts'

/** Leaps to choose from, on average, along a shortest way. */
export function choices(board: Board): number {
  const way = solve(board, board.start, 0) ?? []
  let [at, held, open] = [board.start, 0, 0]
  for (const step of way) {
    const shut = shutCells(board, held)
    open += WAYS.filter((other) => landing(board, shut, at, other) >= 0).length
    at = landing(board, shut, at, step)
    held = picked(board, held, at)
  }
  return open / way.length
}
