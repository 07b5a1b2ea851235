/** The difficulty curve: kinds of blossom, rows that hang, what else hangs there, shots before the bed sinks by a row. */
import { BEE, FROST, POD, RAINBOW, STONE, VINE } from './kinds.ts'

export const TUNED_LEVELS = 300

export interface Stretch {
  /** The last level of the stretch. */
  readonly until: number
  /** Kinds of blossom. */
  readonly kinds: number
  /** Rows of the easiest and of the hardest bed of the stretch; they take turns. */
  readonly rows: readonly [number, number]
  /** Shots from one sinking to the next. */
  readonly patience: number
  /** How many blossoms of a hundred do not follow the pattern. */
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

/** All levels after those. Nobody looks at each of them, so more is left to chance: no two must be alike. */
const ENDLESS: Stretch = { until: Infinity, kinds: 6, rows: [5, 8], patience: 6, wild: 40 }

export const stretchOf = (level: number): Stretch => CURVE.find(({ until }) => level <= until) ?? ENDLESS

/** Rows go up and down within a stretch, so that a rest follows every long bed. */
export function rowsOf(level: number): number {
  const [least, most] = stretchOf(level).rows
  return least + ((level - 1) % (most - least + 1))
}

/** What hangs besides blossoms, from which level on, and in how many cells of a bed there is one. */
export const ELEMENTS = [
  { from: 21, kind: STONE, one: 9 },
  { from: 41, kind: FROST, one: 6 },
  { from: 61, kind: RAINBOW, one: 14 },
  { from: 101, kind: POD, one: 16 },
  { from: 141, kind: BEE, one: 18 },
  { from: 181, kind: VINE, one: 20 },
] as const

/** For so many levels an element comes without the others. */
export const ALONE = 8

/** The parts of a bag that may be spent for three stars, and for two; every win earns one. */
export const STARS = { three: 0.8, two: 0.9 } as const

/** Blossoms that the guide reaches: all the way at first, later only so far. */
export const guideOf = (level: number) => (level <= 10 ? Infinity : level <= 100 ? 9 : 7)

/** Beds of a day from Monday to Sunday: the first of four levels that they are like. */
export const DAYS = [6, 14, 30, 55, 90, 150, 260] as const
