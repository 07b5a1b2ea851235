/** Holds the lawn as the player currently sees it, which lags behind the state while the mower drives. */
import type { Way } from '../../kit/rules/ways.ts'
import { isGrass, withSign, type Garden } from '../rules/garden.ts'
import type { State } from '../rules.ts'

/** Duration of a feature's transition, in seconds. */
const TURN = 0.3

export function createShownLawn() {
  let mown = ''
  let garden: Garden = ''
  /** The garden before its last visible change, and the seconds since. */
  let was: Garden = ''
  let age = TURN

  return {
    get mown() {
      return mown
    },
    get garden() {
      return garden
    },
    /** The previous sign of a place, and the progress of its transition, 0 to 1. */
    turning: (place: number) => ({ was: was[place] ?? '', share: Math.min(1, age / TURN) }),
    /** Shows a state at once. */
    show(state: State): void {
      mown = state.mown
      garden = was = state.garden
    },
    /** Whether a feature is in transition. */
    get isMoving() {
      return age < TURN
    },
    advance(delta: number): void {
      age += delta
    },
    /** Mows a place in this direction; returns whether that cut long grass. Places on gravel are not mown. */
    mow(place: number, way: Way): boolean {
      if (!isGrass(garden, place)) return false
      const isFresh = mown[place] === ' '
      mown = withSign(mown, place, way.charAt(0))
      return isFresh
    },
    /** Starts the transition to a changed garden; returns whether it differs. */
    change(after: Garden): boolean {
      if (after === garden) return false
      was = garden
      garden = after
      age = 0
      return true
    },
  }
}
