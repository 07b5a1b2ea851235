/** Lays the tube ahead, figure by figure. A way through runs from each figure to the next, never further than a held key can turn. */
import { chance } from '../../kit/rules/chance.ts'
import { FIGURES, figuresAt, type FigureName } from './figures.ts'
import { site } from './site.ts'
import type { Obstacle, Treat } from './tube.ts'
import { BUBBLE_EVERY, CURVE, curveAt, RUN_UP, speedAt } from './curve.ts'

/** Where the laying stands: all that is needed to go on later. */
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

/** The next figure of the course, after the rest that comes before it. */
export function layFigure(course: Course): Laid {
  const luck = chance(course.cursor)
  const name = luck.pick(figuresAt(course.laidTo).filter((figure) => figure !== course.last))
  const rest = curveAt(CURVE.rest, course.laidTo)
  const here = site(luck, course.laidTo, course.line, course.nextId, rest)
  const bubble = course.laidTo >= course.bubbleAt
  if (bubble) here.treat('bubble', here.at - (rest / 2) * speedAt(here.at), here.line)
  FIGURES[name](here)
  const { obstacles, treats, at, line, nextId } = here
  return {
    course: {
      cursor: luck.cursor,
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
