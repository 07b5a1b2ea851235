/** Provides every level: lessons, tuned levels, endless levels and boards of the day. */
import { chance } from '../../kit/rules/chance.ts'
import { build, turned } from './build.ts'
import { dayShape, groupOf, LAST_TUNED, PACK, shapeOf } from './curve.ts'
import { placePots, closestLevel, isFair, buildLevel, type GeneratedLevel, type Level } from './generate.ts'
import { readHouse, type House } from './house.ts'
import { AGAIN, BARREN, TUNED } from './tuned.ts'

export const TUNED_LEVELS = LAST_TUNED

/** Pulls from the solution and wanted effort, after the tuned levels and for each day of the week. */
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
/** From Wednesday on, boards reuse the houses of tuned levels. */
const FIRST_REUSED = -3

/**
 * Lessons teach one thing each, without words. The first five: walk into a pot to push it; walk around it to push it
 * elsewhere; a pot at a wall stays there; push one pot at a time; fill the far bed first. The others introduce an element:
 * only you fit through an arch; a flower needs its own bed; pots slide on ice; a pit swallows a pot and becomes floor;
 * pots cross a mat one way; a pot on the plate opens the gate for the others.
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

/** For a board of the day, the level sets only the difficulty; everything else comes from the seed. */
export function levelOf(level: number, seed: number): Level {
  if (level < 0) return dayOf(level, seed)
  const lesson = LESSONS[level]
  if (lesson) return { ...readHouse(lesson[1]), par: lesson[0] }
  if (level > LAST_TUNED) return endless(level)
  const grown = attemptOf(groupOf(level), attemptIn(level))
  if (!grown) throw new Error(`Level ${level} cannot be built: run test/tune.ts again.`)
  return grown
}

/** The tuned packs, and the slots in them, whose houses are reused for levels that are not tuned. */
const REUSED = { pack: 4, packs: 11, slot: 11, slots: 10 }
/** Reused houses, in seven orientations each, before one repeats. */
const REUSED_HOUSES = REUSED.packs * REUSED.slots * 7

/** Reuses a house of the later packs: all of them in turn, then all of them in the next orientation. */
function reusedHouse(number: number): House {
  const { pack, packs, slot, slots } = REUSED
  const place = Math.floor(number / packs) % slots
  const isBarren = BARREN.includes(number % (packs * slots))
  // Barren houses are replaced by those of earlier slots.
  const from = (pack + (number % packs)) * PACK + (isBarren ? slot - 5 + (place % 5) : slot + place)
  const dice = chance(groupOf(from) * ATTEMPTS + attemptIn(from))
  const house = build(shapeOf(groupOf(from), dice), dice)
  if (!house) throw new Error(`Level ${from} cannot be built: run test/tune.ts again.`)
  return turned(house, 1 + ((number + Math.floor(number / (packs * slots))) % 7))
}

/** Attempts per distance, and by how many pulls the distance then drops. */
const PATIENCE = 3
const NEARER = 8
/** Attempts before fairness is no longer required. */
const MOST_TRIED = 24

/** A level beyond the tuned ones: the best of a few random placements in a reused house. */
export function endless(level: number): GeneratedLevel {
  const number = level - LAST_TUNED - 1
  const house = reusedHouse(number)
  const far = ENDLESS_FAR - (Math.floor((number * 7) / REUSED_HOUSES) % 7)
  const first = AGAIN.filter((each) => each === pack(number)).length * PATIENCE
  return closestLevel((attempt) => {
    const nth = first + attempt
    const dice = chance(level * 64 + nth)
    const grown = placePots(house, dice, far - (Math.floor(nth / PATIENCE) % 4) * NEARER)
    // These levels were never graded, so their fairness is checked here.
    return grown && (nth > MOST_TRIED || isFair(grown, dice)) ? grown : undefined
  }, ENDLESS_EFFORT)
}

/** Mixes the weekday into the seed, so that similar days differ. Monday's and Tuesday's houses are built from scratch. */
function dayOf(level: number, day: number): Level {
  const seed = day * 8 - level
  const [far = 0, effort = 0] = WEEK[-level - 1] ?? []
  return level > FIRST_REUSED
    ? closestLevel((attempt) => buildLevel((dice) => dayShape(-level, dice), seed * 64 + attempt), effort)
    : closestLevel(
        (attempt) => {
          const dice = chance(seed * 64 + attempt)
          return placePots(reusedHouse(dice.int(REUSED_HOUSES)), dice, far)
        },
        effort,
        -level,
      )
}

/** The attempt that a tuned level uses. */
const attemptIn = (level: number) => unpack(TUNED.slice(level * 2 - 2, level * 2))

/** Character code of digit 0, and the base. An attempt takes two digits. */
const ZERO = 48
const BASE = 75
export const ATTEMPTS = BASE * BASE

const unpack = (letters: string) => (letters.charCodeAt(0) - ZERO) * BASE + letters.charCodeAt(1) - ZERO
export const pack = (attempt: number): string =>
  String.fromCharCode(Math.floor(attempt / BASE) + ZERO, (attempt % BASE) + ZERO)

/** All levels of a group share their attempts, so that tuning can sort them by difficulty. */
export const attemptOf = (group: number, attempt: number): GeneratedLevel | undefined =>
  buildLevel((dice) => shapeOf(group, dice), group * ATTEMPTS + attempt)
