/** Turns gestures into actions. Holding, dragging or tapping alone is enough to play. */
import type { Stage } from '../../kit/paint/stage.ts'
import type { Gesture, Held } from '../../kit/view.ts'
import { STEERING } from '../rules/curve.ts'
import type { Action, State } from '../rules/state.ts'
import { apart } from '../rules/tube.ts'

/** Ticks after which a resting finger counts as a hold and may tremble without starting a drag. */
const SETTLED = 11
/** Turns for a drag across the frame's shorter side. */
const TURNS_ACROSS = 0.62
/** A held key takes over from a step once this many turns are left. */
const HAND_OVER = 0.02
/**
 * Rounds steering to fractions of a turn, about one pixel of a drag, and of the stick's range: finer than anyone
 * steers, coarse enough for short replays.
 */
const TURN_PARTS = 512
const STICK_PARTS = 16

interface Grip {
  /** The ball's angle when the finger went down. */
  readonly angle: number
  ticks: number
  dragging: boolean
  /** The current target angle of a drag. */
  target: number
}

const rounded = (value: number, parts: number) => Math.round(value * parts) / parts

/** The remaining rotation, if it is large enough for a step. */
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
        // The finger has already steered while down, so only the rest of a full step is added.
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
      // Pointer moves arrive more often than ticks; the ball follows once per tick.
      if (grip?.dragging && !held.x) return follow(state, grip)
      const holding = held.pointer && !grip?.dragging ? held.pointer : undefined
      if (grip && holding) grip.ticks++
      const to = rounded(held.x, STICK_PARTS) || (holding ? side(holding.x) : 0)
      const stepping = Math.abs(state.goal) > HAND_OVER && state.goal * to >= 0
      return stepping || to === state.steer ? undefined : { kind: 'steer', to }
    },
  }
}
