/** Turns presses, taps and drags into changes of the aim, and into actions. */
import { clamp } from '../../kit/paint/easing.ts'
import type { Gesture, Point } from '../../kit/view.ts'
import type { Action, State } from '../rules/state.ts'
import { type Aim, drawBack, placing, setTip, shotOf, towards } from './aim.ts'
import { LENGTH, WIDTH } from '../rules/table.ts'
import { isNear, type Layout, RAIL, toTable } from './layout.ts'

/** Radius around the cue's handle in which a tap releases it, in pixels. */
const HANDLE = 24

/** Radians per pixel of a drag along the wood. */
const FINE = 0.0012
/** Distance from the cushions at which the wood begins, in cm. */
const WOOD = 2

const isOnWood = ({ x, y }: Point) =>
  Math.min(x, y, LENGTH - x, WIDTH - y) < -WOOD && Math.max(-x, -y, x - LENGTH, y - WIDTH) < RAIL + WOOD

/** The thing that a press has grabbed. */
type Grab = 'aim' | 'fine' | 'power' | 'spin' | 'coach' | 'ball'

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
    const spot = toTable(layoutNow(), at)
    if (cue && state.hand !== 'no' && isNear(spot, cue, Math.max(22 / scale, 5))) return 'ball'
    return isOnWood(spot) ? 'fine' : 'aim'
  }

  /** Rotates the line with the finger around the cue ball; slow movements count less, for a fine aim. */
  function swing(state: State, at: Point): void {
    const by = towards(state, toTable(layoutNow(), at)) - towards(state, toTable(layoutNow(), last))
    // The sine preserves small turns and drops full ones.
    aim.angle += Math.sin(by) * clamp(Math.hypot(at.x - last.x, at.y - last.y) / 6, 0.25)
  }

  /** Turns the line by fine steps, like a thumb wheel. */
  function roll({ x, y }: Point): void {
    const by = Math.abs(x - last.x) > Math.abs(y - last.y) ? x - last.x : y - last.y
    aim.angle += by * FINE
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
        aim.isPulling = !over
        drawBack(aim, phase === 'cancel' ? 0 : pulled(at)[0])
        if (phase === 'end' && aim.power > 0) action = shotOf(aim)
      } else if (grab === 'spin') pick(at)
      else if (grab === 'ball') action = placing(state, toTable(layoutNow(), at))
      else if (grab === 'fine' && !over) roll(at)
      else if (grab === 'aim' && !over) swing(state, at)
      last = at
      return action
    },
  }
}
