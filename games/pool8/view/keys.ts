/** Turns keys, buttons and the stick into changes of the aim, and into actions. */
import { clamp } from '../../kit/paint/easing.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'
import type { Held } from '../../kit/view.ts'
import { type Action, mayPlay, type State } from '../rules/state.ts'
import { type Aim, drawBack, firstTarget, isTarget, placing, setTip, shotOf, towards } from './aim.ts'
import { cueWords, USUAL } from '../words/cue.ts'
import { type Layout, turned } from './layout.ts'

/** One arrow key press: radians, share of the power, share of the spin, cm. */
const STEP = { aim: 0.004, power: 0.04, spin: 0.2, ball: 1.5 }
/** Ticks until a held arrow key repeats, accelerating. */
const HOLD = 14

export function createKeys(
  layoutNow: () => Layout,
  aim: Aim,
  tell: (text: string) => void,
  ask: (state: State) => Action | undefined,
) {
  /** Index of the last target among the balls that may be hit first. */
  let target = 0
  /** Ticks for which the arrow keys or the stick have been held. */
  let held = 0

  function move(state: State, x: number, y: number, much: number): Action | undefined {
    if (aim.mode === 'spin') setTip(aim, aim.side + x * STEP.spin * much, aim.top - y * STEP.spin * much)
    else if (aim.mode === 'ball') {
      const [cue] = state.motion.balls
      const way = turned(layoutNow(), x * STEP.ball * much, y * STEP.ball * much)
      if (cue) return placing(state, { x: cue.x + way.x, y: cue.y + way.y })
    } else if (Math.abs(x) >= Math.abs(y)) aim.angle += x * STEP.aim * much
    else drawBack(aim, aim.power + y * STEP.power * much)
    return undefined
  }

  /** Points the cue at the next ball that may be hit first. */
  function turnToNext(state: State): void {
    const targets = state.motion.balls.filter(isTarget(state))
    target = (target + 1) % targets.length
    aim.angle = towards(state, targets[target] ?? firstTarget(state))
  }

  return {
    /** Starts again at the first target. */
    reset(): void {
      target = 0
    },
    /** Whether a direction is held. */
    get isHeld() {
      return held > 0
    },
    arrow(state: State, way: Way, repeat: boolean): Action | undefined {
      const [x, y] = STEPS[way]
      if (repeat) return undefined
      const before = cueWords(state, aim)
      const action = move(state, x, y, 1)
      // An unchanged reading is not repeated.
      if (x && aim.mode === 'aim' && cueWords(state, aim) === before) tell(`Turned ${way}.`)
      return action
    },
    confirm(state: State): Action | undefined {
      if (aim.mode === 'aim' && aim.power > 0) return shotOf(aim)
      if (aim.mode === 'aim') aim.power = state.breaking ? USUAL.break : USUAL.later
      aim.mode = 'aim'
      return undefined
    },
    key(code: string, state: State): Action | undefined {
      if (code === 'KeyQ' || code === 'PadX') aim.mode = aim.mode === 'spin' ? 'aim' : 'spin'
      else if (code === 'KeyH' || code === 'PadY') return ask(state)
      else if (code === 'KeyN' || code === 'PadR') turnToNext(state)
      else if (state.hand === 'no') tell('No ball in hand.')
      else aim.mode = aim.mode === 'ball' ? 'aim' : 'ball'
      return undefined
    },
    steer({ x, y }: Held, state: State): Action | undefined {
      if (!mayPlay(state) || !(x || y)) {
        if (held > HOLD) tell('Stopped.')
        held = 0
      } else held++
      if (held < HOLD) return undefined
      const speed = clamp((held - HOLD) / 70)
      const much =
        aim.mode === 'aim' && Math.abs(x) >= Math.abs(y) ? 0.4 + 7 * speed * speed : 0.2 + 0.4 * speed
      return move(state, x, y, much)
    },
  }
}
