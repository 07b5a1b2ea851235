/** Encodes a piece as one integer, which keeps hints fast and saves small. */

/** Cells without a piece: outside the tree, or empty during a cascade. */
export const OUTSIDE = -1
export const EMPTY = 0

/** The first six kinds are fruit. */
export const FRUIT = ['apple', 'lemon', 'grapes', 'pear', 'orange', 'blueberry'] as const
export const STAR = 6
export const BOMB = 7
/** Kinds from here on neither match nor move. They react to matches right beside them. */
export const GIFT = 8
export const CANDLE = 9
export const CHOCOLATE = 10
export const SQUIRREL = 11
/** Goals that are not kinds of pieces. */
export const FROST = 12
export const RIBBON = 13

/** Powers of fruit. `TIED` is not a power but a ribbon, which keeps the fruit in place. */
export const ROW = 1
export const COLUMN = 2
export const BURST = 3
export const TIED = 4
/** A squirrel stores its direction as its power. */
export const LEFTWARDS = 1

export const kindOf = (piece: number) => piece & 15
export const powerOf = (piece: number) => (piece >> 4) & 7
/** Kind and power, which decide how a piece looks. */
export const sortOf = (piece: number) => piece & 127
/** Stays the same wherever the piece falls. */
export const idOf = (piece: number) => piece >> 7
export const makePiece = (id: number, kind: number, power = 0) => (id << 7) | (power << 4) | kind
export const withPower = (piece: number, power: number) => makePiece(idOf(piece), kindOf(piece), power)

export const isFruit = (piece: number) => piece > 0 && kindOf(piece) < STAR
export const isKind = (piece: number, kind: number) => piece > 0 && kindOf(piece) === kind
export const isTied = (piece: number) => isFruit(piece) && powerOf(piece) === TIED
/** A fruit without a power or a ribbon. */
export const isPlain = (piece: number) => isFruit(piece) && powerOf(piece) === 0
/** A colour bomb or a fruit with a power: two of these can always be swapped. */
export const isSpecial = (piece: number) =>
  isKind(piece, BOMB) || (isFruit(piece) && powerOf(piece) > 0 && powerOf(piece) < TIED)
export const canMove = (piece: number) => piece > 0 && kindOf(piece) < GIFT && !isTied(piece)
/** The goal that counts this piece when it is cleared. */
export const countsAs = (piece: number) => (isTied(piece) ? RIBBON : kindOf(piece))

/** Whether two pieces go off when swapped. A star never does, not even with a colour bomb. */
export const joins = (a: number, b: number) =>
  kindOf(a) !== STAR &&
  kindOf(b) !== STAR &&
  ((isSpecial(a) && isSpecial(b)) || isKind(a, BOMB) || isKind(b, BOMB))
