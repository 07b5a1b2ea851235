/** How hard the days are at each egg: every number that can be tuned, each with its unit, each said once. */
import { TWISTS, type Day, type Twist } from './state.ts'

/** Units of way from one row of gates to the next: fine enough for whole numbers everywhere. Times are ticks of 1/60 s. */
export const ROW = 6000

export const FARM = {
  /** Broken eggs that end it all. */
  broken: 3,
  /** Ticks in which a broken egg costs nothing: the first eight seconds. */
  free: 480,
  /** Nests on the roof: right eggs until the hen lays a golden one and every egg is worth once more, up to `mostTimes`. */
  nests: 8,
  mostTimes: 5,
  /** What a golden egg is worth, and a rotten one for the fox; and each of its days, when a day ends without a broken egg. */
  goldenPoints: 5,
  fedPoints: 10,
  wholePoints: 10,
  /** Most rows of gates that an egg passes, and most gates. */
  mostRows: 3,
  mostGates: 5,
  /** On days that have them, one egg in so many is rotten or a twin; and the fewest and most eggs from fox to fox. */
  rare: 6,
  prowl: [4, 7],
  /** Ticks before the first egg, for looking at what is new when the tree has grown or baskets were swapped, of a night. */
  opening: 50,
  growing: 130,
  swapping: 110,
  night: 210,
  /** Ticks for which everything stops: after a broken egg, after a golden one in its basket. */
  breakStop: 9,
  goldenStop: 5,
} as const

/** Eggs laid on the first day, with one gate, two…, and on every later one. After each lot but the last something changes. */
const FIRST_LOTS = [6, 8, 9, 10] as const
const LOTS = [9, 10, 11] as const
export const lotsOf = (nights: number): readonly number[] => (nights ? LOTS : FIRST_LOTS)

/** After this many nights everything has been met alone: then two come together, and one more every other night. */
const MET = TWISTS.length
export const twistsAfter = (nights: number, shuffle: <T>(list: readonly T[]) => T[]): readonly Twist[] =>
  nights > MET ? shuffle(TWISTS).slice(0, 2 + ((nights - MET - 1) >> 1)) : TWISTS.slice(nights - 1, nights)

/** Falls from `first` towards `last`: half of the way after `half` eggs. */
const fade = (first: number, last: number, half: number) => (laid: number) =>
  last + ((first - last) * half) / (laid + half)

/** Ticks from row to row; never as few as the least. */
export const LEAST_ROW = 22
const rowTicks = fade(80, LEAST_ROW, 22)

/** Ticks from egg to egg, when the second follows as closely as it may. While both roll they become a little quicker. */
export const LEAST_GAP = 24
const gapTicks = fade(126, LEAST_GAP + 2, 14)

/** Chance adds up to this part of the gap, so that there is no beat to tap by. */
const LOOSE = 0.3
/** Where a twin falls apart there are more gates to be set: so much more way to the next egg. */
const TWIN_ROOM = 4 / 3
/** From the second day on, mornings are slower by this part. */
const CALM = 0.25

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** The part of today's eggs that has been laid. */
export function partOf({ nights, lots, lot }: Pick<Day, 'nights' | 'lots' | 'lot'>): number {
  const all = lotsOf(nights)
  return 1 - (lot + sum(all.slice(lots + 1))) / sum(all)
}

type Pace = Pick<Day, 'laid' | 'nights' | 'lots' | 'lot'>
const calm = (pace: Pace) => (pace.nights ? 1 + CALM * (1 - partOf(pace)) : 1)

/** Units a tick. */
export const speedAt = (pace: Pace) => Math.floor(ROW / (rowTicks(pace.laid) * calm(pace)))

/** Units of way between two eggs. All eggs roll at the same speed, so their distance never changes. */
export const spaceAt = (pace: Pace, chance: number, isTwin = false) =>
  Math.round(
    gapTicks(pace.laid) * calm(pace) * speedAt(pace) * (1 + LOOSE * chance) * (isTwin ? TWIN_ROOM : 1),
  )

/** What a right egg is worth after so many in a row. */
export const timesOf = (row: number) => Math.min(FARM.mostTimes, 1 + Math.floor(row / FARM.nests))

/** The part of day and night at which night falls. */
const NIGHTFALL = 0.8

/** Before the first egg of a day. */
export const isMorning = ({ nights, lots, lot }: Day) => !lots && lot === lotsOf(nights)[0]
/** Between the last egg of a day and the first of the next. */
export const isNight = (day: Day) => day.nights > 0 && day.rest > 0 && isMorning(day)

/** The part of day and night that has passed. */
export const clockOf = (day: Day) =>
  isNight(day) ? 1 - ((1 - NIGHTFALL) * day.rest) / FARM.night : partOf(day) * NIGHTFALL

/** Points for bronze, silver, gold and emerald. */
export const MEDALS = [65, 380, 850, 2450] as const
