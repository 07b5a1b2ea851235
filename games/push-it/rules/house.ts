/**
 * Encodes a greenhouse as rows of letters, joined by slashes. A place is an index into that text.
 *
 * # wall, space floor, . bed, a b c… bed reserved for the first, second, third pot. n arch: too low for pots. ~ ice: pots
 * slide across it. o pit: swallows one pot and becomes floor. ^ v < > mat: pots cross it only that way. = gate: open while
 * a pot is on a plate, _. Initial positions: $ pot, * pot on a bed, @ gardener, + gardener on a bed.
 */
import { STEPS, WAYS, type Way } from '../../kit/rules/ways.ts'

/** The part that never changes. All rows have the same length. */
export type House = string

/** Exceeds the places of any house. Floods store places in bytes. */
export const MOST_PLACES = 2 ** 8

/** The place of each pot; negative for the pit it fell into. */
export type Pots = readonly number[]

/** The places of the pots and the gardener. */
export interface PotPosition {
  readonly pots: Pots
  readonly at: number
}

/** The letters of beds reserved for the first pot, the second … */
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

/** The direction from one place to another in the same row or column. */
export function wayTo(house: House, from: number, to: number): Way {
  if (Math.abs(to - from) < strideOf(house)) return to < from ? 'left' : 'right'
  return to < from ? 'up' : 'down'
}

/** Everything but wall. */
export const isFloor = (house: House, place: number): boolean => !'#/'.includes(house[place] ?? '#')
export const isBed = (house: House, place: number): boolean => /[.a-g]/.test(house[place] ?? '')

/** The pot that this bed is reserved for; -1 if it is not reserved. */
export const wanted = (house: House, place: number): number => OWN.indexOf(house[place] ?? '#')
/** The direction of a mat, in the order of WAYS; -1 without a mat. */
export const matAt = (house: House, place: number): number => MATS.indexOf(house[place] ?? '#')

export const placesOf = (house: House, letters: string): number[] =>
  Array.from(house, (letter, place) => (letters.includes(letter) ? place : -1)).filter((place) => place > 0)

/** How many pots have a bed reserved for them. They are always the first ones. */
export const ownedIn = (house: House): number => placesOf(house, OWN).length

/** The homes in the order of `inOrder`: reserved beds, then pits and beds that take any other pot. */
export const homesIn = (house: House): number[] => [
  ...Array.from(OWN.slice(0, ownedIn(house)), (letter) => house.indexOf(letter)),
  ...placesOf(house, 'o').map((pit) => -pit),
  ...placesOf(house, '.'),
]

/** Whether a pot is home: on a bed that takes it, or in a pit. */
export function isHome(house: House, pot: number, place: number): boolean {
  const own = OWN[pot] ?? ''
  if (own && house.includes(own)) return house[place] === own
  return place < 0 || house[place] === '.'
}

/** Sorts the interchangeable pots, those without a reserved bed, so that equivalent positions compare equal. */
export const inOrder = (pots: Pots, owned: number): number[] => [
  ...pots.slice(0, owned),
  ...pots.slice(owned).sort((a, b) => a - b),
]

export function readHouse(text: string): { house: House; position: PotPosition } {
  return {
    house: text.replace(/[$@]/g, ' ').replace(/[*+]/g, '.'),
    position: { pots: placesOf(text, '$*'), at: placesOf(text, '@+')[0] ?? -1 },
  }
}

/** Encodes a position as text. Elements under pots and the gardener are lost, except plain beds. */
export function writeHouse(house: House, { pots, at }: PotPosition): string {
  return Array.from(house, (letter, place) => {
    const bed = letter === '.'
    if (pots.includes(place)) return bed ? '*' : '$'
    if (place === at) return bed ? '+' : '@'
    return letter
  }).join('')
}
