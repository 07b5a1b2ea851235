/** Defines the lattice of the bed: ten cells to a row, nine in every other one. Lengths are in blossoms. */

export const COLUMNS = 10
/** Distance between two rows. */
export const RISE = Math.sqrt(3) / 2
/** A blossom in this row, counted from the top of the frame, has crossed the line. */
export const LINE = 11
/** Seeds can land in two rows beyond the line. */
const ROWS = LINE + 2
export const CELLS = ROWS * COLUMNS
/** The launcher's muzzle, measured from the top of the frame. */
export const MUZZLE = { x: COLUMNS / 2, y: 0.5 + RISE * LINE + 1.35 } as const

/** The kind in every cell, counted from 1; 0 is an empty cell. */
export type Field = number[]

/** A plain array: creating a small typed array takes longer than filling it, and the coach creates thousands. */
const BARE: Field = Array.from({ length: CELLS }, () => 0)
export const emptyField = (): Field => BARE.slice()

/** The occupied cells, from the top. */
export function planted(field: Field): number[] {
  const cells: number[] = []
  for (let cell = 0; cell < CELLS; cell++) if (field[cell]) cells.push(cell)
  return cells
}

export const rowOf = (cell: number) => Math.floor(cell / COLUMNS)
export const columnOf = (cell: number) => cell % COLUMNS
const shift = (row: number) => (row % 2) / 2

/** The centre of a cell, measured from the top left corner of the bed. */
export const middleX = (cell: number) => 0.5 + columnOf(cell) + shift(rowOf(cell))
export const middleY = (cell: number) => 0.5 + rowOf(cell) * RISE

/** The last cell of every other row would lie outside the bed. */
export const exists = (row: number, column: number) =>
  row >= 0 && row < ROWS && column >= 0 && column < COLUMNS - (row % 2)

const AROUND: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => {
  const [row, column] = [rowOf(cell), columnOf(cell)]
  const left = column - 1 + (row % 2)
  return (
    [
      [row, column - 1],
      [row, column + 1],
      [row - 1, left],
      [row - 1, left + 1],
      [row + 1, left],
      [row + 1, left + 1],
    ] as const
  )
    .filter(([r, c]) => exists(row, column) && exists(r, c))
    .map(([r, c]) => r * COLUMNS + c)
})

export const around = (cell: number): readonly number[] => AROUND[cell] ?? []

export const topRow: readonly number[] = Array.from({ length: COLUMNS }, (_, column) => column)
