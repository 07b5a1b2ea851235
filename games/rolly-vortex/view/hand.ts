/** What gestures mean. Holding steers, a drag leads the ball, a tap is one step: the game can be played with any of them. */
import type { Stage } from '../../kit/paint/stage.ts'
import type { Gesture, Held } from '../../kit/view.ts'
import { STEERING } from '../rules/curve.ts'
import type { Action, State } from '../rules/state.ts'
import { apart } from '../rules/tube.ts'

/** Ticks after which a resting finger counts as holding, and may tremble without starting a drag. */
const SETTLED = 11
/** A drag over the frame's shorter side is worth this many turns. */
const TURNS_ACROSS = 0.62
/** A held key takes over from a step that has this many turns left. */
const HAND_OVER = 0.02

interface Grip {
  /** The ball's angle when the finger went down. */
  readonly angle: number
  ticks: number
  dragging: boolean
}

export function openHand(stage: Stage) {
  let grip: Grip | undefined
  const side = (x: number) => (x < stage.width / 2 ? -1 : 1)

  function follow(state: State, from: Grip, way: number): Action {
    const target = from.angle + (way / Math.min(stage.width, stage.height)) * TURNS_ACROSS
    return { kind: 'roll', by: apart(state.angle, target) - state.goal }
  }

  return {
    read(gesture: Gesture, state: State): Action | undefined {
      if (gesture.kind === 'press') grip = { angle: state.angle, ticks: 0, dragging: false }
      else if (gesture.kind === 'direction' && !gesture.repeat) {
        if (gesture.way === 'left' || gesture.way === 'right')
          return { kind: 'roll', by: gesture.way === 'left' ? -STEERING.tap : STEERING.tap }
      } else if (gesture.kind === 'tap' && grip) {
        // While it was down, the finger steered already: only the rest of a whole step is added.
        const way = side(gesture.x)
        const missing = STEERING.tap - apart(grip.angle, state.angle) * way
        grip = undefined
        if (missing > 0) return { kind: 'roll', by: missing * way }
      } else if (gesture.kind === 'drag' && grip) {
        if (gesture.phase === 'start') grip.dragging = grip.ticks < SETTLED
        const from = grip
        if (gesture.phase === 'end' || gesture.phase === 'cancel') grip = undefined
        else if (from.dragging) return follow(state, from, gesture.x - gesture.from.x)
      }
      return undefined
    },
    steer(held: Held, state: State): Action | undefined {
      const holding = held.pointer && !grip?.dragging ? held.pointer : undefined
      if (grip && holding) grip.ticks++
      const to = held.x || (holding ? side(holding.x) : 0)
      const stepping = Math.abs(state.goal) > HAND_OVER && state.goal * to >= 0
      return stepping || to === state.steer ? undefined : { kind: 'steer', to }
    },
  }
}
