/** The difficulty curve: what kind of greenhouse each level has. */
export interface Shape {
  /** The most floor there can be, without the walls around it. */
  readonly columns: number
  readonly rows: number
  readonly pillars: number
  readonly pots: number
  /** The pushes to aim for. */
  readonly par: number
}

/** The levels before this one are lessons, made by hand. */
export const FIRST_GROWN = 6
export const LAST_TUNED = 60

/** The fewest pots, and for each number of pots from there the columns, rows and pillars of their house. */
const LEAST_POTS = 2
const HOUSES: readonly (readonly [number, number, number])[] = [
  [5, 5, 3],
  [6, 6, 5],
  [6, 6, 6],
  [7, 6, 8],
]

export function shapeFor(pots: number, par = 0): Shape {
  const [columns, rows, pillars] = HOUSES[pots - LEAST_POTS] ?? [7, 6, 8]
  return { columns, rows, pillars, pots, par }
}

/** The levels from which on there is one more pot. */
const POTS_AT: readonly number[] = [11, 24, 42]
const FIRST_PAR = 6
const LAST_PAR = 46
/** Times the straight line from the first par to the last: a breather after every fifth level, then up to a peak. */
const WAVE: readonly number[] = [1.12, 0.66, 0.9, 0.98, 1.04]

export function shapeOf(level: number): Shape {
  const step = level % 5
  // A breather also has one pot less.
  const fewer = step === 1 && level > 15 ? 1 : 0
  const climb = (level - FIRST_GROWN) / (LAST_TUNED - FIRST_GROWN)
  const par = (FIRST_PAR + (LAST_PAR - FIRST_PAR) * climb) * (WAVE[step] ?? 1)
  return shapeFor(LEAST_POTS + POTS_AT.filter((at) => level >= at).length - fewer, Math.round(par))
}

/** After the tuned levels a house is built while the player waits, so it is of medium size. */
export const endlessShape = (level: number): Shape =>
  shapeFor(level % 3 === 0 ? 4 : 3, level % 5 === 1 ? 12 : 19)

/** The boards of a day, from Monday's to Sunday's. */
const WEEK = [
  shapeFor(2, 10),
  shapeFor(3, 13),
  shapeFor(3, 16),
  shapeFor(3, 18),
  shapeFor(4, 22),
  shapeFor(4, 28),
  shapeFor(5, 33),
] as const

/** `level` is −1 on Monday and −7 on Sunday. */
export const dayShape = (level: number): Shape => WEEK[-level - 1] ?? WEEK[0]

/** With so many pots or more, houses for a day are so rare that they were looked for beforehand. */
export const HALL_POTS = 4
