/** Computes which flowers of the bed belong together. */
import { beside } from '../../kit/rules/grid.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import { SIDE } from './curve.ts'

/** The kind of the flower in each cell, or null; row by row. */
export type Bed = readonly (number | null)[]

export const GRID = { columns: SIDE, rows: SIDE }

/** The cells of the group of equal flowers around a cell. */
export function groupAt(bed: Bed, cell: number): number[] {
  const group = [cell]
  for (const member of group)
    for (const way of WAYS) {
      const next = beside(GRID, member, way)
      if (next !== undefined && bed[next] === bed[cell] && !group.includes(next)) group.push(next)
    }
  return group
}
