/** The grid and its lines. Rows come first, from the top; then columns, from the left. */
import { columnOf, rowOf } from '../../kit/rules/grid.ts'

/** Digits row by row, and what must be left of every line. */
export interface Grid {
  readonly size: number
  readonly digits: readonly number[]
  readonly targets: readonly number[]
}

export const isRow = (size: number, line: number): boolean => line < size

export const linesOf = (size: number): number[] => Array.from({ length: size * 2 }, (_, line) => line)

export const cellsOf = (size: number, line: number): number[] =>
  Array.from({ length: size }, (_, i) => (isRow(size, line) ? line * size + i : i * size + line - size))

/** The row and the column that cross in this cell. */
export const linesThrough = (size: number, cell: number): readonly [row: number, column: number] => [
  rowOf(size, cell),
  size + columnOf(size, cell),
]

/** A grid from its digits and from which of them stay in the end. */
export function gridOf(size: number, digits: readonly number[], stays: readonly boolean[]): Grid {
  const targets = linesOf(size).map((line) =>
    cellsOf(size, line).reduce((sum, cell) => sum + (stays[cell] ? (digits[cell] ?? 0) : 0), 0),
  )
  return { size, digits, targets }
}
