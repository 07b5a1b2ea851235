import { chance } from '../../kit/rules/chance.ts'
import { dayShape, endlessShape, FIRST_GROWN, HALL_POTS, LAST_TUNED, shapeFor, type Shape } from './curve.ts'
import { build, furnish, grow, turned, type Level } from './generate.ts'
import { compile, readHouse, type House } from './house.ts'
import { HALLS, TUNED } from './tuned.ts'

export const TUNED_LEVELS = LAST_TUNED

/** How many positions may be looked at while a player waits for a level that is not tuned. */
export const BUILDING = 1600
/** The most positions that a house of the stock has. */
export const HALL_MOST = 3500

/**
 * The first levels teach one thing each, without a word: walk into a pot and it moves; go around it to push it another
 * way; a pot at a wall stays at the wall; one pot at a time; the far bed first.
 */
const LESSONS: readonly (readonly [par: number, house: string])[] = [
  [2, '#######/#     #/# @$ .#/#     #/#######'],
  [3, '######/#    #/# $  #/#@  .#/#    #/######'],
  [5, '#######/# . $ #/#  $  #/#@   .#/#######'],
  [6, '######/#@   #/# $$ #/#    #/#  . #/#  . #/######'],
  [8, '########/####@ ##/#..  $ #/#### $ #/####   #/########'],
]

/** Of a board of the day only the strength is in its level; all else comes from its seed. */
export function levelOf(level: number, seed: number): Level {
  if (level < 0) return dayOf(level, seed)
  const lesson = LESSONS[level - 1]
  if (lesson) return { ...readHouse(lesson[1]), par: lesson[0] }
  const letters = TUNED.split(' ')[level - FIRST_GROWN]
  return letters ? unpack(letters) : grow(endlessShape(level), level, BUILDING)
}

/** Furnished for the strength of its day. A house for many pots comes from a stock, turned; others are built soon. */
function dayOf(level: number, seed: number): Level {
  const shape = dayShape(level)
  const dice = chance(seed)
  const stock = HALLS.split(' ')[shape.pots - HALL_POTS]
  const house = stock
    ? turned(houseOf(shape, dice.pick(stock.match(/../g) ?? [])), dice.int(8))
    : // Days that want the same kind of house must not start from the same seed.
      grow(shape, seed * 8 - level, BUILDING).house
  return furnish(house, dice, HALL_MOST, shape.par, 2)
}

/** The character code that stands for 0, and how many numbers one letter can tell apart; a seed takes two letters. */
const ZERO = 48
const BASE = 75

const letter = (number: number) => String.fromCharCode(number + ZERO)
const numbersOf = (letters: string) => Array.from(letters, (each) => each.charCodeAt(0) - ZERO)

export const packSeed = (seed: number): string => letter(Math.floor(seed / BASE)) + letter(seed % BASE)

function houseOf(shape: Shape, letters: string): House {
  const [high = 0, low = 0] = numbersOf(letters)
  const house = build(shape, high * BASE + low)
  if (!house) throw new Error(`${letters} is not a house: run proof/tune.ts again.`)
  return house
}

/** One level in a few letters: its par, the seed of its house, and the tiles of the gardener and the pots. */
export function pack({ house, position: { pots, at }, par }: Level, seed: number): string {
  const { tiles } = compile(house)
  return letter(par) + packSeed(seed) + [at, ...pots].map((place) => letter(tiles[place] ?? 0)).join('')
}

function unpack(letters: string): Level {
  const [par = 0, , , ...tiles] = numbersOf(letters)
  const house = houseOf(shapeFor(tiles.length - 1), letters.slice(1, 3))
  const { places } = compile(house)
  const [at = 0, ...pots] = tiles.map((tile) => places[tile] ?? 0)
  return { house, position: { pots, at }, par }
}
