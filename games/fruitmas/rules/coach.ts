/** The hint: the swap that brings most, as far as one move ahead shows. */
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { cascade, lowest } from './cascade.ts'
import type { Orders, Position } from './steps.ts'
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

/** What things are worth, in fruit brought; a star also counts every row that it comes down. */
const FROST_WORTH = 1.2
const STAR_WORTH = 12
/** Gifts, candles and ribbons; chocolate would grow, and a squirrel go elsewhere. */
const HUNG_WORTH = 5
const URGENT_WORTH = 9
/** For each step that a swap is nearer than so many to where something is to be done: there other fruit come in. */
const NEAR = 4
const NEAR_WORTH = 0.4
/** For clearing anything at all. */
const ANY_WORTH = 0.1
/** For a line-clearer made; a burst counts half as much again, a colour bomb two and a half times as much. */
const SPECIAL_WORTH = 0.5

export function bestSwap(
  position: Position,
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

/** Only what can be foreseen: nothing new comes in. */
function worth(position: Position, orders: Orders, swap: Swap, specialWorth: number): number {
  const after = cascade(position, swap, orders)
  // Specials are there to be used: making one counts, spending one costs nothing.
  let sum = Math.max(0, specialsOn(after.board) - specialsOn(position.board)) * specialWorth
  sum += after.board.filter((piece) => piece === EMPTY).length * ANY_WORTH
  orders.goals.forEach(({ kind }, i) => {
    const brought = (position.left[i] ?? 0) - (after.left[i] ?? 0)
    if (kind === STAR) sum += brought * STAR_WORTH + fallLeft(position.board) - fallLeft(after.board)
    else sum += brought * worthOf(kind)
  })
  return sum
}

function worthOf(kind: number): number {
  if (kind === FROST) return FROST_WORTH
  if (kind === SQUIRREL || kind === CHOCOLATE) return URGENT_WORTH
  return kind > STAR ? HUNG_WORTH : 1
}

/** Where something is to be done: what hangs fast, and frost. */
const targetsOf = ({ board, frost }: Position) =>
  [...board.keys()].filter((cell) => {
    const piece = board[cell] ?? EMPTY
    return piece > 0 && (frost[cell] || !canMove(piece))
  })

/** Specials on the board, in line-clearers. */
function specialsOn(board: Board): number {
  let sum = 0
  for (const piece of board)
    if (isSpecial(piece)) sum += kindOf(piece) === BOMB ? 2.5 : powerOf(piece) === BURST ? 1.5 : 1
  return sum
}

/** Rows that the stars still have to fall, all together. */
function fallLeft(board: Board): number {
  let sum = 0
  board.forEach((piece, cell) => {
    if (isKind(piece, STAR)) sum += rowOf(WIDE, lowest(board, columnOf(WIDE, cell))) - rowOf(WIDE, cell)
  })
  return sum
}
