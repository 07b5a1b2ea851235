/**
 * A collapse is seen in slow motion. Only the picture falls behind; the rules go on at their own pace, and the picture
 * catches up when it is over. What a change sets off is seen when the change is.
 */
import { clamp } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import type { Drop, Yard } from '../rules/yard.ts'

/** Ticks that the picture may fall behind. */
const MOST = 48
/** How fast time passes in slow motion, how fast it catches up, and how fast when the player goes on. */
const SLOW = 0.4
const CATCHING_UP = 1.5
const AT_ONCE = 5
/** Ells/s: what is faster than this, and was not just dropped, falls. */
const FALLING = 2.2

const falling = ({ loose, flying }: Yard) =>
  loose.filter(({ id, vx, vy }) => id !== flying && vx * vx + vy * vy > FALLING * FALLING).length

/** What is to be drawn: two neighbouring states, and how far it is from the one to the other. */
export interface Shown {
  readonly before: Yard
  readonly state: Yard
  readonly part: number
}

type Change = readonly [before: Yard, after: Yard]

export function createSlowMotion(see: (before: Yard, after: Yard) => void) {
  /** Changes that are not yet seen, and the last tick that is. */
  let waiting: Change[] = []
  let last: Change | undefined
  /** Ticks. */
  let behind = 0

  return {
    begin() {
      waiting = []
      last = undefined
      behind = 0
    },
    change(before: Yard, after: Yard): void {
      waiting.push([before, after])
    },
    shown({ before, state, delta, since, still }: Frame<Yard, Drop>): Shown {
      const part = clamp(since * 60)
      // A crate or two that slide off are no collapse, unless it is the end.
      const collapses = falling(state) > (state.spare > 1 ? 2 : 0)
      const pace = collapses && behind < MOST ? SLOW : state.flying ? AT_ONCE : CATCHING_UP
      behind = still ? 0 : Math.max(0, behind + delta * 60 * (1 - pace))
      const at = state.tick - 1 + part - behind
      const isDue = ([from]: Change) => from.tick <= at || !behind
      const later = waiting.findIndex((change) => !isDue(change))
      for (const [from, to] of waiting.splice(0, later < 0 ? waiting.length : later)) {
        see(from, to)
        if (to.tick > from.tick) last = [from, to]
      }
      if (!behind || !last) return { before, state, part }
      return { before: last[0], state: last[1], part: clamp(at - last[0].tick) }
    },
  }
}
