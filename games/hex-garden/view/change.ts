/** What has changed in the garden, cell by cell, and when it is to be seen and heard. Pure. */
import { plant, type State } from '../rules.ts'
import { NONE } from '../rules/bed.ts'
import { flowerOf, footprint } from '../rules/pieces.ts'

/** Seconds from cell to cell of a line, and from line to line. */
const STEP = 0.055
const NEXT_LINE = 0.16
/** Seconds until a planted piece has settled and may bloom. */
const SETTLE = 0.16

/** Seconds after the planting: when the cell at this place of a line blooms. */
export const bloomsAfter = (line: number, place: number): number => SETTLE + line * NEXT_LINE + place * STEP

export interface Bloom {
  readonly cell: number
  readonly flower: number
  /** Seconds after the planting. */
  readonly after: number
}

export interface Change {
  /** Cells that hold a flower now and did not before. */
  readonly sown: readonly number[]
  /** Cells that were emptied by an undo. */
  readonly dug: readonly number[]
  readonly blooms: readonly Bloom[]
  readonly lines: readonly (readonly number[])[]
  readonly dealt: boolean
  readonly undone: boolean
}

export function changeBetween(before: State, after: State): Change {
  const sown = after.bed.flatMap((flower, cell) =>
    flower !== NONE && before.bed[cell] === NONE ? [cell] : [],
  )
  const undone = after.planted < before.planted
  if (after.planted !== before.planted + 1) {
    const dug = after.bed.flatMap((flower, cell) =>
      flower === NONE && before.bed[cell] !== NONE ? [cell] : [],
    )
    return { sown, dug, blooms: [], lines: [], dealt: after.planted === 0, undone }
  }
  const { piece, cell } = after.last
  const { lines } = plant(before.bed, piece, cell)
  const due = new Map<number, number>()
  for (const [i, line] of lines.entries())
    for (const [k, at] of line.entries()) {
      const after = bloomsAfter(i, k)
      due.set(at, Math.min(after, due.get(at) ?? after))
    }
  const blooms = [...due].map(([at, after]) => {
    const grown = before.bed[at] ?? NONE
    return { cell: at, flower: grown === NONE ? flowerOf(piece) : grown, after }
  })
  // What blooms at once is in neither bed, but it was sown too.
  const passing = (footprint(piece, cell) ?? []).filter((at) => due.has(at))
  const dealt = before.hand.filter((kept) => kept !== NONE).length === 1
  return { sown: [...sown, ...passing], dug: [], blooms, lines, dealt, undone }
}
