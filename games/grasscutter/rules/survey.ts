/** Every stop that the mower can reach from a position, and every slide between them: the graph for all searches. */
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { isGrass, placesOf, slide, type Garden } from './garden.ts'

/** A set of tiles, one bit each. */
export interface Tiles {
  readonly low: number
  readonly high: number
}

export interface Slide {
  readonly way: Way
  /** The stop at its end, by number. */
  readonly to: number
  readonly cuts: Tiles
}

export interface Survey {
  /** What is still to be mown. */
  readonly uncut: Tiles
  /** Slides from each stop; the first stop is where the mower stands. */
  readonly stops: readonly (readonly Slide[])[]
}

export interface Position {
  readonly garden: Garden
  readonly mower: number
  /** As long as the garden; a blank where nothing is mown yet. */
  readonly mown: string
}

const MOST_TILES = 64

export const NO_TILES: Tiles = { low: 0, high: 0 }

export const union = (a: Tiles, b: Tiles): Tiles => ({ low: a.low | b.low, high: a.high | b.high })
export const without = (a: Tiles, b: Tiles): Tiles => ({ low: a.low & ~b.low, high: a.high & ~b.high })
export const isNone = ({ low, high }: Tiles): boolean => low === 0 && high === 0

const single = (tile: number): Tiles =>
  tile < 32 ? { low: 1 << tile, high: 0 } : { low: 0, high: 1 << (tile - 32) }

export function survey({ garden, mower, mown }: Position): Survey {
  // Only uncut tiles count, so a lawn that is nearly done is quick to search.
  const uncut = placesOf(garden, (place) => isGrass(garden, place) && mown[place] === ' ')
  if (uncut.length > MOST_TILES) throw new Error(`${uncut.length} tiles are too many to search.`)
  const tiles = new Map(uncut.map((place, tile) => [place, single(tile)]))
  const hills = uncut.filter((place) => garden[place] === 'm')

  // Molehills that went flat on the way open new slides, so they are part of a stop.
  const found = [{ place: mower, flat: 0 }]
  const numbers = new Map([[`${mower},0`, 0]])
  const stops: Slide[][] = []
  for (const { place, flat } of found) {
    const isFlat = (hill: number) => !hills.includes(hill) || (flat & (1 << hills.indexOf(hill))) !== 0
    const slides: Slide[] = []
    for (const way of WAYS) {
      const places = slide(garden, place, way, isFlat)
      const end = places.at(-1)
      if (end === undefined) continue
      const next = hills.includes(end) ? flat | (1 << hills.indexOf(end)) : flat
      const key = `${end},${next}`
      let to = numbers.get(key)
      if (to === undefined) {
        to = found.push({ place: end, flat: next }) - 1
        numbers.set(key, to)
      }
      const cuts = places.reduce((all, each) => union(all, tiles.get(each) ?? NO_TILES), NO_TILES)
      slides.push({ way, to, cuts })
    }
    stops.push(slides)
  }
  return { uncut: [...tiles.values()].reduce(union, NO_TILES), stops }
}
