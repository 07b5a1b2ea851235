/** The hint: the swap that brings most, as far as one move ahead shows. */
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { cascade, lowest, type Position } from './cascade.ts'
import { FROST, type Level } from './levels.ts'
import { legalSwaps, type Board } from './matches.ts'
import { BOMB, BURST, EMPTY, isKind, isSpecial, kindOf, powerOf, STAR } from './pieces.ts'
import { WIDE, type Swap } from './tree.ts'

/** What things are worth, in fruit brought; a star also counts every row that it comes down. */
const FROST_WORTH = 1.2
const STAR_WORTH = 12
/** For clearing anything at all. */
const ANY_WORTH = 0.1
/** For a line-clearer made; a burst counts half as much again, a colour bomb two and a half times as much. */
const SPECIAL_WORTH = 0.5

export function bestSwap(
  position: Position,
  level: Level,
  specialWorth = SPECIAL_WORTH,
  swaps: readonly Swap[] = legalSwaps(position.board),
): Swap | undefined {
  let best: Swap | undefined
  let most = -Infinity
  for (const swap of swaps) {
    const value = worth(position, level, swap, specialWorth)
    if (value <= most) continue
    most = value
    best = swap
  }
  return best
}

/** Only what can be foreseen: nothing new comes in. */
function worth(position: Position, { goals, halves }: Level, swap: Swap, specialWorth: number): number {
  const after = cascade(position, swap, { goals, halves })
  // Specials are there to be used: making one counts, spending one costs nothing.
  let sum = Math.max(0, specialsOn(after.board) - specialsOn(position.board)) * specialWorth
  sum += after.board.filter((piece) => piece === EMPTY).length * ANY_WORTH
  goals.forEach(({ kind }, i) => {
    const brought = (position.left[i] ?? 0) - (after.left[i] ?? 0)
    if (kind === STAR) sum += brought * STAR_WORTH + fallLeft(position.board) - fallLeft(after.board)
    else sum += brought * (kind === FROST ? FROST_WORTH : 1)
  })
  return sum
}

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
