/** What a landed seed sets off: blossoms of its kind burst, what is beside them wakes, and what they held falls. */
import { around, emptyField, planted, topRow, type Field } from './field.ts'
import { BEE, flowerOf, FROST, KINDS, POD, RAINBOW, VINE } from './kinds.ts'

/** The fewest of a kind that burst. */
export const ENOUGH = 3

/** The free cell and those that would hang together with a seed of this kind in it, nearest first. */
export function alike(field: Field, cell: number, kind: number): number[] {
  const group = [cell]
  for (const at of group)
    for (const next of around(at))
      if ((field[next] === kind || field[next] === RAINBOW) && !group.includes(next)) group.push(next)
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
  return planted(field).filter((cell) => !held[cell])
}

export interface Effect {
  /** In the order in which the burst runs through them. */
  readonly burst: readonly number[]
  readonly fallen: readonly number[]
}

/** The lowest end of a vine grows by one: to the side where it can, so that it creeps along below the bed. */
function grow(field: Field): void {
  const next = around(field.lastIndexOf(VINE)).find((at) => !field[at])
  if (next !== undefined) field[next] = VINE
}

/** What bursts wakes what is beside it: more may burst, ice melts, and a bee that is freed dyes. */
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

/** Plants a seed in a cell and takes away what it sets off. Changes the field in place. */
export function plant(field: Field, cell: number, kind: number): Effect {
  const burst = alike(field, cell, kind)
  field[cell] = kind
  if (burst.length < ENOUGH) {
    grow(field)
    return { burst: [], fallen: [] }
  }
  spread(field, burst, kind)
  for (const at of burst) field[at] = 0
  // With the last blossom everything else comes down.
  const fallen = field.some(flowerOf) ? loose(field) : planted(field)
  for (const at of fallen) field[at] = 0
  return { burst, fallen }
}
