/** One swap and all that follows: what is cleared, what that leaves behind, what falls, until the tree is still. */
import type { Chance } from '../../kit/rules/chance.ts'
import { openSweep, type Blast, type Cleared } from './blasts.ts'
import { pickKind, reshuffle } from './deal.ts'
import { FROST, type Goal } from './levels.ts'
import { birthsOf, findLines, legalSwaps, type Board } from './matches.ts'
import { EMPTY, isKind, joins, kindOf, makePiece, OUTSIDE, STAR } from './pieces.ts'
import { apart, HIGH, WIDE, type Swap } from './tree.ts'

export interface Position {
  readonly board: Board
  /** Layers of frost on each cell. */
  readonly frost: readonly number[]
  /** What each goal still asks for. */
  readonly left: readonly number[]
  /** The id of the next new piece. */
  readonly next: number
  readonly score: number
}

type Mutable = {
  -readonly [K in keyof Position]: Position[K] extends readonly number[] ? number[] : Position[K]
}

/** What the eye follows: pieces are cleared in waves, specials appear, the rest falls into `landed`. */
export interface Step {
  readonly start: Board
  readonly cleared: readonly Cleared[]
  readonly blasts: readonly Blast[]
  readonly born: readonly { readonly cell: number; readonly piece: number }[]
  readonly landed: Board
  readonly frost: readonly number[]
  readonly left: readonly number[]
  readonly points: number
  /** No move was left, and the fruit changed places. */
  readonly shuffled: boolean
}

export interface Orders {
  readonly goals: readonly Goal[]
  readonly halves: number
  /** Without it nothing new comes in, as when a player looks ahead. */
  readonly dice?: Chance | undefined
  /** Filled with the steps, for a view. */
  readonly steps?: Step[]
}

/** Points: a fruit or a star, times the number of the step. */
const FRUIT_POINTS = 10
const STAR_POINTS = 100

/** What else a position holds, such as a whole state, stays as it is. */
export function cascade<P extends Position>(before: P, { from, to }: Swap, orders: Orders) {
  const now = {
    ...before,
    board: [...before.board],
    frost: [...before.frost],
    left: [...before.left],
  }
  const { board } = now
  ;[board[from], board[to]] = [board[to] ?? EMPTY, board[from] ?? EMPTY]
  const joined = joins(board[from], board[to])
  for (let chain = 1; step(now, chain, joined && chain === 1, from, to, orders); chain++);
  if (orders.dice && legalSwaps(board).length === 0) shuffle(now, orders, orders.dice)
  return now
}

/** One round of clearing and falling; false when nothing is left to clear. */
function step(
  now: Mutable,
  chain: number,
  joined: boolean,
  from: number,
  to: number,
  orders: Orders,
): boolean {
  const { board } = now
  const sweep = openSweep(board)
  const lines = joined ? [] : findLines(board)
  const births = birthsOf(board, lines, chain === 1 ? [to, from] : [])
  if (joined) sweep.join(from, to)
  for (const { cells } of lines) for (const cell of cells) sweep.clear(cell, 0)
  const home = starsAtFoot(board).map((cell) => ({ cell, piece: board[cell] ?? EMPTY, wave: 0 }))
  const cleared = [...sweep.cleared, ...home]
  if (cleared.length === 0) return false

  const start = [...board]
  const points = chain * (sweep.cleared.length * FRUIT_POINTS + home.length * STAR_POINTS)
  now.score += points
  for (const { cell, piece } of cleared) {
    board[cell] = EMPTY
    collect(now, orders.goals, kindOf(piece))
  }
  thaw(now, sweep.cleared, orders.goals)
  const born = births.map(({ cell, kind, power }) => {
    const piece = makePiece(now.next++, kind, power)
    board[cell] = piece
    return { cell, piece }
  })
  fall(board)
  if (orders.dice) refill(now, orders.halves, orders.dice)
  record(now, orders, { start, cleared, blasts: sweep.blasts, born, points, shuffled: false })
  return true
}

function record(
  { board, frost, left }: Mutable,
  { steps }: Orders,
  step: Omit<Step, 'landed' | 'frost' | 'left'>,
): void {
  steps?.push({ ...step, landed: [...board], frost: [...frost], left: [...left] })
}

function collect({ left }: Mutable, goals: readonly Goal[], kind: number): void {
  const goal = goals.findIndex((each) => each.kind === kind)
  const still = left[goal]
  if (still) left[goal] = still - 1
}

/** Whatever is cleared thaws a layer of frost on its own cell and on those beside it. */
function thaw(now: Mutable, cleared: readonly Cleared[], goals: readonly Goal[]): void {
  now.frost.forEach((layers, cell) => {
    if (!layers || !cleared.some((item) => apart(item.cell, cell) <= 1)) return
    now.frost[cell] = layers - 1
    collect(now, goals, FROST)
  })
}

/** A star that has reached the lowest cell of its column leaves the tree. */
function starsAtFoot(board: Board): number[] {
  const found: number[] = []
  for (let column = 0; column < WIDE; column++) {
    const foot = lowest(board, column)
    if (foot >= 0 && isKind(board[foot] ?? EMPTY, STAR)) found.push(foot)
  }
  return found
}

/** The lowest cell that the tree has in a column. */
export function lowest(board: Board, column: number): number {
  let cell = (HIGH - 1) * WIDE + column
  while (cell >= 0 && board[cell] === OUTSIDE) cell -= WIDE
  return cell
}

/** Pieces drop into what is empty under them, past what is outside the tree. */
export function fall(board: number[]): void {
  for (let column = 0; column < WIDE; column++) {
    let to = lowest(board, column)
    for (let at = to; at >= 0; at -= WIDE) {
      const piece = board[at] ?? OUTSIDE
      if (piece <= 0) continue
      if (at !== to) {
        board[to] = piece
        board[at] = EMPTY
      }
      do to -= WIDE
      while (to >= 0 && board[to] === OUTSIDE)
    }
  }
}

function refill(now: Mutable, halves: number, dice: Chance): void {
  now.board.forEach((piece, cell) => {
    if (piece === EMPTY) now.board[cell] = makePiece(now.next++, pickKind(halves, dice))
  })
}

function shuffle(now: Mutable, orders: Orders, dice: Chance): void {
  const start = [...now.board]
  reshuffle(start, orders.halves, dice).forEach((piece, cell) => (now.board[cell] = piece))
  record(now, orders, { start, cleared: [], blasts: [], born: [], points: 0, shuffled: true })
}
