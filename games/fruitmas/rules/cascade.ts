/** Resolves a swap: clears, drops and refills until nothing matches. */
import type { Chance } from '../../kit/rules/chance.ts'
import { NEIGHBOURS, createSweep, type Cleared, type Sweep } from './blasts.ts'
import { pickKind, reshuffle } from './deal.ts'
import type { Level } from './levels.ts'
import { birthsOf, findLines, legalSwaps, type Board } from './matches.ts'
import {
  COLUMN,
  countsAs,
  EMPTY,
  FROST,
  isKind,
  isPlain,
  isTied,
  joins,
  makePiece,
  OUTSIDE,
  ROW,
  STAR,
  withPower,
} from './pieces.ts'
import { record, replace, type Mutable, type Orders, type BoardPosition } from './steps.ts'
import { HIGH, WIDE, type Swap } from './tree.ts'
import { grow, hop } from './after-move.ts'

/** Points for a fruit or a star, multiplied by the number of the step. */
const FRUIT_POINTS = 10
const STAR_POINTS = 100

/** Copies the arrays that a cascade changes and keeps all other fields. */
const mutable = <P extends BoardPosition>(before: P) => ({
  ...before,
  board: [...before.board],
  frost: [...before.frost],
  left: [...before.left],
})

export function cascade<P extends BoardPosition>(before: P, { from, to }: Swap, orders: Orders) {
  const now = mutable(before)
  const { board } = now
  const { dice } = orders
  ;[board[from], board[to]] = [board[to] ?? EMPTY, board[from] ?? EMPTY]
  const joined = joins(board[from], board[to])
  const chain = settle(now, orders, [to, from], joined ? (sweep) => sweep.join(from, to) : undefined)
  if (!dice || !now.left.some(Boolean)) return now
  if (orders.isHungry) grow(now, before, orders, dice)
  hop(now, orders)
  settle(now, orders, [], undefined, chain)
  if (legalSwaps(board).length === 0) shuffle(now, orders, dice)
  return now
}

/** After a win, turns one fruit into a line-clearer for every move left and sets them all off. */
export function rush<P extends BoardPosition>(before: P, moves: number, orders: Orders, dice: Chance) {
  const now = mutable(before)
  const { board } = now
  const plain = dice.shuffle([...board.keys()].filter((cell) => isPlain(board[cell] ?? EMPTY)))
  const cells = plain.slice(0, moves)
  const born = cells.map((cell, i) => ({
    cell,
    piece: withPower(board[cell] ?? EMPTY, i % 2 ? COLUMN : ROW),
  }))
  replace(now, orders, born)
  settle(now, orders, [], (sweep) => {
    for (const cell of cells) sweep.clear(cell)
  })
  return now
}

/** Starts a cascade without a line. */
type Spark = (sweep: Sweep) => void

/** Clears and drops until nothing is left to clear. Returns the number of the next step. */
function settle(now: Mutable, orders: Orders, hands: readonly number[], spark?: Spark, chain = 1): number {
  if (!step(now, chain, orders, hands, spark)) return chain
  if (orders.atAGlance) return chain
  while (step(now, ++chain, orders, []));
  return chain
}

/** One round of clearing and falling; false when nothing is left to clear. */
function step(now: Mutable, chain: number, orders: Orders, hands: readonly number[], spark?: Spark): boolean {
  const { board } = now
  const sweep = createSweep(board)
  const lines = spark ? [] : findLines(board)
  const births = birthsOf(board, lines, hands)
  spark?.(sweep)
  for (const { cells } of lines) sweep.match(cells)
  const arrived = starsAtFoot(board).map((cell) => ({ cell, piece: board[cell] ?? EMPTY, wave: 0 }))
  const cleared = [...sweep.cleared, ...arrived]
  if (cleared.length === 0) return false

  const start = [...board]
  const points = chain * (sweep.cleared.length * FRUIT_POINTS + arrived.length * STAR_POINTS)
  now.score += points
  for (const { cell, piece } of cleared) {
    board[cell] = EMPTY
    collect(now, orders, countsAs(piece))
  }
  thaw(now, sweep.cleared, orders)
  const born = [
    // A tied fruit stays and loses its ribbon.
    ...cleared
      .filter(({ cell, piece }) => isTied(piece) && !births.some((birth) => birth.cell === cell))
      .map(({ cell, piece }) => ({ cell, piece: withPower(piece, 0) })),
    ...births.map(({ cell, kind, power }) => ({ cell, piece: makePiece(now.next++, kind, power) })),
  ]
  for (const { cell, piece } of born) board[cell] = piece
  if (orders.atAGlance) return true
  fall(board)
  if (orders.dice) refill(now, orders.halves, orders.dice)
  record(now, orders, { start, cleared, blasts: sweep.blasts, born, points })
  return true
}

/** On a list, a fruit counts only once everything above it is collected. */
export const isAwaited = ({ inOrder }: Pick<Level, 'inOrder'>, left: readonly number[], goal: number) =>
  !inOrder || left.findIndex(Boolean) === goal

function collect({ left }: Mutable, orders: Orders, kind: number): void {
  const goal = orders.goals.findIndex((each) => each.kind === kind)
  const still = left[goal]
  if (still && (kind >= STAR || isAwaited(orders, left, goal))) left[goal] = still - 1
}

/** Every cleared piece thaws a layer of frost on its own cell and on the cells beside it. */
function thaw(now: Mutable, cleared: readonly Cleared[], orders: Orders): void {
  const warm = new Set(cleared.flatMap(({ cell }) => [cell, ...(NEIGHBOURS[cell] ?? [])]))
  for (const cell of warm) {
    const layers = now.frost[cell]
    if (!layers) continue
    now.frost[cell] = layers - 1
    collect(now, orders, FROST)
  }
}

/** The stars that have reached the lowest cell of their column. */
function starsAtFoot(board: Board): number[] {
  const found: number[] = []
  for (let column = 0; column < WIDE; column++) {
    const foot = lowest(board, column)
    if (foot >= 0 && isKind(board[foot] ?? EMPTY, STAR)) found.push(foot)
  }
  return found
}

/** The tree's lowest cell in a column. */
export function lowest(board: Board, column: number): number {
  let cell = (HIGH - 1) * WIDE + column
  while (cell >= 0 && board[cell] === OUTSIDE) cell -= WIDE
  return cell
}

/** Drops pieces into the empty cells below them, past gaps in the tree. */
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
  record(now, orders, { start, shuffled: true })
}
