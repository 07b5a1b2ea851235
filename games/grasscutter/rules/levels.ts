import type { Garden } from './garden.ts'
import { FIRST_CARVED, FIRST_GATE, FIRST_MOLEHILL, grow, LAST_TUNED, parGoal } from './curve.ts'
import { solve, type Effort, type Search } from './solve.ts'
import { TUNED } from './tuned.ts'

export interface Layout {
  readonly garden: Garden
  /** The fewest slides that mow it all. */
  readonly par: number
}

/**
 * Made by hand, each for one thing: it goes until a hedge stops it; round the corners; over cut grass and back;
 * there may be a better way round; a stone is a stop in the middle of the lawn. Later: a gate opens one way only;
 * a molehill holds the mower once.
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

export function layOut(level: number): Layout {
  const lesson = LESSONS[level]
  if (lesson) return { garden: lesson[0], par: lesson[1] }
  return level <= TUNED_LEVELS ? tuned(level) : generated(level)
}

function tuned(level: number): Layout {
  const at = (level - FIRST_CARVED) * DIGITS
  return { garden: grow(level, parseInt(TUNED.charAt(at), 36)), par: parseInt(TUNED.charAt(at + 1), 36) }
}

/** Searches a garden that is mown nowhere but at its start. */
export function search(garden: Garden, effort?: Effort): Search {
  const mower = garden.indexOf('S')
  return solve(
    { garden, mower, mown: ' '.repeat(mower) + '.' + ' '.repeat(garden.length - mower - 1) },
    effort,
  )
}

/** A new level may be waited for no longer than this search takes, so gardens that need more are passed over. */
const EFFORT: Effort = { positions: 900 }
/** Slides below the goal at which a garden will do; every garden that is turned down lowers the bar as much again. */
const LENIENCE = 3

function generated(level: number): Layout {
  for (let attempt = 0; ; attempt++) {
    const garden = grow(level, attempt)
    const { result, ways } = search(garden, EFFORT)
    if (result === 'solved' && ways.length >= parGoal(level) - LENIENCE * (attempt + 1))
      return { garden, par: ways.length }
  }
}
