/** What happened between two states: found once, for eye and ear. */
import type { Day, Egg } from '../rules.ts'

/** The egg that is gone: thrown out, or at its end. */
const goneOf = (before: Day, after: Day) =>
  before.eggs.find(({ id }) => !after.eggs.some((egg) => egg.id === id))

/** The rotten egg that was thrown out. */
export const tossedOf = (before: Day, after: Day): Egg | undefined =>
  after.thrown > before.thrown ? goneOf(before, after) : undefined

/** The egg that came to its end. */
export const landedOf = (before: Day, after: Day): Egg | undefined =>
  after.thrown > before.thrown ? undefined : goneOf(before, after)

/** Whether the egg that came to its end is lost. */
export const isLost = (before: Day, after: Day) => after.home === before.home && after.fed === before.fed

/** The eggs that came through a gate, as they were before it and after it. */
export const passedOf = (before: Day, after: Day): (readonly [was: Egg, is: Egg])[] =>
  after.eggs.flatMap((egg) => {
    const was = before.eggs.find(({ id }) => id === egg.id)
    return was && was.place !== egg.place ? [[was, egg] as const] : []
  })
