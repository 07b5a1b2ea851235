/**
 * Shows a collapse in slow motion. Only the picture lags; the rules keep their pace, and the picture catches up
 * afterwards. Effects are delayed along with the picture.
 */
import { clamp } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import type { Drop, Yard } from '../rules/yard.ts'

/** Largest lag of the picture, in ticks. */
const MAX_LAG = 48
/** Playback rates: in slow motion, catching up, and once the player drops the next crate. */
const SLOW_RATE = 0.4
const CATCH_UP_RATE = 1.5
const HURRY_RATE = 5
/** Speed in ells/s above which a landed crate counts as falling. */
const FALLING = 2.2

const countFalling = ({ loose, flying }: Yard) =>
  loose.filter(({ id, vx, vy }) => id !== flying && vx * vx + vy * vy > FALLING * FALLING).length

/** The states to draw: two consecutive ones, and the progress from one to the other. */
export interface ShownStates {
  readonly before: Yard
  readonly state: Yard
  readonly part: number
}

type Change = readonly [before: Yard, after: Yard]

export function createSlowMotion(show: (before: Yard, after: Yard) => void) {
  /** Changes not shown yet, and the last one shown. */
  let pending: Change[] = []
  let last: Change | undefined
  /** In ticks. */
  let lag = 0

  return {
    begin() {
      pending = []
      last = undefined
      lag = 0
    },
    see(before: Yard, after: Yard): void {
      pending.push([before, after])
    },
    shown({ before, state, delta, since, still }: Frame<Yard, Drop>): ShownStates {
      const part = clamp(since * 60)
      // One or two crates sliding off are not a collapse, unless they may end the shift.
      const collapses = countFalling(state) > (state.spare > 1 ? 2 : 0)
      const rate = collapses && lag < MAX_LAG ? SLOW_RATE : state.flying ? HURRY_RATE : CATCH_UP_RATE
      lag = still ? 0 : Math.max(0, lag + delta * 60 * (1 - rate))
      const at = state.tick - 1 + part - lag
      const isDue = ([from]: Change) => from.tick <= at || !lag
      const later = pending.findIndex((change) => !isDue(change))
      for (const [from, to] of pending.splice(0, later < 0 ? pending.length : later)) {
        show(from, to)
        if (to.tick > from.tick) last = [from, to]
      }
      if (!lag || !last) return { before, state, part }
      return { before: last[0], state: last[1], part: clamp(at - last[0].tick) }
    },
  }
}
