/** The difficulty curve: what kind of greenhouse a level has, before a wall of it stands. */
export interface Shape {
  /** The most floor there can be, without the walls around it. */
  readonly columns: number
  readonly rows: number
  readonly pots: number
  readonly pillars: number
  /** Pushes aimed at. */
  readonly par: number
}

/** The levels before this one are made by hand and teach. */
export const FIRST_GROWN = 6
export const LAST_TUNED = 60

/** The levels from which there is one more pot, beginning with two. */
const POTS_AT: readonly number[] = [11, 24, 42]
/** For two pots, three, four, five. */
const HALLS: readonly Omit<Shape, 'par'>[] = [
  { columns: 5, rows: 5, pots: 2, pillars: 3 },
  { columns: 6, rows: 6, pots: 3, pillars: 5 },
  { columns: 6, rows: 6, pots: 4, pillars: 6 },
  { columns: 7, rows: 6, pots: 5, pillars: 8 },
]
const FIRST_PAR = 6
const LAST_PAR = 46
/** Against the line from first to last: a breath after each fifth level, then up to a peak. */
const WAVE: readonly number[] = [1.12, 0.66, 0.9, 0.98, 1.04]

export function shapeOf(level: number): Shape {
  const step = level % 5
  const grown = POTS_AT.filter((at) => level >= at).length
  // A breath has one pot less as well.
  const hall = HALLS[step === 1 && level > 15 ? grown - 1 : grown] ?? HALLS[0]
  if (!hall) throw new Error('There are no halls to choose from.')
  const climb = (Math.min(level, LAST_TUNED) - FIRST_GROWN) / (LAST_TUNED - FIRST_GROWN)
  return { ...hall, par: Math.round((FIRST_PAR + (LAST_PAR - FIRST_PAR) * climb) * (WAVE[step] ?? 1)) }
}

/** After the tuned levels a house is built while the player waits, so it is one of the middle size. */
export function endlessShape(level: number): Shape {
  const larger = level % 3 === 0
  return {
    columns: 6,
    rows: 6,
    pots: larger ? 4 : 3,
    pillars: larger ? 7 : 5,
    par: level % 5 === 1 ? 12 : 19,
  }
}
