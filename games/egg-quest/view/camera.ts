/** Where the camera is: it follows the egg's nest up the tree, and leans into a leap. */
import { clamp, mix } from '../../kit/paint/easing.ts'
import type { Screen } from '../../kit/board/room.ts'
import type { Frame } from '../../kit/view.ts'
import { TREE } from '../rules/curve.ts'
import { heightOf } from '../rules/flight.ts'
import { nestOf, type Climb, type Leap } from '../rules.ts'
import { lensOn, REST, restAbove, type Lens } from './lens.ts'

export interface Camera {
  /** A new round lies below the one before, unless it is taken up again somewhere high in the tree. */
  begin(climb: Climb): void
  follow(frame: Frame<Climb, Leap>): Lens
  /** The camera as it is now. */
  readonly lens: Lens
}

/** Units: the camera glides down from here, and from further up is down at once. */
const GLIDE = 3 * TREE.spacing
/** Units. */
const LOOK = 60

export function createCamera(screen: Screen): Camera {
  /** Units upwards from the ground. */
  let height = 0
  /** How far down the frame the egg rests. */
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
      // Who sits on a spring looks two nests up.
      const nest = at * TREE.spacing + (nestOf(state, at).kind === 'spring' ? LOOK : 0)
      const lead = flight && !still ? clamp(heightOf(flight, flight.age) - nest, -120, 200) * 0.14 : 0
      height = mix(height, nest + lead, 1 - Math.exp(-delta * 5.5))
      const line = !playing && leaps === 0 ? restAbove(screen.height) : REST
      rest = mix(rest ?? line, line, 1 - Math.exp(-delta * 7))
      return lensOn(screen, height, rest)
    },
  }
}
