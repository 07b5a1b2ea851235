/** Lays the tube ahead, figure by figure. The way through never turns faster than a held key can follow. */
import { chance } from '../../kit/rules/chance.ts'
import { openBuilder } from './builder.ts'
import { BUBBLE_EVERY, CURVE, curveAt, RUN_UP, speedAt } from './curve.ts'
import { FIGURES, figuresAt, type FigureName } from './figures.ts'
import type { Obstacle, Treat } from './tube.ts'

/** How far the tube has been laid, and all that is needed to go on from there. */
export interface Course {
  readonly cursor: number
  readonly nextId: number
  /** Metres laid so far. */
  readonly laidTo: number
  /** The angle at which the way through leaves the last figure. */
  readonly line: number
  readonly last: FigureName
  readonly bubbleAt: number
}

export function openCourse(seed: number): Course {
  return { cursor: seed | 0, nextId: 1, laidTo: RUN_UP, line: 0, last: 'ribbon', bubbleAt: BUBBLE_EVERY }
}

export interface Laid {
  readonly course: Course
  readonly obstacles: readonly Obstacle[]
  readonly treats: readonly Treat[]
}

/** The next figure, after a stretch of free tube. */
export function layFigure(course: Course): Laid {
  const dice = chance(course.cursor)
  const name = dice.pick(figuresAt(course.laidTo).filter((figure) => figure !== course.last))
  const rest = curveAt(CURVE.rest, course.laidTo)
  const here = openBuilder(dice, course.laidTo, course.line, course.nextId, rest)
  const bubble = course.laidTo >= course.bubbleAt
  if (bubble) here.treat('bubble', here.at - (rest / 2) * speedAt(here.at), here.line)
  FIGURES[name](here)
  const { obstacles, treats, at, line, nextId } = here
  return {
    course: {
      cursor: dice.cursor,
      nextId,
      laidTo: at + curveAt(CURVE.rest, at) * speedAt(at),
      line,
      last: name,
      bubbleAt: bubble ? course.laidTo + BUBBLE_EVERY : course.bubbleAt,
    },
    obstacles,
    treats: treats.sort((a, b) => a.at - b.at),
  }
}
