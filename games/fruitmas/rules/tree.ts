/** The grid that the tree grows in: its cells count row by row, and a level says which of them are open. */
import { stepsApart, type Grid } from '../../kit/rules/grid.ts'

export const WIDE = 8
export const HIGH = 9
export const CELLS = WIDE * HIGH
export const GRID: Grid = { columns: WIDE, rows: HIGH }

/** Steps from one cell to another, along rows and columns. */
export const apart = (one: number, other: number): number => stepsApart(WIDE, one, other)

/** Two neighbours, the first of which the player moves onto the second. */
export interface Swap {
  readonly from: number
  readonly to: number
}
