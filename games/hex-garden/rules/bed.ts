/** Defines the bed: a hexagon of hexagonal cells, numbered row by row from the top left. */

/** Cells along each of the six edges. */
export const SIDE = 5

/** The content of each cell: an index into `FLOWERS`, a special (see `SPECIALS`), or `NONE`. */
export type Bed = readonly number[]

/** Marks an empty cell or an empty slot of the hand. */
export const NONE = -1

/** A cell or a step in axial coordinates: q goes right, r goes down and half a cell to the right. */
export interface Hex {
  readonly q: number
  readonly r: number
}

const REACH = SIDE - 1
const WIDTH = REACH * 2 + 1
const span = (): number[] => Array.from({ length: WIDTH }, (_, i) => i - REACH)

export const CELLS: readonly Hex[] = span().flatMap((r) =>
  span().flatMap((q) => (Math.abs(q + r) <= REACH ? [{ q, r }] : [])),
)

const numbers = new Map(CELLS.map(({ q, r }, cell) => [q * WIDTH + r, cell]))

/** The number of this cell; undefined outside the bed. */
export const cellAt = (q: number, r: number): number | undefined =>
  Math.max(Math.abs(q), Math.abs(r)) <= REACH ? numbers.get(q * WIDTH + r) : undefined

/** Every line from edge to edge, in each of the three directions. */
export const LINES: readonly (readonly number[])[] = [
  ({ r }: Hex) => r,
  ({ q }: Hex) => q,
  ({ q, r }: Hex) => q + r,
].flatMap((along) => span().map((line) => CELLS.flatMap((hex, cell) => (along(hex) === line ? [cell] : []))))

/** The six steps to a neighbour. */
export const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]

/** The six neighbours of each cell; undefined beyond the edge. */
export const NEIGHBOURS: readonly (readonly (number | undefined)[])[] = CELLS.map((hex) =>
  STEPS.map((step) => cellAt(hex.q + step.q, hex.r + step.r)),
)

/** Rotates a step by 60 degrees clockwise. */
export const turned = ({ q, r }: Hex): Hex => ({ q: 0 - r, r: q + r })
/** Mirrors a step left to right. */
export const mirrored = ({ q, r }: Hex): Hex => ({ q: 0 - q - r, r })

/** The centre of a cell: to the right in cell widths, down in rows. */
export const middleOf = ({ q, r }: Hex): { readonly across: number; readonly down: number } => ({
  across: q + r / 2,
  down: r,
})
