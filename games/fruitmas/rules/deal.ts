/** Deals fruit without lines of three: on a fresh tree, and on a shaken one when no swap is left. */
import type { Chance } from '../../kit/rules/chance.ts'
import type { Level } from './levels.ts'
import { findLines, legalSwaps, linesUp, type Board } from './matches.ts'
import {
  EMPTY,
  idOf,
  isPlain,
  kindOf,
  LEFTWARDS,
  makePiece,
  OUTSIDE,
  RIBBON,
  SQUIRREL,
  STAR,
  TIED,
  withPower,
} from './pieces.ts'
import { WIDE } from './tree.ts'

/** After this many failed shuffles, fruit are replaced as well. */
const SHAKES = 40

/** `halves` counts kinds twice, as in a Level. */
export const pickKind = (halves: number, dice: Chance) => dice.int(halves) >> 1

const isOpenAbove = (open: readonly boolean[], cell: number): boolean =>
  cell >= WIDE && (open[cell - WIDE] || isOpenAbove(open, cell - WIDE))

/** Deals a fresh board, with stars at the top of their columns. */
export function dealBoard(
  { open, halves, stars, hung }: Pick<Level, 'open' | 'halves' | 'stars' | 'hung'>,
  leastMoves: number,
  dice: Chance,
): number[] {
  const tops = [...open.keys()].filter((cell) => open[cell] && !isOpenAbove(open, cell))
  for (;;) {
    const board = open.map(() => OUTSIDE)
    let id = 1
    open.forEach((isOpen, cell) => {
      if (isOpen) board[cell] = hang(board, cell, id++, halves, dice)
    })
    for (const top of dice.shuffle(tops).slice(0, stars)) board[top] = makePiece(id++, STAR)
    hung.forEach((kind, cell) => {
      if (kind === RIBBON) board[cell] = withPower(board[cell] ?? EMPTY, TIED)
      else if (kind) board[cell] = makePiece(id++, kind, kind === SQUIRREL ? dice.int(1 + LEFTWARDS) : 0)
    })
    if (legalSwaps(board).length >= leastMoves) return board
  }
}

/** Picks a fruit that makes no line with those already dealt, if there is one. */
function hang(board: Board, cell: number, id: number, halves: number, dice: Chance): number {
  const kinds = Math.ceil(halves / 2)
  let kind = pickKind(halves, dice)
  for (let tries = 1; tries < kinds && linesUp(board, cell, kind); tries++) kind = (kind + 1) % kinds
  return makePiece(id, kind)
}

/** Shuffles the plain fruit until there is a legal swap. Specials and stars stay in place. */
export function reshuffle(board: Board, halves: number, dice: Chance): number[] {
  const cells = board.flatMap((piece, cell) => (isPlain(piece) ? [cell] : []))
  for (let shake = 0; ; shake++) {
    const next = [...board]
    for (const cell of cells) next[cell] = EMPTY
    const basket = dice.shuffle(cells).map((cell) => board[cell] ?? OUTSIDE)
    for (const cell of cells) {
      const fits = Math.max(
        0,
        basket.findIndex((piece) => !linesUp(next, cell, kindOf(piece))),
      )
      const [piece = OUTSIDE] = basket.splice(fits, 1)
      next[cell] = shake < SHAKES ? piece : hang(next, cell, idOf(piece), halves, dice)
    }
    if (findLines(next).length === 0 && legalSwaps(next).length > 0) return next
  }
}
