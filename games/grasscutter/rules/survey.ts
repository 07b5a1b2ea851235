/** Builds the graph for all searches: every stop reachable from a position, and every slide between them. */
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { isGrass, placesOf, slide, type Garden } from './garden.ts'

/** A set of tiles, one bit each. */
export interface TileSet {
  readonly low: number
  readonly high: number
}

export interface SurveySlide {
  readonly way: Way
  /** Index of the stop at its end. */
  readonly to: number
  readonly cuts: TileSet
}

export interface GardenSurvey {
  /** Tiles still to be mown. */
  readonly uncut: TileSet
  /** Slides from each stop. The first stop is the mower's place. */
  readonly stops: readonly (readonly SurveySlide[])[]
}

export interface MowerPosition {
  readonly garden: Garden
  readonly mower: number
  /** As long as the garden; a blank where nothing is mown yet. */
  readonly mown: string
}

/** The search packs a set of tiles into one number, which holds 53 bits exactly. */
const MOST_TILES = 53

export const NO_TILES: TileSet = { low: 0, high: 0 }

export const union = (a: TileSet, b: TileSet): TileSet => ({ low: a.low | b.low, high: a.high | b.high })
export const without = (a: TileSet, b: TileSet): TileSet => ({ low: a.low & ~b.low, high: a.high & ~b.high })
export const isNone = ({ low, high }: TileSet): boolean => low === 0 && high === 0

export function countBits(bits: number): number {
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}

const single = (tile: number): TileSet =>
  tile < 32 ? { low: 1 << tile, high: 0 } : { low: 0, high: 1 << (tile - 32) }

export function survey({ garden: begun, mower, mown }: MowerPosition): GardenSurvey {
  // Only uncut tiles count, so a lawn that is nearly done is quick to search.
  const uncut = placesOf(begun, (place) => isGrass(begun, place) && mown[place] === ' ')
  if (uncut.length > MOST_TILES) throw new Error(`${uncut.length} tiles are too many to search.`)
  const tiles = new Map(uncut.map((place, tile) => [place, single(tile)]))

  // Driving opens and closes slides, so the current garden is part of a stop.
  const found = [{ place: mower, garden: begun }]
  const numbers = new Map([[mower + begun, 0]])
  const stops: SurveySlide[][] = []
  for (const { place, garden } of found) {
    const slides: SurveySlide[] = []
    for (const way of WAYS) {
      const rolls = slide(garden, place, way)
      const end = rolls.at(-1)
      if (!end) continue
      const key = end.place + end.garden
      let to = numbers.get(key)
      if (to === undefined) {
        to = found.push(end) - 1
        numbers.set(key, to)
      }
      const cuts = rolls.reduce((all, each) => union(all, tiles.get(each.place) ?? NO_TILES), NO_TILES)
      slides.push({ way, to, cuts })
    }
    stops.push(slides)
  }
  return { uncut: [...tiles.values()].reduce(union, NO_TILES), stops }
}
