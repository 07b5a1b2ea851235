/** What a change of the garden sets off, cell by cell, and when: for the eyes and for the ears. Pure. */
import type { Sound } from '../../kit/sound/voices.ts'
import { NONE } from '../rules/deal.ts'
import { flowerOf, footprint, PIECES } from '../rules/pieces.ts'
import { plant, type State } from '../rules.ts'

/** Seconds from cell to cell of a line, and from line to line. */
const STEP = 0.055
const NEXT_LINE = 0.16
/** Seconds until a planted piece has settled, and blooming may begin. */
export const SETTLE = 0.16

export interface Bloom {
  readonly cell: number
  readonly flower: number
  /** Seconds after the planting. */
  readonly after: number
}

export interface Happening {
  /** Cells that hold a flower now and did not before. */
  readonly sown: readonly number[]
  /** Cells that were emptied by an undo. */
  readonly dug: readonly number[]
  readonly blooms: readonly Bloom[]
  readonly lines: readonly (readonly number[])[]
  readonly dealt: boolean
  readonly undone: boolean
}

export function happening(before: State, after: State): Happening {
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
      const after = SETTLE + i * NEXT_LINE + k * STEP
      due.set(at, Math.min(after, due.get(at) ?? after))
    }
  const blooms = [...due].map(([at, after]) => {
    const grown = before.bed[at] ?? NONE
    return { cell: at, flower: grown === NONE ? flowerOf(piece) : grown, after }
  })
  // What blooms at once was never seen in the bed; it is sown all the same.
  const passing = (footprint(piece, cell) ?? []).filter((at) => due.has(at))
  const dealt = before.hand.filter((kept) => kept !== NONE).length === 1
  return { sown: [...sown, ...passing], dug: [], blooms, lines, dealt, undone }
}

/** A knock for the planting, a note for every flower of a line, higher and higher; the next line starts above the last. */
export function sounds(before: State, after: State): Sound[] {
  const { lines, undone, dealt } = happening(before, after)
  if (undone)
    return [
      { name: 'swish', volume: 0.6 },
      { name: 'tick', step: -2 },
    ]
  if (after.planted === before.planted) return []
  const size = PIECES[after.last.piece]?.cells.length ?? 1
  const start = SETTLE + lines.length * NEXT_LINE
  return [
    { name: 'knock', volume: 0.8 },
    { name: 'pluck', step: 4 - size, volume: 0.8 },
    ...lines.flatMap((line, i) =>
      line.map((_, k): Sound => ({
        name: k === line.length - 1 ? 'chime' : 'pluck',
        step: k - 2 + i * 3,
        volume: 0.75,
        after: SETTLE + i * NEXT_LINE + k * STEP,
      })),
    ),
    ...(dealt
      ? [0, 1, 2].map((i): Sound => ({ name: 'tick', step: i * 2, volume: 0.6, after: start + i * 0.07 }))
      : []),
  ]
}
