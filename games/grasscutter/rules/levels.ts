import { chance } from '../../kit/rules/chance.ts'
import { FIRST_CARVED, FIRST_GATE, FIRST_MOLEHILL, LAST_TUNED, parGoal, shapeOf } from './curve.ts'
import type { Garden } from './garden.ts'
import { carve } from './generate.ts'
import { solve, type Effort, type Search } from './solve.ts'
import { TUNED } from './tuned.ts'

export interface Level {
  readonly garden: Garden
  /** The fewest slides that mow it all. */
  readonly par: number
}

/**
 * Made by hand, each to teach one thing: the mower goes until a hedge stops it; round the corners; over cut grass and
 * back; one way round may be better than the other; a stone is a stop in the middle of the lawn. Later: a gate opens
 * one way only; a molehill holds the mower once.
 */
const LESSONS: Readonly<Record<number, readonly [Garden, par: number]>> = {
  1: ['S...../#####./#####./#####.', 2],
  2: ['....../.####./.####./S.....', 4],
  3: ['......./###.###/###.###/###S###', 3],
  4: ['...../.###./.#S../.###./.....', 6],
  5: ['S.../.o../..../...o', 7],
  [FIRST_GATE]: ['S..>../.####./.####./......', 4],
  [FIRST_MOLEHILL]: ['S..m.../###.###/###.###', 4],
}

export const TUNED_LEVELS = LAST_TUNED

/** Digits of a tuned level in `TUNED`: which attempt, and its par, both in base 36. */
export const DIGITS = 2

export function levelOf(level: number): Level {
  const lesson = LESSONS[level]
  if (lesson) return { garden: lesson[0], par: lesson[1] }
  return level <= TUNED_LEVELS ? tunedLevel(level) : untunedLevel(level)
}

function tunedLevel(level: number): Level {
  const at = (level - FIRST_CARVED) * DIGITS
  return { garden: grow(level, parseInt(TUNED.charAt(at), 36)), par: parseInt(TUNED.charAt(at + 1), 36) }
}

export const grow = (level: number, attempt: number): Garden =>
  carve(shapeOf(level), chance(level * 2000 + attempt))

/** Searches a garden in which nothing is mown but the start. */
export function search(garden: Garden, effort?: Effort): Search {
  const mower = garden.indexOf('S')
  return solve(
    { garden, mower, mown: ' '.repeat(mower) + '.' + ' '.repeat(garden.length - mower - 1) },
    effort,
  )
}

/** Nobody should wait longer for a new level than this search takes, so gardens that need more are passed over. */
const EFFORT: Effort = { positions: 900 }
/** How many slides below the goal a garden may be; each garden that is turned down lowers the bar by as many again. */
const LENIENCE = 3

function untunedLevel(level: number): Level {
  for (let attempt = 0; ; attempt++) {
    const garden = grow(level, attempt)
    const { result, ways } = search(garden, EFFORT)
    if (result === 'solved' && ways.length >= parGoal(level) - LENIENCE * (attempt + 1))
      return { garden, par: ways.length }
  }
}
