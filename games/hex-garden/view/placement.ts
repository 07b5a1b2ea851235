/** Moves the chosen piece over the bed, by keys or pointer. Pure. */
import type { Way } from '../../kit/rules/ways.ts'
import { bloomOf, type Planting, type State } from '../rules.ts'
import type { Bloom } from '../rules/bloom.ts'
import { CELLS, cellAt, middleOf, NONE, type Bed } from '../rules/bed.ts'
import { fits, footprint, hasRoom } from '../rules/pieces.ts'

export interface Placement {
  /** Index in the hand. */
  readonly slot: number
  /** The cell of the piece's handle. */
  readonly cell: number
  /** The column that up and down follow, because neighbouring rows are offset by half a cell. */
  readonly column: number
}

/** The result of planting a piece: the cell, whether it fits there, and the lines that would bloom. */
export interface Prospect {
  readonly cell: number
  readonly fits: boolean
  readonly lines: Bloom['lines']
  readonly watered: Bloom['watered']
  readonly filled: Bloom['filled']
}

const MIDDLE = cellAt(0, 0) ?? 0
const NOWHERE = { across: 0, down: 0 }
const at = (cell: number) => {
  const hex = CELLS[cell]
  return hex ? middleOf(hex) : NOWHERE
}

/** Squared, in cell widths. Rows are slightly closer together than the cells of a row. */
function distance(one: number, other: number): number {
  const [a, b] = [at(one), at(other)]
  return (a.across - b.across) ** 2 + 0.75 * (a.down - b.down) ** 2
}

function nearest(from: number, cells: readonly number[]): number | undefined {
  let best: number | undefined
  for (const cell of cells) if (best === undefined || distance(from, cell) < distance(from, best)) best = cell
  return best
}

const lying = (piece: number) => [...CELLS.keys()].filter((cell) => footprint(piece, cell))
const fitting = (bed: Bed, piece: number) => [...CELLS.keys()].filter((cell) => fits(bed, piece, cell))

/** The nearest cell where a piece fits, or else where it at least lies inside the bed. */
export const nearestPlace = (bed: Bed, piece: number, from: number): number =>
  nearest(from, fitting(bed, piece)) ?? nearest(from, lying(piece)) ?? from

function placed(state: State, slot: number, from: number): Placement {
  const cell = nearestPlace(state.bed, state.hand[slot] ?? NONE, from)
  return { slot, cell, column: at(cell).across }
}

/** Slots whose piece has room in the bed; if none has, all slots with a piece. */
function waiting({ bed, hand }: State): number[] {
  const slots = [...hand.keys()].filter((slot) => hand[slot] !== NONE)
  const open = slots.filter((slot) => hasRoom(bed, hand[slot] ?? NONE))
  return open.length > 0 ? open : slots
}

/** Chooses the next piece after a change, near the last planting. Depends on the state alone. */
export function follow(state: State): Placement {
  const { slot: last, cell } = state.last
  const slots = waiting(state)
  const slot = slots.find((slot) => slot > last) ?? slots[0] ?? 0
  return placed(state, slot, cell === NONE ? MIDDLE : cell)
}

export function choose(state: State, placement: Placement, slot: number): Placement {
  if (slot === placement.slot || (state.hand[slot] ?? NONE) === NONE) return placement
  return placed(state, slot, placement.cell)
}

/** Switches to the next or the previous piece of the hand. */
export function turnTo(state: State, placement: Placement, by: 1 | -1): Placement {
  const count = state.hand.length
  for (let i = 1; i < count; i++) {
    const slot = (placement.slot + by * i + count * i) % count
    if (state.hand[slot] !== NONE) return choose(state, placement, slot)
  }
  return placement
}

/** Moves by one cell if the piece stays inside the bed, whether it fits there or not. */
export function move(state: State, placement: Placement, way: Way): Placement {
  const piece = state.hand[placement.slot] ?? NONE
  const from = CELLS[placement.cell] ?? { q: 0, r: 0 }
  if (way === 'left' || way === 'right') {
    const cell = cellAt(from.q + (way === 'left' ? -1 : 1), from.r)
    return cell !== undefined && footprint(piece, cell)
      ? { ...placement, cell, column: at(cell).across }
      : placement
  }
  const row = from.r + (way === 'up' ? -1 : 1)
  const off = (cell: number) => Math.abs(at(cell).across - placement.column)
  const cell = lying(piece)
    .filter((cell) => CELLS[cell]?.r === row)
    .sort((a, b) => off(a) - off(b))[0]
  return cell === undefined ? placement : { ...placement, cell }
}

/** Places a piece at the pointer: with its handle on this cell, or at least with some part of it. */
export function pointed(bed: Bed, piece: number, cell: number): number | undefined {
  if (fits(bed, piece, cell)) return cell
  return nearest(
    cell,
    fitting(bed, piece).filter((place) => footprint(piece, place)?.includes(cell)),
  )
}

function prospectOf(state: State, planting: Planting): Prospect {
  const { cell } = planting
  if (!fits(state.bed, state.hand[planting.slot] ?? NONE, cell))
    return { cell, fits: false, lines: [], watered: [], filled: [] }
  const { lines, watered, filled } = bloomOf(state, planting)
  return { cell, fits: true, lines, watered, filled }
}

/** Predicts plantings in one state. Caches the last prediction, because every frame asks for it. */
export function createForesight() {
  let last: { readonly slot: number; readonly prospect: Prospect | undefined } | undefined
  return (state: State, slot: number, cell: number | undefined): Prospect | undefined => {
    if (last?.slot !== slot || last.prospect?.cell !== cell)
      last = { slot, prospect: cell === undefined ? undefined : prospectOf(state, { slot, cell }) }
    return last.prospect
  }
}
