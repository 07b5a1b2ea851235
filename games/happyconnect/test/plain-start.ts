/** Starts a round on any board, for tests with boards that do not belong to a level. */
import type { Board } from '../rules/board.ts'
import type { State } from '../rules.ts'

export const plainStart = (board: Board, level = 1): State => ({
  level,
  board,
  ribbons: board.ways.map(() => []),
  last: -1,
  spent: 0,
})
