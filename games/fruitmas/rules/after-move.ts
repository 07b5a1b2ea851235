/** Runs the events after a move: chocolate grows, squirrels hop. */
import type { Chance } from '../../kit/rules/chance.ts'
import { beside } from '../../kit/rules/grid.ts'
import { NEIGHBOURS } from './blasts.ts'
import {
  CHOCOLATE,
  EMPTY,
  isKind,
  isPlain,
  LEFTWARDS,
  makePiece,
  powerOf,
  SQUIRREL,
  withPower,
} from './pieces.ts'
import { record, replace, type Mutable, type Orders, type BoardPosition } from './steps.ts'
import { GRID } from './tree.ts'

/** Chocolate stops growing here, to leave room for matches. */
const MOST_CHOCOLATE = 8

/** Turns a fruit beside chocolate into chocolate, unless the move ate some. */
export function grow(now: Mutable, before: BoardPosition, orders: Orders, dice: Chance): void {
  const { board, left } = now
  const goal = orders.goals.findIndex(({ kind }) => kind === CHOCOLATE)
  const still = left[goal] ?? 0
  if (!still || still < (before.left[goal] ?? 0) || still >= MOST_CHOCOLATE) return
  const near = [...board.keys()].filter(
    (cell) =>
      isPlain(board[cell] ?? EMPTY) && NEIGHBOURS[cell]?.some((at) => isKind(board[at] ?? EMPTY, CHOCOLATE)),
  )
  const cell = dice.shuffle(near)[0]
  if (cell === undefined) return
  left[goal] = still + 1
  const eaten = { cell, piece: board[cell] ?? EMPTY, wave: 0 }
  replace(now, orders, [{ cell, piece: makePiece(now.next++, CHOCOLATE) }], [eaten])
}

/** Swaps each squirrel with the fruit it faces. Without one, it turns round. */
export function hop(now: Mutable, orders: Orders): void {
  const { board } = now
  for (const [from, squirrel] of [...board].entries()) {
    if (!isKind(squirrel, SQUIRREL)) continue
    for (const way of [powerOf(squirrel), LEFTWARDS - powerOf(squirrel)]) {
      const to = beside(GRID, from, way === LEFTWARDS ? 'left' : 'right')
      const fruit = (to !== undefined && board[to]) || EMPTY
      if (to === undefined || !isPlain(fruit)) continue
      const start = [...board]
      board[from] = fruit
      board[to] = withPower(squirrel, way)
      record(now, orders, { start, hopped: { from, to } })
      break
    }
  }
}
