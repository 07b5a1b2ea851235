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
/**
 * Parts of a turn, about a pixel of a finger's way, and of a stick's way, to which steering is rounded: finer than
 * anybody steers, and coarse enough that a replay is short.
 */
const TURN_PARTS = 512
const STICK_PARTS = 16

interface Grip {
  /** The ball's angle when the finger went down. */
  readonly angle: number
  ticks: number
  dragging: boolean
  /** The angle that a drag has led to. */
  target: number
}

const rounded = (value: number, parts: number) => Math.round(value * parts) / parts

/** The rest of the way, if it is worth a step. */
function roll(turns: number): Action | undefined {
  const by = rounded(turns, TURN_PARTS)
  return by === 0 ? undefined : { kind: 'roll', by }
}

export function createHand(stage: Stage) {
  let grip: Grip | undefined
  const side = (x: number) => (x < stage.width / 2 ? -1 : 1)

  const follow = (state: State, { target }: Grip) => roll(apart(state.angle, target) - state.goal)

  return {
    read(gesture: Gesture, state: State): Action | undefined {
      if (gesture.kind === 'press')
        grip = { angle: state.angle, ticks: 0, dragging: false, target: state.angle }
      else if (gesture.kind === 'direction' && !gesture.repeat) {
        if (gesture.way === 'left' || gesture.way === 'right')
          return roll(gesture.way === 'left' ? -STEERING.tap : STEERING.tap)
      } else if (gesture.kind === 'tap' && grip) {
        // While it was down, the finger steered already: only the rest of a whole step is added.
        const way = side(gesture.x)
        const missing = STEERING.tap - apart(grip.angle, state.angle) * way
        grip = undefined
        if (missing > 0) return roll(missing * way)
      } else if (gesture.kind === 'drag' && grip) {
        const from = grip
        if (gesture.phase === 'start') from.dragging = from.ticks < SETTLED
        const way = (gesture.x - gesture.from.x) / Math.min(stage.width, stage.height)
        from.target = from.angle + way * TURNS_ACROSS
        if (gesture.phase !== 'end' && gesture.phase !== 'cancel') return undefined
        grip = undefined
        if (from.dragging) return follow(state, from)
      }
      return undefined
    },
    steer(held: Held, state: State): Action | undefined {
      // A finger moves more often than the ball, which is led once a tick.
      if (grip?.dragging && !held.x) return follow(state, grip)
      const holding = held.pointer && !grip?.dragging ? held.pointer : undefined
      if (grip && holding) grip.ticks++
      const to = rounded(held.x, STICK_PARTS) || (holding ? side(holding.x) : 0)
      const stepping = Math.abs(state.goal) > HAND_OVER && state.goal * to >= 0
      return stepping || to === state.steer ? undefined : { kind: 'steer', to }
    },
  }
}
