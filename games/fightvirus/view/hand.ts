/** What gestures mean: the defender follows a pointer, a press of a direction is a step, a held one pushes. */
import { STEPS } from '../../kit/rules/ways.ts'
import type { Gesture, Held } from '../../kit/view.ts'
import type { Action, Spot, State } from '../rules/state.ts'
import { onField, wayOnField, type Layout } from './layout.ts'

/** Units that one press of a direction is worth. */
const STEP = 44
/** CSS pixels by which the defender keeps ahead of a finger, which would cover it. */
const AHEAD = 46
/**
 * Units of the field and parts of a stick's way to which steering is rounded, and ticks between two spots of a pointer
 * on its way: finer than anybody steers, and coarse enough that a replay is short.
 */
const GRAIN = 2
const STICK_PARTS = 8
const PACE = 2

const go = ({ x, y }: Spot): Action => ({
  kind: 'go',
  x: Math.round(x / GRAIN) * GRAIN,
  y: Math.round(y / GRAIN) * GRAIN,
})

const partOf = (way: number) => Math.round(way * STICK_PARTS) / STICK_PARTS

/** Where the gesture asks the defender to be. */
function wanted(gesture: Gesture, { x, y }: State, layout: Layout): Spot | undefined {
  if (gesture.kind === 'direction') {
    if (gesture.repeat) return undefined
    const [dx, dy] = STEPS[gesture.way]
    const way = wayOnField(layout, dx, dy)
    return { x: x + way.x * STEP, y: y + way.y * STEP }
  }
  if (!('x' in gesture)) return undefined
  const spot = onField(layout, gesture.x, gesture.y)
  const finger = gesture.kind !== 'hover' && matchMedia('(hover: none)').matches
  return finger ? { x: spot.x, y: spot.y - AHEAD / layout.unit } : spot
}

export function createHand(layoutNow: () => Layout) {
  /** Where a pointer on its way has got to, until the defender is told. */
  let bound: Action | undefined
  let ticks = 0

  return {
    /** A round begins: what the pointer asked for in the last one is over. */
    begin(): void {
      bound = undefined
    },
    read(gesture: Gesture, state: State): Action | undefined {
      const spot = wanted(gesture, state, layoutNow())
      if (!spot) return undefined
      bound = go(spot)
      const isOnItsWay = gesture.kind === 'hover' || (gesture.kind === 'drag' && gesture.phase === 'move')
      return isOnItsWay ? undefined : take()
    },
    steer({ x, y }: Held, { push }: State): Action | undefined {
      ticks++
      if (x || y) {
        bound = undefined
        const way = wayOnField(layoutNow(), x, y)
        return { kind: 'push', x: partOf(way.x), y: partOf(way.y) }
      }
      if (bound && ticks % PACE === 0) return take()
      return push.x || push.y ? { kind: 'push', x: 0, y: 0 } : undefined
    },
  }

  function take(): Action | undefined {
    const action = bound
    bound = undefined
    return action
  }
}
