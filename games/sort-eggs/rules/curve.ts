/** Tuning values and difficulty curves. */
import { TWISTS, type Day, type Twist } from './state.ts'

/** Units between two rows of gates: fine enough for integers everywhere. Times are in ticks of 1/60 s. */
export const ROW = 6000

export const FARM = {
  /** Broken eggs that end the round. */
  broken: 3,
  /** Ticks at the start in which a broken egg costs nothing. */
  free: 480,
  /** Nests on the roof: correct eggs until the next golden egg and a higher multiplier, up to `mostTimes`. */
  nests: 8,
  mostTimes: 5,
  /** Points for a golden egg, for a rotten egg fed to the fox, and per day so far for a day without a broken egg. */
  goldenPoints: 5,
  fedPoints: 10,
  wholePoints: 10,
  /** Greatest number of rows of gates, and of gates. */
  mostRows: 3,
  mostGates: 5,
  /** On their days, one egg in `rare` is rotten or a twin; and the least and most eggs between two foxes. */
  rare: 6,
  prowl: [4, 7],
  /** Ticks before the first egg, after the tree has grown, after baskets were swapped, and of a night. */
  opening: 50,
  growing: 130,
  swapping: 110,
  night: 210,
  /** Ticks of hit stop: after a broken egg, and after a golden egg comes home. */
  breakStop: 9,
  goldenStop: 5,
} as const

/** Batches of eggs on the first day (with one gate, two …) and on later days. All but the last end with a change. */
const FIRST_LOTS = [6, 8, 9, 10] as const
const LOTS = [9, 10, 11] as const
export const lotsOf = (nights: number): readonly number[] => (nights ? LOTS : FIRST_LOTS)

/** Nights until each twist but twins has had its day: then two come together, and three after two more. */
const MOST_TWISTS = 3
export const MET = TWISTS.length - 1
export const twistsAfter = (nights: number, shuffle: <T>(list: readonly T[]) => T[]): readonly Twist[] =>
  nights > MET
    ? shuffle(TWISTS).slice(0, Math.min(MOST_TWISTS, 2 + ((nights - MET - 1) >> 1)))
    : TWISTS.slice(nights - 1, nights)
/** Twists after a change within a day: twins join the first fox. */
export const twistsAtNoon = ({ nights, twists }: Pick<Day, 'nights' | 'twists'>): readonly Twist[] =>
  nights === 1 ? [...new Set([...twists, 'twins' as const])] : twists
/** From this night on, a change moves all baskets. */
export const WHIRL = 6
/** Correct eggs from one golden egg to the next. */
export const goldEvery = ({ twists }: Pick<Day, 'twists'>) =>
  FARM.nests / (twists.includes('gold rush') ? 2 : 1)

/** Falls from `first` towards `last`; halfway after `half` eggs. */
const fade = (first: number, last: number, half: number) => (laid: number) =>
  last + ((first - last) * half) / (laid + half)

/** Ticks from row to row stay above this limit. */
const LEAST_ROW = 22
const rowTicks = fade(80, LEAST_ROW, 22)

/** Least ticks between two eggs. Speed rises a little while both roll. */
export const LEAST_GAP = 24
const gapTicks = fade(126, LEAST_GAP + 2, 14)

/** Largest random addition to the gap, as a share, so that there is no steady beat. */
const JITTER = 0.3
/** Factor of the gap after a twin, which needs more gates set. */
const TWIN_ROOM = 4 / 3
/** Share by which mornings are slower from the second day on. */
const CALM = 0.25

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** Share of today's eggs that has been laid. */
export function partOf({ nights, lots, lot }: Pick<Day, 'nights' | 'lots' | 'lot'>): number {
  const all = lotsOf(nights)
  return 1 - (lot + sum(all.slice(lots + 1))) / sum(all)
}

type Pace = Pick<Day, 'laid' | 'nights' | 'lots' | 'lot'>
const calm = (pace: Pace) => (pace.nights ? 1 + CALM * (1 - partOf(pace)) : 1)

/** Units per tick. */
export const speedAt = (pace: Pace) => Math.floor(ROW / (rowTicks(pace.laid) * calm(pace)))

/** Units between two eggs. All eggs roll at the same speed, so the distance never changes. */
export const spaceAt = (pace: Pace, chance: number, isTwin = false) =>
  Math.round(
    gapTicks(pace.laid) * calm(pace) * speedAt(pace) * (1 + JITTER * chance) * (isTwin ? TWIN_ROOM : 1),
  )

/** Points multiplier after `row` correct eggs. */
export const timesOf = (row: number) => Math.min(FARM.mostTimes, 1 + Math.floor(row / FARM.nests))

/** Share of the 24 hours at which night falls. */
const NIGHTFALL = 0.8

/** Before the first egg of a day. */
export const isMorning = ({ nights, lots, lot }: Day) => !lots && lot === lotsOf(nights)[0]
/** Between the last egg of a day and the first of the next. */
export const isNight = (day: Day) => day.nights > 0 && day.rest > 0 && isMorning(day)

/** Share of the 24 hours that has passed. */
export const clockOf = (day: Day) =>
  isNight(day) ? 1 - ((1 - NIGHTFALL) * day.rest) / FARM.night : partOf(day) * NIGHTFALL

/** Points for bronze, silver, gold and emerald. */
export const MEDALS = [65, 330, 850, 2450] as const
