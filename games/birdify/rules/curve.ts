/** All that can be tuned, and how the flight grows harder. Lengths are in units of a garden 600 high, times in ticks. */

export const GARDEN = {
  height: 600,
  /** The bird may leave the picture by this much, and no more. */
  ceiling: -30,
  /** The bird's radius, and the width of a cane. */
  bird: 17,
  cane: 62,
  /** Units a tick, downwards: gained in each tick, after a flap, and at most. */
  gravity: 0.42,
  flap: -7.9,
  fastestFall: 11,
  firstCane: 560,
  /** How far ahead the garden is planted: more than the widest frame shows. */
  planted: 2600,
  /** Up to here the lawn is moss and the canes are shoots: both throw a bird back unharmed. Eight seconds, and a little. */
  soft: 1240,
  /** Units a tick, downwards, off the moss and wherever else a bird is saved from the ground. */
  bounce: -9,
  /** The radius of a berry, and of a hornet. */
  berry: 14,
  hornet: 17,
  /** Ticks that the grass announces a gust. */
  warning: 100,
  /** The part of gravity, and of the speed, that wind from behind adds and wind from ahead takes away. */
  lift: 0.08,
  push: 0.2,
  /** How much wider a closing gate stands when it is seen first, and from where to where it closes before the bird. */
  opened: 130,
  closesFrom: 330,
  closedAt: 90,
  /** Between the two canes of a pair. */
  pair: 128,
} as const

export const POINTS = {
  gap: 1,
  berry: 1,
  golden: 5,
  /** For a gap passed with less than `near` units between feathers and cane. */
  close: 1,
  near: 14,
  /** For a hornet that is knocked away. */
  hornet: 3,
} as const

export const CHAIN = {
  /** So many berries are worth one more in the multiplier; a chain that is longer than all of them is a golden flight. */
  step: 6,
  most: 4,
  /** What everything counts in a golden flight. */
  golden: 5,
} as const

/** Ticks that helps last, how far from the bird they draw berries in, and how long everything stops at a rescue. */
export const HELP = { golden: 400, magnet: 600, reach: 210, pull: 9, stop: 9 } as const

/** Units of flight from one morning to the next, and the part of a day at which it is quite dark. */
export const DAY = 11_000
export const NIGHTFALL = 0.54

/** How many nights have fallen, and how many are over, this far into the flight; and where a night begins. */
export const nightsFallen = (x: number) => Math.floor(x / DAY + 1 - NIGHTFALL)
export const nightsPassed = (x: number) => Math.floor(x / DAY)
export const nightfall = (night: number) => (night - 1 + NIGHTFALL) * DAY

/** Units a tick; never more than 4.5. */
export const speedAt = (gaps: number) => 2.4 + (2.1 * gaps) / (gaps + 60)
/** How high the gap of the nth cane is: it never stops shrinking, and is never less than 120. */
export const gapAt = (n: number) => 120 + (182 * 27) / (n + 26)

/** Points for bronze, silver, gold and emerald. */
export const MEDALS = [45, 380, 640, 1150] as const
