/** Eases flowers, gates and the gardener towards the state that the animation shows. */
import { clamp } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { isHome, type House } from '../rules/house.ts'
import { isOpen, rules, type Action, type State } from '../rules.ts'
import type { Effects } from './effects.ts'
import type { Travel } from './travel.ts'

/** Seconds. */
const BLOOMING = 0.55

export type HouseFrame = Frame<State, Action>

export interface ElementTransitions {
  /** How far each flower has opened, from 0 to 1. */
  readonly opened: readonly number[]
  /** How far the gardener leans into a push, from 0 to 1. */
  readonly lean: number
  /** How far the gates are open, from 0 to 1. */
  readonly ajar: number
  /** Seconds since the winning push was shown; 0 before that. */
  readonly cheer: number
  /** Whether this frame differs from the last one. */
  readonly isMoving: boolean
}

/** Returns a function that advances the animation to a frame. */
export function createTransitions(house: House, travel: Travel, effects: Effects) {
  const opened: number[] = []
  let lean = 0
  let ajar = 0
  let cheer = 0

  return ({ state, delta, still }: HouseFrame): ElementTransitions => {
    travel.advance(delta, (place, pot) => {
      if (!still) effects.pushed(place, pot)
    })
    const before = [lean, ajar, cheer, ...opened]
    const seen = state.pots.map((_, pot) => travel.placeOf(pot))
    ajar = clamp(ajar + (isOpen({ house, pots: seen }) ? 5 : -5) * delta)
    for (const [pot, place] of seen.entries()) {
      const opening = isHome(house, pot, place) ? 1 : -1.6
      opened[pot] = clamp((opened[pot] ?? 0) + (opening * delta) / BLOOMING)
    }
    const pushing = travel.pose.doing === 'push' || travel.pose.nudge > 0.1
    lean = clamp(lean + (pushing ? 9 : -6) * delta)
    const won = rules.outcome(state) === 'won' && travel.arrived
    if (won && cheer === 0 && !still) effects.celebrate()
    cheer = won ? cheer + delta : 0
    const isMoving = !travel.arrived || [lean, ajar, cheer, ...opened].some((part, i) => part !== before[i])
    return { opened, lean, ajar, cheer, isMoving }
  }
}
