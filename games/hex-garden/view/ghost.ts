/** The piece that the player has in mind, and its place in the bed: moved by keys, pointed with a finger. Pure. */
import type { Way } from '../../kit/rules/ways.ts'
import { bloomOf, type Planting, type State } from '../rules.ts'
import type { Bloom } from '../rules/bloom.ts'
import { CELLS, cellAt, middleOf, NONE, type Bed } from '../rules/bed.ts'
import { fits, footprint, hasRoom } from '../rules/pieces.ts'

export interface Ghost {
  /** The place in the hand. */
  readonly slot: number
  /** Where the handle of the piece is. */
  readonly cell: number
  /** The column that up and down keep to, since the cells of neighbouring rows are half a cell apart. */
  readonly column: number
}

/** What would come of planting a piece: where, whether it fits there, and what would bloom. */
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

/** In cell widths, squared; rows are a little closer to each other than cells. */
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

/** The place nearest to a cell where a piece fits, else where it lies inside the bed at all. */
export const nearestPlace = (bed: Bed, piece: number, from: number): number =>
  nearest(from, fitting(bed, piece)) ?? nearest(from, lying(piece)) ?? from

function placed(state: State, slot: number, from: number): Ghost {
  const cell = nearestPlace(state.bed, state.hand[slot] ?? NONE, from)
  return { slot, cell, column: at(cell).across }
}

/** The places of the hand whose piece has room in the bed; if none has, all that hold a piece. */
function waiting({ bed, hand }: State): number[] {
  const slots = [...hand.keys()].filter((slot) => hand[slot] !== NONE)
  const open = slots.filter((slot) => hasRoom(bed, hand[slot] ?? NONE))
  return open.length > 0 ? open : slots
}

/** After a change: the next piece of the hand, near where the last one was planted. It depends on the state alone. */
export function follow(state: State): Ghost {
  const { slot: last, cell } = state.last
  const slots = waiting(state)
  const slot = slots.find((slot) => slot > last) ?? slots[0] ?? 0
  return placed(state, slot, cell === NONE ? MIDDLE : cell)
}

export function choose(state: State, ghost: Ghost, slot: number): Ghost {
  if (slot === ghost.slot || (state.hand[slot] ?? NONE) === NONE) return ghost
  return placed(state, slot, ghost.cell)
}

/** To the next piece of the hand, or the one before. */
export function turnTo(state: State, ghost: Ghost, by: 1 | -1): Ghost {
  const count = state.hand.length
  for (let i = 1; i < count; i++) {
    const slot = (ghost.slot + by * i + count * i) % count
    if (state.hand[slot] !== NONE) return choose(state, ghost, slot)
  }
  return ghost
}

/** One cell in this direction, as long as the piece stays inside the bed, whether it fits there or not. */
export function move(state: State, ghost: Ghost, way: Way): Ghost {
  const piece = state.hand[ghost.slot] ?? NONE
  const from = CELLS[ghost.cell] ?? { q: 0, r: 0 }
  if (way === 'left' || way === 'right') {
    const cell = cellAt(from.q + (way === 'left' ? -1 : 1), from.r)
    return cell !== undefined && footprint(piece, cell) ? { ...ghost, cell, column: at(cell).across } : ghost
  }
  const row = from.r + (way === 'up' ? -1 : 1)
  const off = (cell: number) => Math.abs(at(cell).across - ghost.column)
  const cell = lying(piece)
    .filter((cell) => CELLS[cell]?.r === row)
    .sort((a, b) => off(a) - off(b))[0]
  return cell === undefined ? ghost : { ...ghost, cell }
}

/** Where a piece goes when a cell is pointed at: its handle there, or at least a part of it. */
export function pointed(bed: Bed, piece: number, cell: number): number | undefined {
  if (fits(bed, piece, cell)) return cell
  return nearest(
    cell,
    fitting(bed, piece).filter((place) => footprint(piece, place)?.includes(cell)),
  )
}

export function prospectOf(state: State, planting: Planting): Prospect {
  const { cell } = planting
  if (!fits(state.bed, state.hand[planting.slot] ?? NONE, cell))
    return { cell, fits: false, lines: [], watered: [], filled: [] }
  const { lines, watered, filled } = bloomOf(state, planting)
  return { cell, fits: true, lines, watered, filled }
}
