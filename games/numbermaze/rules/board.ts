/** The garden: stepping tiles with numbers, hedges between them, gates with their keys. Pure, cells row by row. */
import { STEPS, type Way } from '../../kit/rules/ways.ts'

/** A tile's number is how far a leap from it goes. */
export const HEDGE = 0

export interface Lock {
  /** The cell where the key lies. */
  readonly key: number
  /** The cells that are shut until the key has been picked up. */
  readonly gates: readonly number[]
}

export interface Board {
  readonly size: number
  readonly tiles: readonly number[]
  readonly start: number
  readonly goal: number
  readonly locks: readonly Lock[]
}

/** Keys picked up, one bit each. */
export type Held = number

/** Which cells nobody can stand on or leap over. */
export const shutCells = ({ tiles, locks }: Board, held: Held): boolean[] => {
  const shut = tiles.map((number) => number === HEDGE)
  for (const [kind, { gates }] of locks.entries())
    if (!(held & (1 << kind))) for (const gate of gates) shut[gate] = true
  return shut
}

/** Where a leap ends, or −1 when an edge, a hedge or a gate is in its way. */
export function landing({ size, tiles }: Board, shut: readonly boolean[], from: number, way: Way): number {
  const number = tiles[from] ?? HEDGE
  const [dx, dy] = STEPS[way]
  const x = (from % size) + dx * number
  const y = Math.floor(from / size) + dy * number
  if (number === HEDGE || x < 0 || y < 0 || x >= size || y >= size) return -1
  let cell = from
  for (let step = 0; step < number; step++) {
    cell += dx + dy * size
    if (shut[cell]) return -1
  }
  return cell
}

/** What keeps a leap from being made, and the cell that does it: at an edge the one it would start from. */
export function obstacle(
  board: Board,
  held: Held,
  from: number,
  way: Way,
): { readonly what: 'edge' | 'hedge' | 'gate'; readonly cell: number } | undefined {
  const shut = shutCells(board, held)
  if (landing(board, [], from, way) < 0) return { what: 'edge', cell: from }
  const [dx, dy] = STEPS[way]
  let cell = from
  for (let step = 0; step < (board.tiles[from] ?? HEDGE); step++) {
    cell += dx + dy * board.size
    if (shut[cell]) return { what: board.tiles[cell] === HEDGE ? 'hedge' : 'gate', cell }
  }
  return undefined
}

/** What is held after landing on a cell. */
export function picked({ locks }: Board, held: Held, cell: number): Held {
  let now = held
  for (const [kind, { key }] of locks.entries()) if (key === cell) now |= 1 << kind
  return now
}
