import { chance, type Chance } from '../../kit/rules/chance.ts'
import { halfAgain } from '../../kit/rules/par.ts'
import { FIRST_CARVED, LAST_TUNED, shapeOf } from './curve.ts'
import { isGrass, placesOf, withSign, type Garden } from './garden.ts'
import { carve, type LevelShape } from './generate.ts'
import { LESSONS } from './lessons.ts'
import { solve, type Effort, type SlideSearch } from './solve.ts'
import { strollMapOf, strolls, trapsOn, type StrollMap, type Stroller } from './stroll.ts'
import type { MowerPosition } from './survey.ts'
import { OTHERS, TUNED } from './tuned.ts'

export interface Level {
  readonly garden: Garden
  /** The fewest slides that mow everything. */
  readonly par: number
}

export const TUNED_LEVELS = LAST_TUNED

/** Digits of the `TUNED` table. Each level has two: its attempt and its par. */
export const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_'

const digitAt = (place: number) => DIGITS.indexOf(TUNED.charAt(place))

export function levelOf(level: number): Level {
  const lesson = LESSONS[level]
  if (lesson) return { garden: lesson[0], par: lesson[1] }
  if (level > TUNED_LEVELS) return best(shapeOf(level), chance(level * 2000 + (OTHERS[level] ?? 0)))
  const at = (level - FIRST_CARVED) * 2
  return { garden: grow(level, digitAt(at)), par: digitAt(at + 1) }
}

export const grow = (level: number, attempt: number): Garden =>
  varied(shapeOf(level), chance(level * 2000 + attempt))

/** The initial position: only the start is mown. */
function untouched(garden: Garden): MowerPosition {
  const mower = garden.indexOf('S')
  return { garden, mower, mown: withSign(' '.repeat(garden.length), mower, '.') }
}

export const search = (garden: Garden, effort?: Effort): SlideSearch => solve(untouched(garden), effort)

/** Search limits that keep the wait for a new level short: one for a first guess, one to prove the par. */
const GUESS: Effort = { greed: 2, positions: 500 }
const PROOF: Effort = { positions: 4000 }
/** Suitable gardens to choose from, and tries after which fewer will do. */
const CHOICE = 2
const PATIENCE = 10
/** Upper bound for the contribution of traps to a garden's worth. */
const MOST_TRAPS = 4

/** The garden whose slides and traps come closest to `goal`; without a goal, the hardest. */
export function best(shape: LevelShape, dice: Chance, goal = Infinity): Level {
  const found: Judged[] = []
  const isNear = ({ worth }: Judged) => Math.abs(worth - goal) <= 1
  for (let tried = 0; found.length < CHOICE && (found.length === 0 || tried < PATIENCE); tried++) {
    found.push(...judge(varied(shape, dice)))
    if (found.some(isNear)) break
  }
  const order = found.sort((a, b) => a.worth - b.worth)
  return order.find(({ worth }) => worth >= goal - 1) ?? order.at(-1) ?? best(shape, dice, goal)
}

interface Judged extends Level {
  readonly worth: number
}

/** Computes par and worth. Rejects gardens that are too hard or too easy for people, or whose par is slow to prove. */
function judge(garden: Garden): Judged[] {
  const guess = search(garden, GUESS).ways.length
  const map = strollMapOf(untouched(garden))
  if (guess === 0 || !suits(map, guess)) return []
  const { ways } = search(garden, PROOF)
  const par = ways.length
  if (par === 0 || (par < guess && !suits(map, par))) return []
  return [{ garden, par, worth: par + Math.min(MOST_TRAPS, trapsOn(map, ways)) }]
}

/** Minimum share of the shape's lawn and features. A drive that ended early misses them. */
const LEAST_LAWN = 0.85
const LEAST_FEATURES = 0.5

/**
 * Carves until a garden is not dull. Repeated rows make long corridors, and such gardens are few and all alike. Posts
 * are useless without a switch, and a switch without posts.
 */
function varied(shape: LevelShape, dice: Chance): Garden {
  for (;;) {
    const garden = carve(shape, dice)
    const rows = garden.split('/')
    const grass = placesOf(garden, (place) => isGrass(garden, place)).length
    if (
      grass >= shape.lawn * LEAST_LAWN &&
      garden.replace(/[S.#o/]/g, '').length >= shape.features.length * LEAST_FEATURES &&
      garden.includes('*') === /x/i.test(garden) &&
      new Set(rows).size >= rows.length - 1
    )
      return garden
  }
}

/** Simulated players per garden, and the minimum and maximum number who should earn two stars. */
const PEOPLE = 16
const FEWEST = 9
const MOST = 14

function suits(map: StrollMap, par: number): boolean {
  let done = 0
  for (let person = 1; person <= PEOPLE && done + PEOPLE - person + 1 >= FEWEST; person++)
    if (strolls(average(person), map, halfAgain(par))) done++
  return done >= FEWEST && done <= MOST
}

/** The same average player as in the tests: looks two slides ahead and blunders in eight of a thousand decisions. */
function average(seed: number): Stroller {
  const dice = chance(seed * 31 + 7)
  const fraction = () => dice.fraction()
  const deviate = () => (fraction() + fraction() + fraction() + fraction() - 2) * Math.sqrt(3)
  return { ahead: 2, off: () => deviate() * 2.3, blunders: () => dice.int(1000) < 8, fraction }
}
