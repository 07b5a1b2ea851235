/** Players without a hand: one looks a move ahead, one loves specials, one does not look at all. */
import type { Chance } from '../../kit/rules/chance.ts'
import { cascade, lowest, type Position } from './cascade.ts'
import { FROST, type Level } from './curve.ts'
import { legalSwaps, type Board } from './matches.ts'
import {
  BOMB,
  BURST,
  columnOf,
  EMPTY,
  isKind,
  isSpecial,
  kindOf,
  powerOf,
  rowOf,
  STAR,
  type Swap,
} from './pieces.ts'

/** What things are worth to a bot, in fruit brought; a star also for every row that it comes down. */
const FROST_WORTH = 1.2
const STAR_WORTH = 12
/** For clearing anything at all. */
const ANY_WORTH = 0.1
/** For a line-clearer made; a burst is half as much again, a colour bomb twice and a half. */
const PLAIN_TASTE = 0.5
const FANCY_TASTE = 4

/** A move ahead, and no further: what the hints are. */
export const onePly = (position: Position, level: Level) => best(position, level, PLAIN_TASTE)
/** The same with a liking for specials. */
export const fancy = (position: Position, level: Level) => best(position, level, FANCY_TASTE)
export const random = ({ board }: Position, _level: Level, dice: Chance) => dice.pick(legalSwaps(board))

function best(position: Position, level: Level, taste: number): Swap | undefined {
  let found: Swap | undefined
  let most = -Infinity
  for (const swap of legalSwaps(position.board)) {
    const value = worth(position, level, swap, taste)
    if (value <= most) continue
    most = value
    found = swap
  }
  return found
}

/** As far as anyone can foresee it: nothing new comes in. */
function worth(position: Position, { goals, halves }: Level, swap: Swap, taste: number): number {
  const after = cascade(position, swap, { goals, halves })
  // Specials are there to be used: making one counts, spending one costs nothing.
  let sum = Math.max(0, promise(after.board) - promise(position.board)) * taste
  sum += after.board.filter((piece) => piece === EMPTY).length * ANY_WORTH
  goals.forEach(({ kind }, i) => {
    const brought = (position.left[i] ?? 0) - (after.left[i] ?? 0)
    if (kind === STAR) sum += brought * STAR_WORTH + fallLeft(position.board) - fallLeft(after.board)
    else sum += brought * (kind === FROST ? FROST_WORTH : 1)
  })
  return sum
}

function promise(board: Board): number {
  let sum = 0
  for (const piece of board)
    if (isSpecial(piece)) sum += kindOf(piece) === BOMB ? 2.5 : powerOf(piece) === BURST ? 1.5 : 1
  return sum
}

/** Rows that stars are still above their foot of the tree. */
function fallLeft(board: Board): number {
  let sum = 0
  board.forEach((piece, cell) => {
    if (isKind(piece, STAR)) sum += rowOf(lowest(board, columnOf(cell))) - rowOf(cell)
  })
  return sum
}
