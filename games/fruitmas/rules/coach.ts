/** Finds the hint: the swap with the highest value one move ahead. */
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { cascade, lowest } from './cascade.ts'
import type { Orders, BoardPosition } from './steps.ts'
import type { Level } from './levels.ts'
import { legalSwaps, type Board } from './matches.ts'
import {
  BOMB,
  BURST,
  canMove,
  CHOCOLATE,
  EMPTY,
  FROST,
  isKind,
  isSpecial,
  kindOf,
  powerOf,
  SQUIRREL,
  STAR,
} from './pieces.ts'
import { apart, WIDE, type Swap } from './tree.ts'

/** Values relative to one collected fruit. A star also counts every row it drops. */
const FROST_WORTH = 1.2
const STAR_WORTH = 12
/** Gifts, candles and ribbons. Chocolate and squirrels are more urgent: one grows, the other hops away. */
const HUNG_WORTH = 5
const URGENT_WORTH = 9
/** A bonus for each step that a swap is closer than `NEAR` to a target, because new fruit arrive there. */
const NEAR = 4
const NEAR_WORTH = 0.4
/** For each cleared piece. */
const ANY_WORTH = 0.1
/** For each line-clearer made. A burst counts 1.5 times as much, a colour bomb 2.5 times. */
const SPECIAL_WORTH = 0.5

export function bestSwap(
  position: BoardPosition,
  level: Level,
  specialWorth = SPECIAL_WORTH,
  swaps: readonly Swap[] = legalSwaps(position.board),
  atAGlance = false,
): Swap | undefined {
  let best: Swap | undefined
  let most = -Infinity
  const targets = targetsOf(position)
  const orders = { ...level, atAGlance }
  for (const swap of swaps) {
    const far = Math.min(NEAR, ...targets.map((cell) => apart(cell, swap.to)))
    const value = worth(position, orders, swap, specialWorth) + (NEAR - far) * NEAR_WORTH
    if (value <= most) continue
    most = value
    best = swap
  }
  return best
}

/** Values a swap without new fruit, since those cannot be foreseen. */
function worth(position: BoardPosition, orders: Orders, swap: Swap, specialWorth: number): number {
  const after = cascade(position, swap, orders)
  // Specials are there to be used: making one counts, spending one costs nothing.
  let sum = Math.max(0, specialsOn(after.board) - specialsOn(position.board)) * specialWorth
  sum += after.board.filter((piece) => piece === EMPTY).length * ANY_WORTH
  orders.goals.forEach(({ kind }, i) => {
    const collected = (position.left[i] ?? 0) - (after.left[i] ?? 0)
    if (kind === STAR) sum += collected * STAR_WORTH + fallLeft(position.board) - fallLeft(after.board)
    else sum += collected * worthOf(kind)
  })
  return sum
}

function worthOf(kind: number): number {
  if (kind === FROST) return FROST_WORTH
  if (kind === SQUIRREL || kind === CHOCOLATE) return URGENT_WORTH
  return kind > STAR ? HUNG_WORTH : 1
}

/** Cells with frost or with a piece that cannot be moved. */
const targetsOf = ({ board, frost }: BoardPosition) =>
  [...board.keys()].filter((cell) => {
    const piece = board[cell] ?? EMPTY
    return piece > 0 && (frost[cell] || !canMove(piece))
  })

/** The specials on the board, counted in line-clearers. */
function specialsOn(board: Board): number {
  let sum = 0
  for (const piece of board)
    if (isSpecial(piece)) sum += kindOf(piece) === BOMB ? 2.5 : powerOf(piece) === BURST ? 1.5 : 1
  return sum
}

/** Rows that the stars still have to fall, in total. */
function fallLeft(board: Board): number {
  let sum = 0
  board.forEach((piece, cell) => {
    if (isKind(piece, STAR)) sum += rowOf(WIDE, lowest(board, columnOf(WIDE, cell))) - rowOf(WIDE, cell)
  })
  return sum
}
