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
  firstCane: 620,
  /** How far ahead the garden is planted: more than the widest frame shows. */
  planted: 2600,
  /** A berry's radius. */
  berry: 14,
  berryPoints: 1,
  goldenPoints: 5,
  /** Ticks that the grass announces a gust. */
  warning: 100,
} as const

/** Units a tick; never more than 4.3. */
export const speedAt = (gaps: number) => 2.9 + (1.4 * gaps) / (gaps + 70)
/** How high the gap of the nth cane is; never less than 158. */
export const gapAt = (n: number) => 158 + (80 * 32) / (n + 32)

/** Points for bronze, silver, gold and emerald. */
export const MEDALS = [15, 40, 90, 320] as const
