/** Turns presses, taps and drags into changes of the aim, and into actions. */
import { clamp } from '../../kit/paint/easing.ts'
import type { Gesture, Point } from '../../kit/view.ts'
import type { Action, State } from '../rules/state.ts'
import { type Aim, drawBack, placing, setTip, shotOf, towards } from './aim.ts'
import { isNear, type Layout, toTable } from './layout.ts'

/** Radius around the cue's handle in which a tap releases it, in pixels. */
const HANDLE = 24

/** The thing that a press has grabbed. */
type Grab = 'aim' | 'power' | 'spin' | 'coach' | 'ball'

export function createPointer(layoutNow: () => Layout, aim: Aim, ask: (state: State) => Action | undefined) {
  let grab: Grab = 'aim'
  let last: Point = { x: 0, y: 0 }

  /** Position of a point along the power bar, as a share of it, and its distance from the bar in pixels. */
  function pulled({ x, y }: Point): readonly [number, number] {
    const { power } = layoutNow()
    return power.down
      ? [(y - power.y) / power.length, x - power.x]
      : [(x - power.x) / power.length, y - power.y]
  }

  /** The finger may leave the spin ball, so that it does not cover the tip and can set it precisely. */
  function pick({ x, y }: Point): void {
    const { spin, button } = layoutNow()
    setTip(aim, (x - spin.x) / button / 1.6, (spin.y - y) / button / 1.6)
  }

  function grabAt(state: State, at: Point): Grab {
    const { spin, coach, button, scale } = layoutNow()
    const [cue] = state.motion.balls
    const [along, off] = pulled(at)
    if (isNear(at, spin, button + 8)) return 'spin'
    if (isNear(at, coach, button + 6)) return 'coach'
    if (Math.abs(off) < 30 && Math.abs(along - 0.5) < 0.62) return 'power'
    return cue && state.hand !== 'no' && isNear(toTable(layoutNow(), at), cue, Math.max(22 / scale, 5))
      ? 'ball'
      : 'aim'
  }

  /** Rotates the line with the finger around the cue ball; slow movements count less, for a fine aim. */
  function swing(state: State, at: Point): void {
    const by = towards(state, toTable(layoutNow(), at)) - towards(state, toTable(layoutNow(), last))
    // The sine preserves small turns and drops full ones.
    aim.angle += Math.sin(by) * clamp(Math.hypot(at.x - last.x, at.y - last.y) / 6, 0.25)
  }

  return {
    press(state: State, at: Point): void {
      last = at
      grab = grabAt(state, at)
    },
    /** Alternative to pulling: one tap draws the cue back, a second tap on its handle releases it. */
    tap(state: State, at: Point): Action | undefined {
      if (grab === 'spin') pick(at)
      else if (grab === 'coach') return ask(state)
      else if (grab === 'aim') aim.angle = towards(state, toTable(layoutNow(), at))
      else if (grab === 'power') {
        const to = pulled(at)[0]
        if (aim.power > 0 && Math.abs(to - aim.power) * layoutNow().power.length < HANDLE) return shotOf(aim)
        drawBack(aim, to)
      }
      return undefined
    },
    drag(state: State, { phase, x, y }: Gesture & { kind: 'drag' }): Action | undefined {
      const at = { x, y }
      const over = phase === 'end' || phase === 'cancel'
      let action: Action | undefined
      if (grab === 'power') {
        drawBack(aim, phase === 'cancel' ? 0 : pulled(at)[0])
        if (phase === 'end' && aim.power > 0) action = shotOf(aim)
      } else if (grab === 'spin') pick(at)
      else if (grab === 'ball') action = placing(state, toTable(layoutNow(), at))
      else if (grab === 'aim' && !over) swing(state, at)
      last = at
      return action
    },
  }
}
