/** How hard the day is at each egg: every number that can be tuned, each with its unit, each said once. */

/** Units of way from one row of gates to the next: fine enough for whole numbers everywhere. Times are ticks of 1/60 s. */
export const ROW = 6000

export const FARM = {
  /** Broken eggs that end the day. */
  broken: 3,
  /** Right eggs in a row until the hen lays a golden one, and what that one is worth in points. */
  goldenRow: 8,
  goldenPoints: 5,
  /** Most rows of gates that an egg passes. */
  mostRows: 3,
  /** Ticks before the first egg, and for looking at what is new when the tree has grown or baskets were swapped. */
  opening: 50,
  growing: 130,
  swapping: 110,
  /** Ticks for which everything stops: after a broken egg, after a golden one in its basket. */
  breakStop: 9,
  goldenStop: 5,
  /** Ticks from dawn to the end of the night. */
  day: 10_800,
} as const

/** Eggs laid with one gate, two, three… before the next grows; with the last tree two baskets swap after each such lot. */
export const LOTS = [6, 8, 9, 10, 12] as const

/** Falls from `first` towards `last`: half of the way after `half` eggs. */
const fade = (first: number, last: number, half: number) => (laid: number) =>
  last + ((first - last) * half) / (laid + half)

/** Ticks from row to row; never as few as the least. */
export const LEAST_ROW = 24
const rowTicks = fade(80, LEAST_ROW, 24)

/** Ticks from egg to egg, when the second follows as closely as it may. */
export const LEAST_GAP = 30
const gapTicks = fade(126, LEAST_GAP, 16)

/** Chance adds up to this part of the gap, so that there is no beat to tap by. */
const LOOSE = 0.3

/** Units a tick. */
export const speedAt = (laid: number) => Math.floor(ROW / rowTicks(laid))
export const TOP_SPEED = Math.floor(ROW / LEAST_ROW)

/**
 * Units of way between two eggs. All eggs roll at the same speed, so their distance never changes, and even at top speed
 * it is no less than LEAST_GAP ticks.
 */
export const spaceAt = (laid: number, chance: number) =>
  Math.max(LEAST_GAP * TOP_SPEED, Math.round(gapTicks(laid) * speedAt(laid) * (1 + LOOSE * chance)))

/** The hours' names, and the part of the day at which each begins. */
export const HOURS = [
  { from: 0, name: 'dawn' },
  { from: 0.12, name: 'morning' },
  { from: 0.3, name: 'noon' },
  { from: 0.48, name: 'afternoon' },
  { from: 0.64, name: 'evening' },
  { from: 0.8, name: 'night' },
] as const

/** The number of the hour at a tick. */
export const hourAt = (tick: number) =>
  HOURS.findLastIndex(({ from }) => (tick % FARM.day) / FARM.day >= from)

/** Points for bronze, silver, gold and emerald. */
export const MEDALS = [15, 45, 120, 250] as const
