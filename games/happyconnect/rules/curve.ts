/** The difficulty curve: how large a board each level has, how many pairs, and how far they go out of their way. */

export interface Shape {
  readonly size: number
  readonly pairs: number
  /** How many steps longer than the direct routes all ways are together; tuned levels come as close as they can. */
  readonly detour: number
}

export const LAST_TUNED = 200
/** The levels before this one are lessons, chosen by what they teach. */
export const FIRST_CURVED = 6

/** The smallest size, and the last level of each size from that one on. */
const SMALLEST = 5
const LAST_OF_SIZE = [20, 55, 100, 150, LAST_TUNED] as const
/** The detour as a fraction of the cells, on the easiest and on the hardest board of a size. */
const EASY = 0.08
const HARD = 0.36

/** Ten levels begin with a breather on a smaller board, have an easy one in the middle and end with their peak. */
export function shapeOf(level: number): Shape {
  const place = (level - 1) % 10
  const breather = place === 0
  const easy = place === 5
  const step = Math.min(LAST_OF_SIZE.findIndex((last) => level <= last) >>> 0, LAST_OF_SIZE.length - 1)
  const size = SMALLEST + Math.max(0, step - (breather ? 1 : 0))
  const [before, last] = [LAST_OF_SIZE[step - 1] ?? 0, LAST_OF_SIZE[step] ?? LAST_TUNED]
  // Beyond the tuned levels this stays at 1, so the pattern of ten goes on for ever.
  const along = Math.min(1, (level - before) / (last - before))
  const effort = breather || easy ? 0.1 + 0.3 * along : 0.25 + 0.5 * along + 0.027 * place
  const fewer = place === 4 || place === 9 || (along > 0.5 && place === 7)
  return {
    size,
    pairs: size - (fewer ? 1 : 0),
    // A detour is a whole number of steps out and back.
    detour: 2 * Math.round(((EASY + (HARD - EASY) * effort) * size * size) / 2),
  }
}
