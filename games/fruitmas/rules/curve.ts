/** The difficulty curve: trees, kinds of fruit, how much to bring, how many moves. */
import { TUNED_MOVES } from './tuned.ts'

/**
 * Open cells of each row from the top, around the trunk. Where a row is narrower than the one above, fruit fall past
 * the gap.
 */
export const TREES = [
  '044666666',
  '446668888',
  '466688888',
  '464686888',
  '246688888',
  '466468888',
  '466888888',
  '446866888',
] as const

/** Ten levels make a night, and each of the ten has an errand of its own kind: how much of everything to bring. */
export const NIGHT = 10
type Errand = readonly [
  /** Kinds of fruit; pieces of each in the first night, and how many more every night. */
  kinds: number,
  fruit: number,
  moreFruit: number,
  /** Frosted cells, always in pairs, how many more every night, and layers beyond the first on average. */
  frost: number,
  moreFrost: number,
  thick: number,
  stars: number,
  moreStars: number,
]
const ERRANDS: readonly Errand[] = [
  [1, 30, 2, 0, 0, 0, 0, 0],
  [2, 26, 1, 0, 0, 0, 0, 0],
  [1, 18, 1, 20, 1, 1, 0, 0],
  [0, 0, 0, 0, 0, 0, 3, 0.5],
  [3, 24, 1, 0, 0, 0, 0, 0],
  [1, 24, 2, 14, 1, 0.5, 0, 0],
  [2, 18, 1, 0, 0, 0, 2, 0.4],
  [0, 0, 0, 24, 1, 1.8, 0, 0],
  [0, 0, 0, 14, 2, 0.5, 3, 0.3],
  [2, 16, 1, 12, 1, 0.5, 2, 0.4],
]
/** After the sixth night the amounts stop growing, so that no level becomes mere work. */
const LAST_NIGHT = 5

export const TUNED_LEVELS = 60
/** In tuned.ts this letter would stand for no moves at all, and the next for one. */
export const FIRST_LETTER = 50

/** The part of its games that a player who looks one move ahead should win, from the first tuned level to the last. */
export const targetRate = (level: number) =>
  level <= 3 ? 1 : 0.93 - (Math.min(level, TUNED_LEVELS) / TUNED_LEVELS) * 0.43

/** The fewest moves that the first board offers: beginners should not have to search. */
export const leastMoves = (level: number) => (level <= 3 ? 12 : 4)

/** The part of the allowed moves that has to be left over for three stars, and for two. */
export const STARS_AT = { three: 0.25, two: 0.1 } as const

/** Which of the six nights a level belongs to, from 0. */
const nightOf = (level: number) => Math.min(LAST_NIGHT, Math.floor((level - 1) / NIGHT))

/** How much there is to bring, and how much frost there is. */
export function amountsOf(level: number) {
  const night = nightOf(level)
  const [kinds, fruit, moreFruit, frost, moreFrost, thick, stars, moreStars] = ERRANDS[
    (level - 1) % NIGHT
  ] ?? [1, 30, 0, 0, 0, 0, 0, 0]
  return {
    kinds,
    fruit: fruit + moreFruit * night,
    frost: frost + moreFrost * night,
    thick,
    stars: Math.floor(stars + moreStars * night),
  }
}

/** With eleven halves a move sets off half as much as with ten, and with twelve half as much again. */
export function halvesOf(level: number): number {
  if (level <= 5) return 10
  return level > 20 && level % 4 === 0 ? 12 : 11
}

export function treeOf(level: number): number {
  if (level <= 4) return 0
  if (level <= 10) return 1
  return 1 + ((level * 3 + nightOf(level)) % (TREES.length - 1))
}

/** After the tuned levels the amounts and trees come back with other frost and fruit, and so do the moves. */
export function movesFor(level: number): number {
  const like = level <= TUNED_LEVELS ? level : TUNED_LEVELS - NIGHT + 1 + ((level - 1) % NIGHT)
  return TUNED_MOVES.charCodeAt(like - 1) - FIRST_LETTER
}
