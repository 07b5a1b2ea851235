/**
 * A greenhouse as rows of letters, joined by slashes. A place is an index into that text.
 *
 * # wall, space floor, . bed, a b c… the bed of the first, second, third pot alone. n arch: too low for pots. ~ ice: a
 * pot slides on. o pit: swallows one pot and is floor then. ^ v < > mat: pots cross it that way only. = gate: open while
 * a pot stands on a plate, _. And what stands there at first: $ pot, * pot on a bed, @ gardener, + gardener on a bed.
 */
import { STEPS, WAYS, type Way } from '../../kit/rules/ways.ts'

/** The part that never changes. Every row is as long as the first. */
export type House = string

/** More places than any house has: a flood keeps them in bytes. */
export const MOST_PLACES = 2 ** 8

/** Pots by their number, each the place where it stands; below zero, the place of the pit that it lies in. */
export type Pots = readonly number[]

/** What is in a house before the first step. */
export interface Position {
  readonly pots: Pots
  readonly at: number
}

/** The letters of the beds that want one pot: that of the first pot, of the second… */
const OWN = 'abcdefg'
/** Mats, in the order of WAYS. */
const MATS = '^v<>'

export const strideOf = (house: House): number => house.indexOf('/') + 1 || house.length + 1

export function stepOf(house: House, way: Way): number {
  const [x, y] = STEPS[way]
  return x + y * strideOf(house)
}

/** In the order of WAYS. */
export const stepsIn = (house: House): number[] => WAYS.map((way) => stepOf(house, way))

/** The way from one place to another in the same row or column. */
export function wayTo(house: House, from: number, to: number): Way {
  if (Math.abs(to - from) < strideOf(house)) return to < from ? 'left' : 'right'
  return to < from ? 'up' : 'down'
}

/** Everything but wall. */
export const isFloor = (house: House, place: number): boolean => !'#/'.includes(house[place] ?? '#')
export const isBed = (house: House, place: number): boolean => /[.a-g]/.test(house[place] ?? '')

/** The number of the only pot that this bed wants; -1 for any that has no bed of its own. */
export const wanted = (house: House, place: number): number => OWN.indexOf(house[place] ?? '#')
/** Which way pots cross this place, in the order of WAYS; -1 for any. */
export const matAt = (house: House, place: number): number => MATS.indexOf(house[place] ?? '#')

export const placesOf = (house: House, letters: string): number[] =>
  Array.from(house, (letter, place) => (letters.includes(letter) ? place : -1)).filter((place) => place > 0)

/** How many pots have a bed of their own: the first ones. */
export const ownedIn = (house: House): number => placesOf(house, OWN).length

/** Where the pots belong, in the order of `inOrder`: their own beds, then pits and beds that take any other. */
export const homesIn = (house: House): number[] => [
  ...Array.from(OWN.slice(0, ownedIn(house)), (letter) => house.indexOf(letter)),
  ...placesOf(house, 'o').map((pit) => -pit),
  ...placesOf(house, '.'),
]

/** Whether a pot is where it belongs: on its bed, or in a pit. */
export function isHome(house: House, pot: number, place: number): boolean {
  const own = OWN[pot] ?? ''
  if (own && house.includes(own)) return house[place] === own
  return place < 0 || house[place] === '.'
}

/** Two of the pots without a bed of their own are the same to a search: the same order for all that differ in nothing else. */
export const inOrder = (pots: Pots, owned: number): number[] => [
  ...pots.slice(0, owned),
  ...pots.slice(owned).sort((a, b) => a - b),
]

export function readHouse(text: string): { house: House; position: Position } {
  return {
    house: text.replace(/[$@]/g, ' ').replace(/[*+]/g, '.'),
    position: { pots: placesOf(text, '$*'), at: placesOf(text, '@+')[0] ?? -1 },
  }
}

/** A pot or gardener on anything but floor and beds is not told apart from one on floor. */
export function writeHouse(house: House, { pots, at }: Position): string {
  return Array.from(house, (letter, place) => {
    const bed = letter === '.'
    if (pots.includes(place)) return bed ? '*' : '$'
    if (place === at) return bed ? '+' : '@'
    return letter
  }).join('')
}
