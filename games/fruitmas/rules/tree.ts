/** Defines the grid. Cells are numbered row by row; each level opens some of them. */
import { stepsApart, type Grid } from '../../kit/rules/grid.ts'

export const WIDE = 8
export const HIGH = 9
export const CELLS = WIDE * HIGH
export const GRID: Grid = { columns: WIDE, rows: HIGH }

/** The Manhattan distance between two cells. */
export const apart = (one: number, other: number): number => stepsApart(WIDE, one, other)

/** Two neighbours; the player moves the first onto the second. */
export interface Swap {
  readonly from: number
  readonly to: number
}
