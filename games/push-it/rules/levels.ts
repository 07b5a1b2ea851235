import { chance } from '../../kit/rules/chance.ts'
import { build, turned } from './build.ts'
import { dayShape, groupOf, LAST_TUNED, PACK, shapeOf } from './curve.ts'
import { furnish, grow, isFair, raise, type Grown, type Level } from './generate.ts'
import { readHouse, type House } from './house.ts'
import { AGAIN, BARREN, TUNED } from './tuned.ts'

export const TUNED_LEVELS = LAST_TUNED

/** Pulls from the end, and the effort that is aimed at, after the tuned levels and on the days of a week. */
const ENDLESS_FAR = 49
const ENDLESS_EFFORT = 39
const WEEK: readonly (readonly [far: number, effort: number])[] = [
  [10, 10],
  [14, 15],
  [18, 20],
  [20, 22],
  [22, 25],
  [25, 30],
  [50, 45],
]
/** From Wednesday on. */
const FIRST_LEASE = -3

/**
 * Each teaches one thing, without a word. At first: walk into a pot and it moves; go around it to push it another way;
 * a pot at a wall stays at the wall; one pot at a time; the far bed first. Later, at the lesson of each element: only
 * you fit through an arch; a flower wants its own bed; what is on ice slides; a pit takes a pot and is floor then; pots
 * cross a mat one way; a pot on the plate opens the gate for another.
 */
const LESSONS: Readonly<Record<number, readonly [par: number, house: string]>> = {
  1: [2, '#######/#     #/# @$ .#/#     #/#######'],
  2: [3, '######/#    #/# $  #/#@  .#/#    #/######'],
  3: [5, '#######/# . $ #/#  $  #/#@   .#/#######'],
  4: [6, '######/#@   #/# $$ #/#    #/#  . #/#  . #/######'],
  5: [8, '########/####@ ##/#..  $ #/#### $ #/####   #/########'],
  21: [2, '##########/#   #    #/#.$@n  $ #/#   #  . #/##########'],
  41: [8, '#######/#     #/# $ $ #/#  @  #/# b a #/#######'],
  61: [2, '#########/#   .   #/#   ~   #/#  @~   #/#   $ $.#/#       #/#########'],
  101: [9, '##########/#    #####/# $  o  .#/#@ $ #   #/#    #   #/##########'],
  141: [13, '#########/#   #   #/# $ > . #/#  @#   #/# $ <   #/#   # . #/#########'],
  181: [6, '#########/#   #   #/# $ = . #/#@$_#   #/#  .#   #/#########'],
}

export const isLesson = (level: number): boolean => level in LESSONS

/** Of a board of the day only the strength is in its level; all else comes from its seed. */
export function levelOf(level: number, seed: number): Level {
  if (level < 0) return dayOf(level, seed)
  const lesson = LESSONS[level]
  if (lesson) return { ...readHouse(lesson[1]), par: lesson[0] }
  if (level > LAST_TUNED) return endless(level)
  const grown = attemptOf(groupOf(level), attemptIn(level))
  if (!grown) throw new Error(`Level ${level} does not stand: run test/tune.ts again.`)
  return grown
}

/** The packs from here to the last tuned one lend the houses of their second halves to what is not tuned. */
const LENDING = { pack: 4, packs: 11, slot: 11, slots: 10 }
/** How many there are before one comes again. */
const LENT = LENDING.packs * LENDING.slots * 7

/** A house of one of the later packs, turned: as many as there are, one after the other, and then turned otherwise. */
function lent(number: number): House {
  const { pack, packs, slot, slots } = LENDING
  const place = Math.floor(number / packs) % slots
  const isBarren = BARREN.includes(number % (packs * slots))
  // The slots before them lend theirs for those of which little comes.
  const from = (pack + (number % packs)) * PACK + (isBarren ? slot - 5 + (place % 5) : slot + place)
  const dice = chance(groupOf(from) * ATTEMPTS + attemptIn(from))
  const house = build(shapeOf(groupOf(from), dice), dice)
  if (!house) throw new Error(`Level ${from} does not stand: run test/tune.ts again.`)
  return turned(house, 1 + ((number + Math.floor(number / (packs * slots))) % 7))
}

/** How often a house is furnished before the pots stay nearer to home, by so many pulls. */
const PATIENCE = 3
const NEARER = 8
/** And before anything will do. */
const MOST_TRIED = 24

/** A level after the tuned ones: the best of a few ways to furnish a house that is lent, each time it comes otherwise. */
export function endless(level: number): Grown {
  const number = level - LAST_TUNED - 1
  const house = lent(number)
  const far = ENDLESS_FAR - (Math.floor((number * 7) / LENT) % 7)
  const first = AGAIN.filter((each) => each === pack(number)).length * PATIENCE
  return grow((attempt) => {
    const nth = first + attempt
    const dice = chance(level * 64 + nth)
    const grown = furnish(house, dice, far - (Math.floor(nth / PATIENCE) % 4) * NEARER)
    // Nobody has judged it before, so it is tried here.
    return grown && (nth > MOST_TRIED || isFair(grown, dice)) ? grown : undefined
  }, ENDLESS_EFFORT)
}

/** Days that want the same kind of house must not start from the same seed. The first of a week are built anew. */
function dayOf(level: number, day: number): Level {
  const seed = day * 8 - level
  const [far = 0, effort = 0] = WEEK[-level - 1] ?? []
  return level > FIRST_LEASE
    ? grow((attempt) => raise((dice) => dayShape(-level, dice), seed * 64 + attempt), effort)
    : grow(
        (attempt) => {
          const dice = chance(seed * 64 + attempt)
          return furnish(lent(dice.int(LENT)), dice, far)
        },
        effort,
        -level,
      )
}

/** The attempt that a tuned level was chosen from. */
const attemptIn = (level: number) => unpack(TUNED.slice(level * 2 - 2, level * 2))

/** The character code that stands for 0, and how many numbers one letter can tell apart; an attempt takes two. */
const ZERO = 48
const BASE = 75
export const ATTEMPTS = BASE * BASE

const unpack = (letters: string) => (letters.charCodeAt(0) - ZERO) * BASE + letters.charCodeAt(1) - ZERO
export const pack = (attempt: number): string =>
  String.fromCharCode(Math.floor(attempt / BASE) + ZERO, (attempt % BASE) + ZERO)

/** The levels of a group are chosen from the same attempts, so that they can be sorted by how hard they are. */
export const attemptOf = (group: number, attempt: number): Grown | undefined =>
  raise((dice) => shapeOf(group, dice), group * ATTEMPTS + attempt)
