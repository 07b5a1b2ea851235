/** What hangs in a cell of the tree, in one whole number, so that bots and proofs are quick and a save is small. */

/** Cells in a row and rows in the tree. */
export const WIDE = 8
export const HIGH = 9
export const CELLS = WIDE * HIGH

/** A cell without a piece: beyond the boughs or behind an ornament for good, or just for a moment. */
export const OUTSIDE = -1
export const EMPTY = 0

/** The first six kinds are fruit. */
export const FRUIT = ['apple', 'lemon', 'grapes', 'pear', 'orange', 'blueberry'] as const
export const STAR = 6
export const BOMB = 7

/** What a fruit can do besides matching. */
export const ROW = 1
export const COLUMN = 2
export const BURST = 3

export const kindOf = (piece: number) => piece & 7
export const powerOf = (piece: number) => (piece >> 3) & 7
/** Stays with the piece as long as it hangs, wherever it falls. */
export const idOf = (piece: number) => piece >> 6
export const makePiece = (id: number, kind: number, power = 0) => (id << 6) | (power << 3) | kind
export const withPower = (piece: number, power: number) => makePiece(idOf(piece), kindOf(piece), power)

export const isFruit = (piece: number) => piece > 0 && kindOf(piece) < STAR
export const isKind = (piece: number, kind: number) => piece > 0 && kindOf(piece) === kind
/** A colour bomb or a fruit with a power: two of these can always be swapped. */
export const isSpecial = (piece: number) => piece > 0 && (powerOf(piece) > 0 || kindOf(piece) === BOMB)

/** What goes off when it changes places with the other. A star only changes places, even with a colour bomb. */
export const joins = (a: number, b: number) =>
  kindOf(a) !== STAR &&
  kindOf(b) !== STAR &&
  ((isSpecial(a) && isSpecial(b)) || kindOf(a) === BOMB || kindOf(b) === BOMB)

export const columnOf = (cell: number) => cell % WIDE
export const rowOf = (cell: number) => Math.floor(cell / WIDE)
export const cellAt = (column: number, row: number) =>
  column >= 0 && column < WIDE && row >= 0 && row < HIGH ? row * WIDE + column : -1
export const apart = (a: number, b: number) =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))

/** Two neighbours, the first of which the player moves onto the second. */
export interface Swap {
  readonly from: number
  readonly to: number
}
