/** The garden: stepping tiles with numbers, hedges between them, gates with their keys. Cells count row by row. */
import { beside, stepsApart } from '../../kit/rules/grid.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'

/** What stands in place of a tile's number where a hedge grows. */
export const HEDGE = 0

export interface Lock {
  /** The cell where the key lies. */
  readonly key: number
  /** The cells that are shut until the key has been picked up. */
  readonly gates: readonly number[]
}

export interface Board {
  /** Cells along each side. */
  readonly size: number
  /** A tile's number is how far a leap from it goes. */
  readonly tiles: readonly number[]
  readonly start: number
  readonly goal: number
  readonly locks: readonly Lock[]
}

/** The keys that have been picked up, one bit each. */
export type Keys = number

export const hasKey = (held: Keys, kind: number): boolean => (held & (1 << kind)) !== 0

/** Steps from one cell to another, along rows and columns. */
export const cellsApart = ({ size }: { readonly size: number }, one: number, other: number): number =>
  stepsApart(size, one, other)

/** Which cells nobody can stand on or leap over. */
export function shutCells({ tiles, locks }: Board, held: Keys): boolean[] {
  const shut = tiles.map((number) => number === HEDGE)
  for (const [kind, { gates }] of locks.entries())
    if (!hasKey(held, kind)) for (const gate of gates) shut[gate] = true
  return shut
}

/** Where a leap ends, or −1 when an edge, a hedge or a gate is in its way. */
export function landing({ size, tiles }: Board, shut: readonly boolean[], from: number, way: Way): number {
  const number = tiles[from] ?? HEDGE
  const end = beside({ columns: size, rows: size }, from, way, number)
  if (number === HEDGE || end === undefined) return -1
  const step = (end - from) / number
  for (let cell = end; cell !== from; cell -= step) if (shut[cell]) return -1
  return end
}

/** What stops a leap, and the cell where it stands; at the garden's edge that is the cell that the leap starts from. */
export function obstacle(
  board: Board,
  held: Keys,
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
export function picked({ locks }: Board, held: Keys, cell: number): Keys {
  let keys = held
  for (const [kind, { key }] of locks.entries()) if (key === cell) keys |= 1 << kind
  return keys
}
