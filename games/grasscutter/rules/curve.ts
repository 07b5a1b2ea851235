/** The difficulty curve: what kind of garden each level has. */
import type { Shape } from './generate.ts'

/** The levels before this one are lessons, made by hand. */
export const FIRST_CARVED = 6
export const LAST_TUNED = 150
/** Gates and molehills begin with a lesson made by hand, and stay from then on. */
export const FIRST_GATE = 26
export const FIRST_MOLEHILL = 51

/** How far the climb has come: 0 at the first carved level, 1 from the last tuned one on. */
const climbOf = (level: number) =>
  Math.min(1, Math.max(0, (level - FIRST_CARVED) / (LAST_TUNED - FIRST_CARVED)))

/** Levels come in tens: each ten begins with a breather, has another in the middle and climbs to a peak at its end. */
const EASE_IN_TEN = [1.15, 0.62, 0.75, 0.9, 1, 0.66, 0.9, 1, 1, 1.08] as const
const easeOf = (level: number) => EASE_IN_TEN[level % 10] ?? 1

/** Which levels of a ten have gates and molehills, and what fraction of the most that there may be. */
const GATES_IN_TEN = [1, 0, 0, 1, 0, 0.6, 0.5, 0, 1, 0.5] as const
const MOLEHILLS_IN_TEN = [0.6, 0, 0.6, 0, 1, 0, 0, 1, 0.6, 1] as const

function countOf(level: number, first: number, top: number, inTen: readonly number[]): number {
  if (level <= first) return 0
  const grown = 1 + ((top - 1) * (level - first)) / (LAST_TUNED - first)
  return Math.ceil(Math.min(top, grown) * (inTen[level % 10] ?? 0))
}

export function shapeOf(level: number): Shape {
  const size = Math.sqrt(climbOf(level)) * easeOf(level)
  const width = Math.round(Math.min(9, 4.6 + size * 4))
  const height = Math.round(Math.min(10, 5 + size * 4.6))
  return {
    width,
    height,
    lawn: Math.min(60, Math.round(width * height * 0.66)),
    gates: countOf(level, FIRST_GATE, 3, GATES_IN_TEN),
    molehills: countOf(level, FIRST_MOLEHILL, 3, MOLEHILLS_IN_TEN),
  }
}

/** The fewest slides that a level should take, roughly. */
export const parGoal = (level: number): number =>
  Math.round((5.5 + 15.5 * climbOf(level) ** 0.8) * easeOf(level))
