/** The difficulty curve: what kind of garden a level has, before any tile is laid. */
export interface Shape {
  readonly size: number
  /** Leaps of the shortest way; a garden has exactly this many. */
  readonly par: number
  readonly hedges: number
  /** Keys with their gates. */
  readonly locks: number
}

/** The levels before this one are lessons, made by hand. */
export const FIRST_GROWN = 6
/** The climb ends here: later gardens are as large and as hard as these. */
export const TUNED_LEVELS = 200
/** One more lesson, in a small garden: a key and its gates. */
export const FIRST_KEY = 21
const FIRST_TWO_KEYS = 71

const LARGEST = 9
/** The levels at which a row and a column are added. */
const GROWS_AT: readonly number[] = [8, 26, 66, 106, 151]

/**
 * Par within each ten of levels, against the middle of that ten: it begins with a rest, has an easy level halfway and
 * climbs to a peak at its end. Indexed by the level's last digit, so the peak comes first.
 */
const WAVE: readonly number[] = [2, -2, -1, 0, 0, -2, 0, 0, 1, 1]
const FIRST_PAR = 5.2
const LAST_PAR = 18

/** The gardens of a week, from Monday's to Sunday's. Two keys in Sunday's would take ten times as long to grow. */
const DAYS: readonly Shape[] = [
  { size: 5, par: 6, hedges: 2, locks: 0 },
  { size: 5, par: 7, hedges: 1, locks: 1 },
  { size: 6, par: 8, hedges: 3, locks: 0 },
  { size: 6, par: 9, hedges: 2, locks: 1 },
  { size: 7, par: 10, hedges: 4, locks: 1 },
  { size: 7, par: 11, hedges: 3, locks: 2 },
  { size: 8, par: 13, hedges: 5, locks: 1 },
]

export function shapeOf(level: number): Shape {
  const day = DAYS[-level - 1]
  if (day) return day
  const step = level % 10
  if (level === FIRST_KEY) return { size: 5, par: 5, hedges: 1, locks: 1 }
  const climb = Math.min(1, (level - FIRST_GROWN) / (TUNED_LEVELS - FIRST_GROWN))
  const grown = LARGEST - GROWS_AT.length + GROWS_AT.filter((at) => level >= at).length
  // The easy level has a smaller garden as well.
  const size = step === 5 && level > 30 ? grown - 1 : grown
  const par = Math.round(FIRST_PAR + (LAST_PAR - FIRST_PAR) * climb + (WAVE[step] ?? 0) * (0.5 + climb / 2))
  // Some gardens have nothing but numbers: no landmark to go by.
  const open = step === 3 || step === 6
  const hedges = open ? 0 : Math.round(size * size * 0.085)
  return { size, par, hedges, locks: locksOf(level, step) }
}

function locksOf(level: number, step: number): number {
  if (level < FIRST_KEY) return 0
  if (step === 8 || step === 0) return level >= FIRST_TWO_KEYS ? 2 : 1
  return step === 2 || step === 4 ? 1 : 0
}
