/** Groups levels into packs of twenty, so that the picker shows one pack at a time. Pure. */
import { highest, type Records } from '../save/records.ts'

export const PACK = 20
/** Unlocked levels beyond the highest solved one, so that a hard level never ends the game. */
const OPEN_AHEAD = 3

/** The highest unlocked level. */
export const lastOpen = (stars: Records, current: number) => Math.max(highest(stars) + OPEN_AHEAD, current)

/** The total of all stars. */
export const starsIn = (stars: Records) => Object.values(stars).reduce((sum, earned) => sum + earned, 0)

/** Packs count from 0. */
export const packOf = (level: number) => Math.floor((level - 1) / PACK)

export interface Pack {
  readonly first: number
  readonly last: number
  /** Stars and crowns earned in this pack. */
  readonly stars: number
  readonly crowns: number
}

export const levelsOfPack = (number: number) => Array.from({ length: PACK }, (_, i) => number * PACK + 1 + i)

export function packAt(number: number, stars: Records, crowns: Records = {}): Pack {
  const levels = levelsOfPack(number)
  return {
    first: number * PACK + 1,
    last: (number + 1) * PACK,
    stars: levels.reduce((sum, level) => sum + (stars[level] ?? 0), 0),
    crowns: levels.filter((level) => crowns[level]).length,
  }
}
