/** Finds lines of three or more, the specials they make, and the legal swaps. */
import { BOMB, BURST, canMove, COLUMN, isFruit, isKind, joins, kindOf, ROW, STAR } from './pieces.ts'
import { apart, CELLS, WIDE, type Swap } from './tree.ts'

export type Board = readonly number[]

interface Line {
  readonly cells: readonly number[]
  readonly across: boolean
}

/** A special that a match leaves behind. */
interface Birth {
  readonly cell: number
  readonly kind: number
  readonly power: number
}

const kindAt = (board: Board, cell: number) => {
  const piece = board[cell] ?? 0
  return isFruit(piece) ? kindOf(piece) : -1
}

/** Every line of three or more. */
export function findLines(board: Board): Line[] {
  const lines: Line[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    const kind = kindAt(board, cell)
    if (kind < 0) continue
    for (const step of [1, WIDE]) {
      // A line is counted once, from its first cell.
      if (run(board, cell, -step, kind)) continue
      const length = 1 + run(board, cell, step, kind)
      if (length > 2)
        lines.push({ cells: Array.from({ length }, (_, i) => cell + i * step), across: step === 1 })
    }
  }
  return lines
}

/** Five make a colour bomb, crossing lines a burst, four a line-clearer: in a swapped cell if possible. */
export function birthsOf(board: Board, lines: readonly Line[], hands: readonly number[]): Birth[] {
  const born: Birth[] = []
  const used = new Set<Line>()
  const leave = (cell: number, kind: number, power: number, ...from: Line[]) => {
    born.push({ cell, kind, power })
    for (const line of from) used.add(line)
  }
  const anchor = ({ cells }: Line) =>
    cells.find((cell) => hands.includes(cell)) ?? cells[cells.length >> 1] ?? 0
  for (const line of lines) if (line.cells.length >= 5) leave(anchor(line), BOMB, 0, line)
  for (const line of lines) {
    if (used.has(line) || !line.across) continue
    for (const other of lines) {
      if (other.across || used.has(other) || used.has(line)) continue
      const crossing = line.cells.find((cell) => other.cells.includes(cell))
      if (crossing !== undefined) leave(crossing, kindAt(board, crossing), BURST, line, other)
    }
  }
  for (const line of lines) {
    if (used.has(line) || line.cells.length !== 4) continue
    const cell = anchor(line)
    leave(cell, kindAt(board, cell), line.across ? ROW : COLUMN, line)
  }
  return born
}

/** Counts the run of a kind from a cell in one direction. The cell `vacated` ends it. */
function run(board: Board, cell: number, step: number, kind: number, vacated = -1): number {
  let count = 0
  for (let at = cell + step; at >= 0 && at < CELLS; at += step) {
    // The end of a row is not next to the beginning of the next row.
    if (
      at === vacated ||
      kindAt(board, at) !== kind ||
      (step * step === 1 && (step > 0 ? at : at + 1) % WIDE === 0)
    )
      break
    count++
  }
  return count
}

/** Whether a fruit of this kind would make a line in this cell if it came from the cell `vacated`. */
export const linesUp = (board: Board, cell: number, kind: number, vacated?: number) =>
  kind < STAR &&
  (run(board, cell, 1, kind, vacated) + run(board, cell, -1, kind, vacated) > 1 ||
    run(board, cell, WIDE, kind, vacated) + run(board, cell, -WIDE, kind, vacated) > 1)

/** Whether a swap makes a line, sets off a colour bomb, joins two specials or brings a star down. */
export function isLegal(board: Board, { from, to }: Swap): boolean {
  const [a = 0, b = 0] = [board[from], board[to]]
  if (!canMove(a) || !canMove(b) || apart(from, to) !== 1) return false
  // A star may always be swapped with the piece below it.
  if (Math.abs(from - to) === WIDE && isKind(from < to ? a : b, STAR) && !isKind(from < to ? b : a, STAR))
    return true
  if (joins(a, b)) return true
  return (
    kindOf(a) !== kindOf(b) && (linesUp(board, from, kindOf(b), to) || linesUp(board, to, kindOf(a), from))
  )
}

/** Every legal swap once: to the right or down. */
export function legalSwaps(board: Board): Swap[] {
  const found: Swap[] = []
  for (let from = 0; from < CELLS; from++) {
    if (!canMove(board[from] ?? 0)) continue
    for (const to of [from + 1, from + WIDE]) {
      if (to < CELLS && isLegal(board, { from, to })) found.push({ from, to })
    }
  }
  return found
}
