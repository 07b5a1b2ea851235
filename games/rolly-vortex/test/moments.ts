/** Measures the special moments of simulated rounds, and what ended them. */
import type { Who } from '../../kit/test/people.ts'
import { LONGEST } from '../../kit/test/targets.ts'
import { createCourse, layFigure } from '../rules/generate.ts'
import type { State } from '../rules/state.ts'
import type { FigureName } from '../rules/zones.ts'
import { people } from './people.ts'

interface Moments {
  readonly blazes: number
  /** Seconds until the first blaze; infinite without any. */
  readonly firstBlaze: number
  /** The figure that the ball crashed into; none if the time limit ended the round. */
  readonly cause: FigureName | undefined
}

/** The figure to which an obstacle of this round belongs. */
function figureOf(seed: number, obstacle: number): FigureName {
  let course = createCourse(seed)
  for (;;) {
    course = layFigure(course).course
    if (obstacle < course.nextId) return course.last
  }
}

export function momentsOf(who: Who, seed: number): Moments {
  let [ticks, firstBlaze] = [0, Infinity]
  let last: State | undefined
  people.play(who, seed, LONGEST, (before, after) => {
    last = after as State
    if ((before as State).distance !== last.distance) ticks++
    if (last.blaze) firstBlaze = Math.min(firstBlaze, ticks / 60)
  })
  const crash = last?.crash
  return { blazes: last?.blazes ?? 0, firstBlaze, cause: crash ? figureOf(seed, crash.id) : undefined }
}

/** Share of values that pass. */
export const share = <T>(all: readonly T[], test: (one: T) => boolean) => all.filter(test).length / all.length

/** The most frequent value and its share. */
export function mostFrequent<T>(all: readonly T[]): readonly [value: T | undefined, share: number] {
  const [first] = [...new Set(all)]
    .map((value) => [value, share(all, (one) => one === value)] as const)
    .sort(([, a], [, b]) => b - a)
  return first ?? [undefined, 0]
}
