/** Moves the camera up the tree with the egg's nest, leading into a leap. */
import { clamp, mix } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { TREE } from '../rules/curve.ts'
import { flightY } from '../rules/flight.ts'
import { nestOf, type Climb, type Leap } from '../rules.ts'
import { lensOn, REST, restAbove, type Lens, type ScreenWithSigns } from './lens.ts'

interface Camera {
  /** Starts a round: glides down from the last one, or jumps if the round resumes far away. */
  begin(climb: Climb): void
  follow(frame: Frame<Climb, Leap>): Lens
  /** The current view. */
  readonly lens: Lens
}

/** Largest distance that the camera glides at the start of a round, in units; beyond it, it jumps. */
const GLIDE = 3 * TREE.spacing
/** How much further up the camera looks from a spring, in units. */
const LOOK = 60

export function createCamera(screen: ScreenWithSigns): Camera {
  /** Units above the ground. */
  let height = 0
  /** Line on which the egg rests, as in `REST`. */
  let rest: number | undefined

  return {
    get lens() {
      return lensOn(screen, height, rest)
    },
    begin({ at }) {
      const nest = at * TREE.spacing
      if (Math.abs(nest - height) > GLIDE) height = nest
    },
    follow({ state, delta, still, playing }) {
      const { at, flight, leaps } = state
      // A spring carries the egg two nests up.
      const nest = at * TREE.spacing + (nestOf(state, at).kind === 'spring' ? LOOK : 0)
      const lead = flight && !still ? clamp(flightY(flight, flight.age) - nest, -120, 200) * 0.14 : 0
      height = mix(height, nest + lead, 1 - Math.exp(-delta * 5.5))
      const line = !playing && leaps === 0 ? restAbove(screen.height) : REST
      rest = mix(rest ?? line, line, 1 - Math.exp(-delta * 7))
      return lensOn(screen, height, rest)
    },
  }
}
