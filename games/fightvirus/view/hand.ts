/** Maps gestures to actions: the defender follows a pointer, a direction press is a step, a held one pushes. */
import { STEPS } from '../../kit/rules/ways.ts'
import type { Gesture, Held } from '../../kit/view.ts'
import type { Action, Point, State } from '../rules/state.ts'
import { onField, wayOnField, type Layout } from './layout.ts'

/** Units per press of a direction. */
const STEP = 44
/** Distance in CSS pixels ahead of a finger, which would cover the defender. */
const FINGER_OFFSET = 46
/**
 * Rounding of targets in units, steps per unit of the stick, and ticks between two targets of a moving pointer: finer
 * than anyone steers, and coarse enough to keep replays short.
 */
const GRID = 2
const STICK_STEPS = 8
const TARGET_TICKS = 2

const go = ({ x, y }: Point): Action => ({
  kind: 'go',
  x: Math.round(x / GRID) * GRID,
  y: Math.round(y / GRID) * GRID,
})

const roundStick = (way: number) => Math.round(way * STICK_STEPS) / STICK_STEPS

/** The point to which a gesture sends the defender. */
function targetOf(gesture: Gesture, { x, y }: State, layout: Layout): Point | undefined {
  if (gesture.kind === 'direction') {
    if (gesture.repeat) return undefined
    const [dx, dy] = STEPS[gesture.way]
    const way = wayOnField(layout, dx, dy)
    return { x: x + way.x * STEP, y: y + way.y * STEP }
  }
  if (!('x' in gesture)) return undefined
  const spot = onField(layout, gesture.x, gesture.y)
  const finger = gesture.kind !== 'hover' && matchMedia('(hover: none)').matches
  return finger ? { x: spot.x, y: spot.y - FINGER_OFFSET / layout.unit } : spot
}

export function createHand(layoutNow: () => Layout) {
  /** Latest target of a moving pointer, not yet sent. */
  let pending: Action | undefined
  let ticks = 0

  return {
    /** Drops the target of the previous round. */
    begin(): void {
      pending = undefined
    },
    read(gesture: Gesture, state: State): Action | undefined {
      const target = targetOf(gesture, state, layoutNow())
      if (!target) return undefined
      pending = go(target)
      const isMoving = gesture.kind === 'hover' || (gesture.kind === 'drag' && gesture.phase === 'move')
      return isMoving ? undefined : takePending()
    },
    steer({ x, y }: Held, { push }: State): Action | undefined {
      ticks++
      if (x || y) {
        pending = undefined
        const way = wayOnField(layoutNow(), x, y)
        return { kind: 'push', x: roundStick(way.x), y: roundStick(way.y) }
      }
      if (pending && ticks % TARGET_TICKS === 0) return takePending()
      return push.x || push.y ? { kind: 'push', x: 0, y: 0 } : undefined
    },
  }

  function takePending(): Action | undefined {
    const action = pending
    pending = undefined
    return action
  }
}
