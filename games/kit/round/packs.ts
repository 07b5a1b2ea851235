/** Groups levels into packs of twenty, so that the picker shows one pack at a time. Pure. */
import { highest, type Records } from '../save/save.ts'

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
  /** Stars earned in this pack. */
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
