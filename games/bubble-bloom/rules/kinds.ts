/** Lists the contents of a cell: six kinds of blossom, each possibly frozen, and the other elements. */

/** Blossoms are numbered from 1 to this. */
export const KINDS = 6
/** Never bursts: it must fall. */
export const STONE = 7
/** Counts as a blossom of any kind. */
export const RAINBOW = 8
/** Bursts along with a neighbour, and takes all cells around it along. */
export const POD = 9
/** Freed by a burst beside it; then the blossoms around it take on the kind that burst. */
export const BEE = 10
/** Grows with every shot that bursts nothing. A burst beside it removes all of it. */
export const VINE = 11
/** Added to the kind of a frozen blossom, which joins no group until something bursts beside it. */
export const FROST = 16

/** The kind of a blossom, frozen or not; 0 for anything else. */
export const flowerOf = (kind: number) => (kind % FROST <= KINDS ? kind % FROST : 0)
