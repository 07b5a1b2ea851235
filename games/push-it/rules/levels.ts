import { dayShape, endlessShape, FIRST_GROWN, LAST_TUNED, shapeFor } from './curve.ts'
import { build, grow, type Level } from './generate.ts'
import { compile, readHouse } from './house.ts'
import { TUNED } from './tuned.ts'

export const TUNED_LEVELS = LAST_TUNED

/** How many positions may be looked at while a player waits for a level that is not tuned. */
export const BUILDING = 1600
const DAY = 6000

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
  if (level < 0) return grow(dayShape(level), seed, DAY)
  const lesson = LESSONS[level - 1]
  if (lesson) return { ...readHouse(lesson[1]), par: lesson[0] }
  const letters = TUNED.split(' ')[level - FIRST_GROWN]
  return letters ? unpack(letters) : grow(endlessShape(level), level, BUILDING)
}

/** The character code that stands for 0, and how many numbers one letter can tell apart; a seed takes two letters. */
const ZERO = 48
const BASE = 75

/** One level in a few letters: its par, the seed of its house, and the tiles of the gardener and the pots. */
export function pack({ house, position: { pots, at }, par }: Level, seed: number): string {
  const { tiles } = compile(house)
  const numbers = [
    par,
    Math.floor(seed / BASE),
    seed % BASE,
    ...[at, ...pots].map((place) => tiles[place] ?? 0),
  ]
  return String.fromCharCode(...numbers.map((number) => number + ZERO))
}

function unpack(letters: string): Level {
  const [par = 0, high = 0, low = 0, ...tiles] = Array.from(letters, (letter) => letter.charCodeAt(0) - ZERO)
  const house = build(shapeFor(tiles.length - 1), high * BASE + low)
  if (!house) throw new Error(`${letters} is not a level: run proof/tune.ts again.`)
  const { places } = compile(house)
  const [at = 0, ...pots] = tiles.map((tile) => places[tile] ?? 0)
  return { house, position: { pots, at }, par }
}
