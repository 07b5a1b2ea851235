/** Computes the changes of each cell between two states, and their timing. Pure. */
import { bloomOf, type State } from '../rules.ts'
import { NONE } from '../rules/bed.ts'
import { footprint, STONE } from '../rules/pieces.ts'

/** Seconds from cell to cell of a line, and from line to line. */
const STEP = 0.055
const NEXT_LINE = 0.16
/** Seconds until a planted piece has settled and may bloom, and until the swarm has delivered its flowers. */
const SETTLE = 0.16
export const SWARMING = 0.9

/** Seconds from the planting until the cell at this position of a line blooms. */
export const bloomsAfter = (line: number, place: number, wait = 0): number =>
  SETTLE + wait + line * NEXT_LINE + place * STEP

export interface CellBloom {
  readonly cell: number
  readonly flower: number
  /** Seconds since the planting. */
  readonly after: number
}

export interface Changes {
  /** Cells filled by this change. */
  readonly sown: readonly number[]
  /** Cells emptied by taking back. */
  readonly dug: readonly number[]
  readonly blooms: readonly CellBloom[]
  readonly lines: readonly (readonly number[])[]
  /** Cells filled by the swarm, cells watered, and cells where stones broke or came up. */
  readonly filled: readonly number[]
  readonly watered: readonly number[]
  readonly broken: readonly number[]
  readonly raised: readonly number[]
  readonly lost: boolean
  readonly dealt: boolean
  readonly undone: boolean
}

const NOTHING = { blooms: [], lines: [], filled: [], watered: [], broken: [], raised: [], lost: false }

export function changesOf(before: State, after: State): Changes {
  const isNew = (cell: number) => before.bed[cell] === NONE && after.bed[cell] !== NONE
  const sown = [...after.bed.keys()].filter(isNew)
  const undone = after.planted < before.planted
  if (after.planted !== before.planted + 1) {
    const dug = after.bed.flatMap((kind, cell) => (kind === NONE && before.bed[cell] !== NONE ? [cell] : []))
    return { ...NOTHING, sown, dug, dealt: after.planted === 0, undone }
  }
  const { piece, cell } = after.last
  const { lines, full, filled, watered, broken } = bloomOf(before, after.last)
  const wait = filled.length ? SWARMING : 0
  const due = new Map<number, number>()
  const open = (at: number, seconds: number) => due.set(at, Math.min(seconds, due.get(at) ?? seconds))
  for (const [i, line] of lines.entries())
    for (const [k, at] of line.entries()) open(at, bloomsAfter(i, k, wait))
  for (const at of watered) open(at, bloomsAfter(lines.length, 2, wait))
  const blooms = [...due].map(([at, seconds]) => ({ cell: at, flower: full[at] ?? NONE, after: seconds }))
  // Cells that bloom at once are in neither bed, but were sown too.
  const passing = (footprint(piece, cell) ?? []).filter((at) => due.has(at))
  const raised = sown.filter((at) => after.bed[at] === STONE)
  const dealt = before.hand.filter((kept) => kept !== NONE).length === 1
  const lost = after.streak < before.streak
  return {
    sown: [...sown, ...passing],
    dug: [],
    blooms,
    lines,
    filled,
    watered,
    broken,
    raised,
    lost,
    dealt,
    undone,
  }
}
