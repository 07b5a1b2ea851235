/** Detects events between two states, for effects and sounds. */
import type { Day, Egg } from '../rules.ts'

/** The egg that has left: thrown out, or landed. */
const goneOf = (before: Day, after: Day) =>
  before.eggs.find(({ id }) => !after.eggs.some((egg) => egg.id === id))

/** The rotten egg that was thrown out. */
export const tossedOf = (before: Day, after: Day): Egg | undefined =>
  after.thrown > before.thrown ? goneOf(before, after) : undefined

/** The egg that landed. */
export const landedOf = (before: Day, after: Day): Egg | undefined =>
  after.thrown > before.thrown ? undefined : goneOf(before, after)

/** Whether the landed egg was lost. */
export const isLost = (before: Day, after: Day) => after.home === before.home && after.fed === before.fed

/** Eggs that passed a gate, before and after. */
export const passedOf = (before: Day, after: Day): (readonly [was: Egg, is: Egg])[] =>
  after.eggs.flatMap((egg) => {
    const was = before.eggs.find(({ id }) => id === egg.id)
    return was && was.place !== egg.place ? [[was, egg] as const] : []
  })
