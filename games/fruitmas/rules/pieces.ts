/** What hangs in a cell of the tree, as one whole number, so that hints and proofs are quick and a save is small. */

/** Cells without a piece: outside the tree for good, or empty for a moment. */
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
/** Stays with the piece for as long as it hangs, wherever it falls. */
export const idOf = (piece: number) => piece >> 6
export const makePiece = (id: number, kind: number, power = 0) => (id << 6) | (power << 3) | kind
export const withPower = (piece: number, power: number) => makePiece(idOf(piece), kindOf(piece), power)

export const isFruit = (piece: number) => piece > 0 && kindOf(piece) < STAR
export const isKind = (piece: number, kind: number) => piece > 0 && kindOf(piece) === kind
/** A colour bomb or a fruit with a power: two of these can always be swapped. */
export const isSpecial = (piece: number) => piece > 0 && (powerOf(piece) > 0 || kindOf(piece) === BOMB)

/** Whether two pieces go off when they change places. A star never does, not even with a colour bomb. */
export const joins = (a: number, b: number) =>
  kindOf(a) !== STAR &&
  kindOf(b) !== STAR &&
  ((isSpecial(a) && isSpecial(b)) || kindOf(a) === BOMB || kindOf(b) === BOMB)
