/** What a landed seed sets off: blossoms of its kind burst, and what they held falls. */
import { around, CELLS, emptyField, topRow, type Field } from './field.ts'

/** The fewest of a kind that burst. */
const ENOUGH = 3

/** The cells of one kind that hang together with this one, nearest first. */
function alike(field: Field, cell: number): number[] {
  const group = [cell]
  const seen = emptyField()
  seen[cell] = 1
  for (const at of group)
    for (const next of around(at))
      if (!seen[next] && field[next] === field[cell]) {
        seen[next] = 1
        group.push(next)
      }
  return group
}

/** The cells that nothing holds. */
export function loose(field: Field): number[] {
  const held = emptyField()
  const stack = topRow.filter((cell) => field[cell])
  for (const cell of stack) held[cell] = 1
  for (const at of stack)
    for (const next of around(at))
      if (field[next] && !held[next]) {
        held[next] = 1
        stack.push(next)
      }
  const free: number[] = []
  for (let cell = 0; cell < CELLS; cell++) if (field[cell] && !held[cell]) free.push(cell)
  return free
}

export interface Effect {
  /** In the order in which the burst runs through them. */
  readonly burst: readonly number[]
  readonly fallen: readonly number[]
}

/** Plants a seed in a cell and takes away what it sets off. Changes the field in place. */
export function plant(field: Field, cell: number, kind: number): Effect {
  field[cell] = kind
  const burst = alike(field, cell)
  if (burst.length < ENOUGH) return { burst: [], fallen: [] }
  for (const at of burst) field[at] = 0
  const fallen = loose(field)
  for (const at of fallen) field[at] = 0
  return { burst, fallen }
}
