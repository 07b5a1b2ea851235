/** Levels come in packs of twenty, and the picker shows one pack at a time: level 5,000 is as near as level 5. Pure. */
import { highest, type Records } from '../save/save.ts'

export const PACK = 20
/** Levels beyond the highest one solved that may be tried, so that one hard level never ends a game. */
const OPEN_AHEAD = 3

/** The highest level that may be chosen. */
export const lastOpen = (stars: Records, current: number) => Math.max(highest(stars) + OPEN_AHEAD, current)

/** All that were earned. */
export const starsIn = (stars: Records) => Object.values(stars).reduce((sum, earned) => sum + earned, 0)

/** Packs count from 0. */
export const packOf = (level: number) => Math.floor((level - 1) / PACK)

export interface Pack {
  readonly first: number
  readonly last: number
  /** Earned in it, of three a level. */
  readonly stars: number
}

export function packAt(number: number, stars: Records): Pack {
  const first = number * PACK + 1
  const levels = Array.from({ length: PACK }, (_, i) => first + i)
  return {
    first,
    last: first + PACK - 1,
    stars: levels.reduce((sum, level) => sum + (stars[level] ?? 0), 0),
  }
}
