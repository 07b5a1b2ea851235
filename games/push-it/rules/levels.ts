import { build, grow, type Layout } from './generate.ts'
import { compile, read } from './house.ts'
import { endlessShape, FIRST_GROWN, LAST_TUNED, shapeFor } from './curve.ts'
import { TUNED } from './tuned.ts'

export const TUNED_LEVELS = LAST_TUNED

/** Positions looked at while a player waits for a level that is not tuned. */
export const BUILDING = 1600

/**
 * The first levels teach without a word, each one thing: walk into a pot and it moves; go around it to push another
 * way; a pot on a wall stays on it; one pot at a time; the far bed first.
 */
const LESSONS: readonly (readonly [par: number, house: string])[] = [
  [2, '#######/#     #/# @$ .#/#     #/#######'],
  [3, '######/#    #/# $  #/#@  .#/#    #/######'],
  [5, '#######/# . $ #/#  $  #/#@   .#/#######'],
  [6, '######/#@   #/# $$ #/#    #/#  . #/#  . #/######'],
  [8, '########/####@ ##/#..  $ #/#### $ #/####   #/########'],
]

export function layOut(level: number): Layout {
  const lesson = LESSONS[level - 1]
  if (lesson) return { ...read(lesson[1]), par: lesson[0] }
  const letters = TUNED.split(' ')[level - FIRST_GROWN]
  return letters ? unpack(letters) : grow(endlessShape(level), level, BUILDING)
}

/** Letters of a level count from here; a seed takes two. */
const ZERO = 48
const BASE = 75

/** One level in a few letters: par, the seed of its house, and the tiles of gardener and pots. */
export function pack({ house, position: { pots, at }, par }: Layout, seed: number): string {
  const { tiles } = compile(house)
  const numbers = [
    par,
    Math.floor(seed / BASE),
    seed % BASE,
    ...[at, ...pots].map((place) => tiles[place] ?? 0),
  ]
  return String.fromCharCode(...numbers.map((number) => number + ZERO))
}

function unpack(letters: string): Layout {
  const [par = 0, high = 0, low = 0, ...tiles] = Array.from(letters, (letter) => letter.charCodeAt(0) - ZERO)
  const house = build(shapeFor(tiles.length - 1), high * BASE + low)
  if (!house) throw new Error(`${letters} is no level: run tune.ts again.`)
  const { places } = compile(house)
  const [at = 0, ...pots] = tiles.map((tile) => places[tile] ?? 0)
  return { house, position: { pots, at }, par }
}
