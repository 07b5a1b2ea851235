/** Tuning constants and the difficulty curve. Lengths are in units (the garden is 600 high), times in ticks. */

export const GARDEN = {
  height: 600,
  /** Highest y of the bird, slightly above the picture. */
  ceiling: -30,
  /** Radius of the bird, width of a cane. */
  bird: 17,
  cane: 62,
  /** Downward speed in units per tick: gained each tick, set by a flap, and the maximum. */
  gravity: 0.42,
  flap: -7.9,
  fastestFall: 11,
  firstCane: 560,
  /** How far ahead the garden is planted: beyond the widest frame. */
  planted: 2600,
  /** Up to this x, moss and young shoots bounce the bird back unharmed. A little over eight seconds. */
  soft: 1240,
  /** Downward speed after a bounce off the moss or a rescue from the ground. */
  bounce: -9,
  /** Downward speed after landing on a lower cane, which bears the bird once. */
  hop: -6,
  /** Radii. */
  berry: 14,
  hornet: 17,
  /** How long the grass bends before a gust, in ticks. */
  warning: 100,
  /** Share of gravity and of speed that a tailwind adds and a headwind takes away. */
  lift: 0.07,
  push: 0.2,
  /** Extra height of a closing gate while open, and the distances to the bird at which it starts and ends closing. */
  opened: 130,
  closesFrom: 330,
  closedAt: 90,
  /** Height of the post between the two gaps of a fork. */
  post: 54,
  /** Share of gravity in warm air, and the distances before a cane between which it rises. */
  draft: 0.7,
  draftFrom: 300,
  draftTo: 140,
  /** Distance between the two canes of a pair. */
  pair: 128,
} as const

export const POINTS = {
  gap: 1,
  berry: 1,
  golden: 5,
  star: 10,
  /** Bonus for a gap passed with less than `near` units between bird and cane. */
  close: 1,
  near: 14,
  /** For knocking a hornet away. */
  hornet: 3,
} as const

export const CHAIN = {
  /** Berries per step of the multiplier, and its maximum. */
  step: 6,
  most: 4,
  /** Berries that start the first golden flight. Each later one needs a step more, up to `step * most`. */
  first: 7,
  /** What golden berries and stars add to the meter. */
  rich: 3,
  /** Highest multiplier of a golden flight. The first has one more than `least`, and each one more than the last. */
  golden: 5,
  least: 1,
} as const

/** Durations of the golden flight and the magnet, range and speed of their pull, and the pause after a rescue. */
export const HELP = { golden: 400, magnet: 600, reach: 210, pull: 9, stop: 9 } as const

/** Units of flight per day, and the fraction of a day at which it is fully dark. */
export const DAY = 11_000
export const NIGHTFALL = 0.54

/** Nights fallen and nights over at this x, and the x at which a night begins. */
export const nightsFallen = (x: number) => Math.floor(x / DAY + 1 - NIGHTFALL)
export const nightsPassed = (x: number) => Math.floor(x / DAY)
export const nightfall = (night: number) => (night - 1 + NIGHTFALL) * DAY

/** Units per tick, below 4.5. */
export const speedAt = (gaps: number) => 2.4 + (2.1 * gaps) / (gaps + 49)
/** Height of the nth gap: shrinks for ever, but stays above 120. */
export const gapAt = (n: number) => 120 + (204 * 18) / (n + 18)

/** Height of the narrow gap of a fork whose wide gap has this height. */
export const nookIn = (gap: number) => Math.max(132, gap * 0.66)

/** Points for bronze, silver, gold and emerald. */
export const MEDALS = [45, 265, 580, 1150] as const
