/** What a landed seed sets off: its like burst, and what they held falls. */
import { around, CELLS, topRow, type Grid, emptyGrid } from './field.ts'

/** As many alike burst. */
const ENOUGH = 3

/** The cells of one kind that hang together with this one, nearest first. */
export function alike(grid: Grid, cell: number): number[] {
  const group = [cell]
  const seen = emptyGrid()
  seen[cell] = 1
  for (const at of group)
    for (const next of around(at))
      if (!seen[next] && grid[next] === grid[cell]) {
        seen[next] = 1
        group.push(next)
      }
  return group
}

/** The cells that nothing holds. */
export function loose(grid: Grid): number[] {
  const held = emptyGrid()
  const stack = topRow.filter((cell) => grid[cell])
  for (const cell of stack) held[cell] = 1
  for (const at of stack)
    for (const next of around(at))
      if (grid[next] && !held[next]) {
        held[next] = 1
        stack.push(next)
      }
  const free: number[] = []
  for (let cell = 0; cell < CELLS; cell++) if (grid[cell] && !held[cell]) free.push(cell)
  return free
}

export interface Effect {
  /** In the order in which the burst runs through them. */
  readonly burst: readonly number[]
  readonly fallen: readonly number[]
}

/** Plants a seed in a cell and takes away what it sets off: writes to the grid. */
export function plant(grid: Grid, cell: number, kind: number): Effect {
  grid[cell] = kind
  const burst = alike(grid, cell)
  if (burst.length < ENOUGH) return { burst: [], fallen: [] }
  for (const at of burst) grid[at] = 0
  const fallen = loose(grid)
  for (const at of fallen) grid[at] = 0
  return { burst, fallen }
}
