/** Lays out the stations of a journey along a winding path, and tells which of them are near the visible part. Pure. */
import { PACK, packOf } from '../../round/packs.ts'
import { MOST_LEVEL } from '../../save/limits.ts'

/** Stations per leg. Each leg has one picture, and packs consist of whole legs. */
export const LEG = 5
/** The path shows at most this many levels: browsers limit the height of elements. The picker has all levels. */
const MOST_STATIONS = 50_000

export interface Stretch {
  readonly first: number
  readonly last: number
}

/** From the first level to the end of the next pack, or of the pack with `ahead`, which is worth seeing. */
export function stretchOf(open: number, ahead = 0): Stretch {
  const last = Math.min(MOST_LEVEL, (Math.max(packOf(open) + 1, packOf(ahead)) + 1) * PACK)
  return { first: Math.max(1, last - MOST_STATIONS + 1), last }
}

/** Offset of a station from the middle of the path, −1 to 1. Fractions are points between stations. */
export const swayAt = (level: number): number => Math.sin(level * 0.8) * 0.85 + Math.sin(level * 0.23) * 0.15

/** Index of the leg of a level, counted from the first station. */
export const legOf = ({ first }: Stretch, level: number): number => Math.floor((level - first) / LEG)

/**
 * The legs that are drawn: those in sight and one more at each end. Their number depends on the size of the view only, so
 * level 5,000 costs as much as level 5.
 */
export function legsNear(stretch: Stretch, from: number, to: number, legSize: number): readonly number[] {
  const all = legOf(stretch, stretch.last) + 1
  const count = Math.min(all, Math.ceil((to - from) / legSize) + 2)
  const begin = Math.min(Math.max(0, Math.floor(from / legSize) - 1), all - count)
  return Array.from({ length: count }, (_, i) => begin + i)
}

/** The levels of a leg. */
export const levelsOf = ({ first, last }: Stretch, leg: number): readonly number[] =>
  Array.from({ length: LEG }, (_, i) => first + leg * LEG + i).filter((level) => level <= last)
