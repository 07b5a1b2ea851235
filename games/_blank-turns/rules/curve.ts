/** Difficulty: how many kinds of flowers there are. */
/** Columns and rows of the bed. */
export const SIDE = 4
export const CELLS = SIDE * SIDE
/** Neighbouring flowers of a kind that are picked together. */
export const FEWEST = 3

const FIRST_KINDS = 5
export const MOST_KINDS = 7
/** A new kind comes after this many plantings. */
const NEW_KIND = 100

/** Scores for bronze, silver, gold and emerald. */
export const MEDALS = [27, 77, 117, 151] as const

export const kindsAfter = (planted: number) =>
  Math.min(MOST_KINDS, FIRST_KINDS + Math.floor(planted / NEW_KIND))

/** Larger groups are worth far more: 3, 6, 10, 15 … */
export const pointsFor = (flowers: number) => (flowers * (flowers - 1)) / 2
