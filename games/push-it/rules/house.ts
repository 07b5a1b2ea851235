/**
 * A greenhouse as rows of letters, joined by slashes: # wall, space floor, . bed, $ pot, * pot on a bed, @ gardener,
 * + gardener on a bed. A place is an index into that text. A plan numbers the floor in tiles, so that searches run on
 * small whole numbers.
 */
import { STEPS, WAYS, type Way } from '../../kit/rules/ways.ts'

/** The part that never changes: # wall, space floor, . bed. Every row is as long as the first. */
export type House = string

/** What is in a house before the first step, by place. */
export interface Position {
  readonly pots: readonly number[]
  readonly at: number
}

export interface Plan {
  /** How many tiles of floor there are. */
  readonly size: number
  /** For each tile its place in the text, and back: -1 where there is no floor. */
  readonly places: readonly number[]
  readonly tiles: readonly number[]
  /** The neighbours of each tile in the order of WAYS, -1 for a wall: `tile * 4 + way`. */
  readonly next: Int8Array
  readonly beds: readonly number[]
}

export const strideOf = (house: House): number => house.indexOf('/') + 1 || house.length + 1

export function stepOf(house: House, way: Way): number {
  const [x, y] = STEPS[way]
  return x + y * strideOf(house)
}

export const isFloor = (house: House, place: number): boolean => house[place] === ' ' || house[place] === '.'
export const isBed = (house: House, place: number): boolean => house[place] === '.'

/** The number of the opposite way, in the order of WAYS. */
export const opposite = (way: number): number => way ^ 1

export function readHouse(text: string): { house: House; position: Position } {
  const find = (letters: string) =>
    Array.from(text, (letter, place) => (letters.includes(letter) ? place : -1)).filter((place) => place >= 0)
  return {
    house: text.replace(/[$@]/g, ' ').replace(/[*+]/g, '.'),
    position: { pots: find('$*'), at: find('@+')[0] ?? -1 },
  }
}

export function writeHouse(house: House, { pots, at }: Position): string {
  return Array.from(house, (letter, place) => {
    const bed = letter === '.'
    if (pots.includes(place)) return bed ? '*' : '$'
    if (place === at) return bed ? '+' : '@'
    return letter
  }).join('')
}

export function compile(house: House): Plan {
  const places: number[] = []
  const tiles = Array.from(house, (_, place) => (isFloor(house, place) ? places.push(place) - 1 : -1))
  const next = new Int8Array(places.length * 4)
  for (const [tile, place] of places.entries())
    for (const [turn, way] of WAYS.entries()) next[tile * 4 + turn] = tiles[place + stepOf(house, way)] ?? -1
  const beds = [...places.keys()].filter((tile) => isBed(house, places[tile] ?? -1))
  return { size: places.length, places, tiles, next, beds }
}

/** The tile of a place that is known to be floor. */
export function tileAt({ tiles }: Plan, place: number): number {
  const tile = tiles[place] ?? -1
  if (tile < 0) throw new Error(`Place ${place} is not floor.`)
  return tile
}
