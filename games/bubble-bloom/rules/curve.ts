/** The difficulty curve: kinds of blossom, rows that hang, shots before the bed sinks by a row. */

export const TUNED_LEVELS = 50

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
  { until: 15, kinds: 4, rows: [5, 6], patience: 8, wild: 12 },
  { until: 25, kinds: 5, rows: [5, 7], patience: 8, wild: 12 },
  { until: 35, kinds: 5, rows: [6, 7], patience: 7, wild: 16 },
  { until: 50, kinds: 6, rows: [6, 8], patience: 7, wild: 16 },
  { until: 75, kinds: 6, rows: [6, 8], patience: 6, wild: 18 },
]

/** All levels after those. */
const ENDLESS: Stretch = { until: Infinity, kinds: 6, rows: [7, 8], patience: 5, wild: 24 }

/** Shots that earn stars, against those of a player who looks two shots ahead; every win earns one star. */
export const STARS = { three: 1.25, two: 1.8 } as const

export const stretchOf = (level: number): Stretch => CURVE.find(({ until }) => level <= until) ?? ENDLESS

/** Rows go up and down within a stretch, so that a rest follows every long bed. */
export function rowsOf(level: number): number {
  const [least, most] = stretchOf(level).rows
  return least + ((level - 1) % (most - least + 1))
}

/** Beds of a day from Monday to Sunday: the first of four levels that they are like, and the shots that are too few. */
export const DAYS = [
  { like: 5, shots: 6 },
  { like: 10, shots: 8 },
  { like: 18, shots: 10 },
  { like: 28, shots: 12 },
  { like: 40, shots: 14 },
  { like: 60, shots: 16 },
  { like: 80, shots: 18 },
] as const
