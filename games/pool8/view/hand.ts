/** Turns gestures into aim, power and tip position. The rules only see the finished shot. */
import type { Gesture, Held } from '../../kit/view.ts'
import { type Action, isWaiting, mayPlay, type State } from '../rules/state.ts'
import { adviceWords } from './advice.ts'
import { type Aim, firstTarget, towards } from './aim.ts'
import { createKeys } from './keys.ts'
import type { Layout } from './layout.ts'
import { createPointer } from './pointer.ts'

/** Radians that the cue turns by a notch of the mouse wheel. */
const NOTCH = 0.002

interface Hand {
  readonly aim: Aim
  begin(state: State): void
  see(before: State, after: State): void
  read(gesture: Gesture, state: State): Action | undefined
  steer(held: Held, state: State): Action | undefined
  /** Whether the aim follows a held key or the stick. */
  readonly isSteering: boolean
}

/** `tell` announces changes that affect only the aim, and refusals. */
export function createHand(layoutNow: () => Layout, tell: (text: string) => void): Hand {
  const aim: Aim = {
    angle: 0,
    power: 0,
    top: 0,
    side: 0,
    isPulling: false,
    mode: 'aim',
  }
  const pointer = createPointer(layoutNow, aim, ask)
  const keys = createKeys(layoutNow, aim, tell, ask)

  /** Sets the cue up for a new stroke. */
  function address(state: State): void {
    const angle = towards(state, firstTarget(state))
    keys.reset()
    Object.assign(aim, { angle, power: 0, top: 0, side: 0, isPulling: false, mode: 'aim' })
  }

  function ask(state: State): Action | undefined {
    const isThere = !state.mind && state.advice > 0
    tell(
      isThere ? 'The coach is thinking.' : state.mind ? 'The coach has already answered.' : 'No advice left.',
    )
    return isThere ? { kind: 'ask' } : undefined
  }

  /** Applies the coach's advice to the cue, so that a player who agrees only has to release it. */
  function heed(state: State): void {
    const idea = state.mind?.best
    if (!idea) return
    tell(`${(adviceWords(state) ?? ['The cue is lined up']).join('. ')}.`)
    const { dx, dy, power, top, side } = idea.shot
    Object.assign(aim, { angle: Math.atan2(dy, dx), power, top, side, mode: 'aim' })
  }

  return {
    aim,
    begin(state) {
      if (mayPlay(state)) address(state)
    },
    see(before, after) {
      if (mayPlay(after) && !mayPlay(before)) address(after)
      const hasThought = (after.mind?.ready ?? 0) > (before.mind?.ready ?? 0)
      if (mayPlay(after) && hasThought) heed(after)
    },
    read(gesture, state) {
      const isPress = gesture.kind === 'press' || gesture.kind === 'confirm'
      if (isPress && (state.stroke || isWaiting(state))) return { kind: 'hurry' }
      if (!mayPlay(state)) return undefined
      switch (gesture.kind) {
        case 'press':
          pointer.press(state, gesture)
          aim.mode = 'aim'
          return undefined
        case 'tap':
          return pointer.tap(state, gesture)
        case 'drag':
          return pointer.drag(state, gesture)
        case 'direction':
          return keys.arrow(state, gesture.way, gesture.repeat)
        case 'confirm':
          return keys.confirm(state)
        case 'wheel':
          aim.angle += gesture.by * NOTCH
          return undefined
        case 'back':
          aim.power = 0
          aim.mode = 'aim'
          return undefined
        case 'key':
          return keys.key(gesture.code, state)
        default:
          return undefined
      }
    },
    steer: keys.steer,
    get isSteering() {
      return keys.isHeld
    },
  }
}
