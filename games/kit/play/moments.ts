/** Directs the peaks and the end of a round: hit-stop, slow motion, light, camera, and a beat of quiet in the music. */
import type { Play } from '../deferred/contract.ts'
import type { Phase } from '../round/phase.ts'
import type { Light } from './light.ts'

/** Seconds: the longest hit-stop, and the shortest time from one to the next. */
const LONGEST_HOLD = 0.15
const BETWEEN_HOLDS = 0.6
const SLOWEST = 0.2
const LONGEST_QUIET = 1.5

export interface MomentOptions {
  phase(): Phase
  isStill(): boolean
  /** Whether the round is decided. */
  isOver(): boolean
  readonly light: Light
  /** Takes the music back for some seconds. */
  quiet(seconds: number): void
}

export function createMoments({
  phase,
  isStill,
  isOver,
  light,
  quiet,
}: MomentOptions): Pick<Play, 'direct' | 'span' | 'pace'> {
  let holding = 0
  let sinceHold = BETWEEN_HOLDS
  let pace = 1

  /** A round that is covered or counted in has no moments. */
  const isOn = () => phase() === 'playing' || phase() === 'ending'

  return {
    direct(moment) {
      if (!isOn()) return
      const { hold = 0, slow = 1 } = moment
      quiet(Math.min(moment.quiet ?? 0, LONGEST_QUIET))
      light.show(moment, isStill())
      if (isStill()) return
      if (hold > 0 && sinceHold >= BETWEEN_HOLDS) {
        holding = Math.min(hold, LONGEST_HOLD)
        sinceHold = 0
      }
      // During play it would make the game easier.
      if (isOver()) pace = Math.max(SLOWEST, Math.min(pace, slow))
    },
    span(delta) {
      if (!isOn() || (phase() === 'playing' && !isOver())) pace = 1
      if (!isOn()) {
        holding = 0
        return delta
      }
      sinceHold += delta
      const held = Math.min(holding, delta)
      holding -= held
      return (delta - held) * pace
    },
    get pace() {
      return pace
    },
  }
}
