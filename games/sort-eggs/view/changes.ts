/** Finds the events between two states, for effects and sounds. */
import type { Day, Egg } from '../rules.ts'

export interface Changes {
  /** The egg that landed. */
  readonly landed: Egg | undefined
  /** The landed egg neither came home nor fed the fox. */
  readonly isLost: boolean
  /** The rotten egg that was thrown out. */
  readonly tossed: Egg | undefined
  /** Eggs that passed a gate, before and after. */
  readonly passed: readonly (readonly [was: Egg, is: Egg])[]
}

export function changesOf(before: Day, after: Day): Changes {
  const gone = before.eggs.find(({ id }) => !after.eggs.some((egg) => egg.id === id))
  const isTossed = after.thrown > before.thrown
  const landed = isTossed ? undefined : gone
  return {
    landed,
    isLost: landed !== undefined && after.home === before.home && after.fed === before.fed,
    tossed: isTossed ? gone : undefined,
    passed: after.eggs.flatMap((egg) => {
      const was = before.eggs.find(({ id }) => id === egg.id)
      return was && was.place !== egg.place ? [[was, egg] as const] : []
    }),
  }
}
