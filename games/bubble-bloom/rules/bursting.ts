/** Computes the effect of a landed seed: its kind bursts, neighbouring elements react, and loose cells fall. */
import { around, emptyField, planted, topRow, type Field } from './field.ts'
import { BEE, flowerOf, FROST, KINDS, POD, RAINBOW, VINE } from './kinds.ts'

/** Smallest group that bursts. */
export const ENOUGH = 3

/** This free cell and the group that a seed of this kind would form there, nearest first. */
export function alike(field: Field, cell: number, kind: number): number[] {
  const group = [cell]
  for (const at of group)
    for (const next of around(at))
      if ((field[next] === kind || field[next] === RAINBOW) && !group.includes(next)) group.push(next)
  return group
}

/** The cells without a connection to the top. */
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
  return planted(field).filter((cell) => !held[cell])
}

export interface Effect {
  /** In the order of the burst. */
  readonly burst: readonly number[]
  readonly fallen: readonly number[]
}

/** Grows the lowest end of a vine by one cell, sideways if possible, so that it creeps along below the bed. */
function grow(field: Field): void {
  const next = around(field.lastIndexOf(VINE)).find((at) => !field[at])
  if (next !== undefined) field[next] = VINE
}

/** Spreads a burst to its neighbours: more may burst, ice melts, and a freed bee dyes the blossoms around it. */
function spread(field: Field, burst: number[], kind: number): void {
  for (const at of burst) {
    const bursting = field[at]
    for (const next of around(at)) {
      const there = field[next]
      if (!there || burst.includes(next)) continue
      if (bursting === POD || there === POD || there === BEE || there === VINE) burst.push(next)
      else if (there > FROST) field[next] = there - FROST
      else if (bursting === BEE && there <= KINDS) field[next] = kind
    }
  }
}

/** Plants a seed and removes everything that bursts or falls. Changes the field in place. */
export function plant(field: Field, cell: number, kind: number): Effect {
  const burst = alike(field, cell, kind)
  field[cell] = kind
  if (burst.length < ENOUGH) {
    grow(field)
    return { burst: [], fallen: [] }
  }
  spread(field, burst, kind)
  for (const at of burst) field[at] = 0
  // After the last blossom everything else falls.
  const fallen = field.some(flowerOf) ? loose(field) : planted(field)
  for (const at of fallen) field[at] = 0
  return { burst, fallen }
}
