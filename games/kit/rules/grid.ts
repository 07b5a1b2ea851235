/** Addresses the cells of a grid, numbered row by row. Integers only, so that rules may use it. */
import { STEPS, type Way } from './ways.ts'

export interface Grid {
  readonly columns: number
  readonly rows: number
}

export const columnOf = (columns: number, cell: number): number => cell % columns
export const rowOf = (columns: number, cell: number): number => Math.floor(cell / columns)

/** Manhattan distance between two cells. */
export const stepsApart = (columns: number, from: number, to: number): number =>
  Math.abs(columnOf(columns, from) - columnOf(columns, to)) +
  Math.abs(rowOf(columns, from) - rowOf(columns, to))

/** The cell in this column and row; undefined outside of the grid. */
export const cellIn = ({ columns, rows }: Grid, column: number, row: number): number | undefined =>
  column < 0 || row < 0 || column >= columns || row >= rows ? undefined : row * columns + column

/** The cell `steps` away in that direction; undefined outside of the grid. */
export function beside(grid: Grid, cell: number, way: Way, steps = 1): number | undefined {
  const [x, y] = STEPS[way]
  return cellIn(grid, columnOf(grid.columns, cell) + x * steps, rowOf(grid.columns, cell) + y * steps)
}
