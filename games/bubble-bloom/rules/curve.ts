/** Defines the difficulty curve: kinds of blossom, rows, elements, and shots until the bed sinks by a row. */
import { BEE, FROST, POD, RAINBOW, STONE, VINE } from './kinds.ts'

export const TUNED_LEVELS = 300

interface Stretch {
  /** The last level of the stretch. */
  readonly until: number
  readonly kinds: number
  /** Rows of the easiest and of the hardest bed; levels cycle through the range. */
  readonly rows: readonly [number, number]
  /** Shots until the bed sinks by a row. */
  readonly patience: number
  /** Share of blossoms that deviate from the pattern, in per cent. */
  readonly wild: number
}

export const CURVE: readonly Stretch[] = [
  { until: 3, kinds: 3, rows: [4, 4], patience: 10, wild: 4 },
  { until: 8, kinds: 4, rows: [4, 5], patience: 9, wild: 8 },
  { until: 20, kinds: 4, rows: [4, 6], patience: 8, wild: 14 },
  { until: 60, kinds: 5, rows: [4, 6], patience: 7, wild: 20 },
  { until: 140, kinds: 6, rows: [4, 7], patience: 7, wild: 24 },
  { until: TUNED_LEVELS, kinds: 6, rows: [4, 8], patience: 6, wild: 26 },
]

/** All later levels. Nobody reviews them one by one, so extra randomness keeps any two from being alike. */
const ENDLESS: Stretch = { until: Infinity, kinds: 6, rows: [5, 8], patience: 6, wild: 40 }

export const stretchOf = (level: number): Stretch => CURVE.find(({ until }) => level <= until) ?? ENDLESS

/** Rows rise and start over within a stretch, so that an easier bed follows every long one. */
export function rowsOf(level: number): number {
  const [least, most] = stretchOf(level).rows
  return least + ((level - 1) % (most - least + 1))
}

/** The elements: their first level, and their density as one per this many cells. */
export const ELEMENTS = [
  { from: 21, kind: STONE, one: 9 },
  { from: 41, kind: FROST, one: 6 },
  { from: 61, kind: RAINBOW, one: 14 },
  { from: 101, kind: POD, one: 16 },
  { from: 141, kind: BEE, one: 18 },
  { from: 181, kind: VINE, one: 20 },
] as const

/** Levels for which a new element appears without the others. */
export const ALONE = 8

/** The shares of a bag that may be spent for three stars and for two; every win earns one. */
export const STARS = { three: 0.8, two: 0.9 } as const

/** Length of the guide in blossoms: unlimited at first, shorter later. */
export const guideOf = (level: number) => (level <= 10 ? Infinity : level <= 100 ? 9 : 7)

/** Difficulty of the daily beds from Monday to Sunday: the first of four levels that they resemble. */
export const DAYS = [6, 14, 30, 55, 90, 150, 260] as const
