/** What can hang in a bed: blossoms of six kinds, each of which may be frozen, and what is not a blossom. */

/** Blossoms are 1 to this. */
export const KINDS = 6
/** Never bursts: it must fall. */
export const STONE = 7
/** Counts as a blossom of any kind. */
export const RAINBOW = 8
/** Takes all around it along when something bursts beside it. */
export const POD = 9
/** A burst beside it frees it, and the blossoms around it take on the kind that burst. */
export const BEE = 10
/** Grows with every shot that bursts nothing; a burst beside it takes all of it. */
export const VINE = 11
/** A frozen blossom is its kind and this. It joins no others until something bursts beside it. */
export const FROST = 16

/** The kind of a blossom, frozen or not; 0 for anything else. */
export const flowerOf = (kind: number) => (kind % FROST <= KINDS ? kind % FROST : 0)
