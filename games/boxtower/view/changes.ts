/** Derives the events between two states, for sounds, bursts, captions and ages. */
import { medalWon } from '../../kit/medals.ts'
import { MEDALS } from '../rules/curve.ts'
import type { Placed } from '../rules/physics.ts'
import { isInBloom, type Yard } from '../rules/yard.ts'

export interface Changes {
  /** The crate that landed. */
  readonly landed: Placed | undefined
  /** Crates that fell, and crates that ivy or honey took hold of. */
  readonly fallen: readonly Placed[]
  readonly rooted: readonly Placed[]
  /** The ivy was earned by a streak or a storm. */
  readonly earned: boolean
  /** A storm ended without a fall. */
  readonly weathered: boolean
  /** Full bloom began. */
  readonly bloomed: boolean
  /** The name of the medal won. */
  readonly medal: string | undefined
}

export function changesOf(before: Yard, after: Yard): Changes {
  const { landing, loose, rooted } = after
  return {
    landed:
      landing && landing.tick !== before.landing?.tick
        ? // A honey crate is rooted in the tick in which it lands.
          [...loose, ...rooted].find(({ id }) => id === landing.id)
        : undefined,
    fallen:
      after.lost > before.lost
        ? before.loose.filter(({ id }) => !loose.some((crate) => crate.id === id))
        : [],
    rooted: rooted.slice(before.rooted.length),
    earned: before.owed > after.owed,
    weathered: after.storms > before.storms && before.unhurt,
    bloomed: isInBloom(after) && !isInBloom(before),
    medal: medalWon(MEDALS, before.height, after.height),
  }
}
