/** What happened between two states: found once, for eye and ear. */
import type { Day, Egg } from '../rules.ts'

/** The egg that came to its end. */
export const landedOf = (before: Day, after: Day): Egg | undefined =>
  after.points === before.points && after.broken === before.broken ? undefined : before.eggs[0]

/** The eggs that came through a gate, as they were before it and after it. */
export const passedOf = (before: Day, after: Day): (readonly [was: Egg, is: Egg])[] =>
  after.eggs.flatMap((egg) => {
    const was = before.eggs.find(({ id }) => id === egg.id)
    return was && was.place !== egg.place ? [[was, egg] as const] : []
  })
