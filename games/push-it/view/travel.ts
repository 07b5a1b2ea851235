/**
 * Animates gardener and pots. The animation follows the state step by step, faster the longer its queue, so players never
 * have to wait for it.
 */
import { clamp, easeInOut, easeOut, hop } from '../../kit/paint/easing.ts'
import type { Way } from '../../kit/rules/ways.ts'
import { stepOf, wayTo } from '../rules/house.ts'
import { stepsTo, type State } from '../rules.ts'

/** Tiles per second. Pots are heavy. */
const WALKING = 8.5
const PUSHING = 5
/** Relative speed-up per queued step. */
const HURRY = 0.22
/** The fraction of a push during which the gardener leans in before the pot moves. */
const HEAVE = 0.16
/** Seconds. */
const BACKING = 0.18
const BUMP = 0.26

interface Step {
  readonly from: number
  readonly to: number
  readonly way: Way
  /** The pushed pot, or -1. */
  readonly pot: number
  readonly potTo: number
  /** How many tiles the pot moves. */
  readonly far: number
}

export interface Pose {
  /** Two places and the progress between them, from 0 to 1. */
  readonly from: number
  readonly to: number
  readonly share: number
  readonly way: Way
  readonly doing: 'nothing' | 'walk' | 'push'
  /** Steps walked in total, the phase of the legs. */
  readonly walked: number
  /** Progress of a nudge against an obstacle, from 0 to 1. */
  readonly nudge: number
}

/** The animation steps between two states. */
export function stepsBetween(before: State, after: State): Step[] {
  const { house } = before
  const pot = after.pots.findIndex((place, i) => place !== before.pots[i])
  const pushed = before.pots[pot] ?? -1
  const potTo = after.pots[pot] ?? pushed
  const way = wayTo(house, pushed, Math.abs(potTo))
  const end = pot < 0 ? after.at : pushed - stepOf(house, way)
  let from = before.at
  const steps = (stepsTo(before, end) ?? []).map((way): Step => {
    const to = from + stepOf(house, way)
    const step = { from, to, way, pot: -1, potTo: -1, far: 1 }
    from = to
    return step
  })
  if (pot < 0) return steps
  const far = (Math.abs(potTo) - pushed) / stepOf(house, way)
  return [...steps, { from, to: pushed, way, pot, potTo, far }]
}

export function createTravel() {
  let at = 0
  let pots: number[] = []
  let steps: Step[] = []
  /** Progress of the first step, from 0 to 1. */
  let done = 0
  let walked = 0
  let way: Way = 'down'
  let backing: { at: number; pots: readonly number[]; age: number } | undefined
  let bumped = BUMP

  function settle(state: State): void {
    at = state.at
    pots = [...state.pots]
    steps = []
    done = 0
  }

  const given = (step: Step) => (step.pot < 0 ? done : easeInOut((done - HEAVE) / (1 - HEAVE)))

  return {
    /** Whether the animation has caught up with the state. */
    get arrived() {
      return steps.length === 0
    },
    begin(state: State): void {
      backing = undefined
      bumped = BUMP
      way = 'down'
      settle(state)
    },
    see(before: State, after: State): void {
      if (after.pushes >= before.pushes) {
        steps.push(...stepsBetween(before, after))
        return
      }
      const was = { at, pots: [...pots], age: 0 }
      settle(after)
      backing = was
    },
    bump(towards: Way): void {
      bumped = 0
      way = towards
    },
    /** Advances the animation and calls `pushed` for every pot that comes to rest. */
    advance(delta: number, pushed: (place: number, pot: number) => void): void {
      bumped += delta
      if (backing && (backing.age += delta) > BACKING) backing = undefined
      let left = delta * (1 + HURRY * Math.max(0, steps.length - 1))
      for (let step = steps[0]; step && left > 0; step = steps[0]) {
        const pace = step.pot < 0 ? WALKING : PUSHING / (0.5 + step.far / 2)
        way = step.way
        const part = Math.min(1 - done, left * pace)
        done += part
        walked += part
        left -= part / pace
        if (done < 0.999) return
        done = 0
        at = step.to
        steps.shift()
        if (step.pot < 0) continue
        pots[step.pot] = step.potTo
        pushed(step.potTo, step.pot)
      }
    },
    get pose(): Pose {
      const step = steps[0]
      const nudge = hop(clamp(bumped / BUMP))
      if (backing) {
        const share = easeOut(backing.age / BACKING)
        return { from: backing.at, to: at, share, way, doing: 'nothing', walked, nudge: 0 }
      }
      if (!step) return { from: at, to: at, share: 0, way, doing: 'nothing', walked, nudge }
      const doing = step.pot < 0 ? 'walk' : 'push'
      return {
        from: step.from,
        to: step.to,
        share: Math.min(1, given(step) * step.far),
        way,
        doing,
        walked,
        nudge: 0,
      }
    },
    /** The start and end of a pot's movement, and its progress. */
    pot(number: number): { from: number; to: number; share: number } {
      const place = pots[number] ?? 0
      const step = steps[0]
      if (backing)
        return { from: backing.pots[number] ?? place, to: place, share: easeOut(backing.age / BACKING) }
      if (step?.pot === number) return { from: place, to: step.potTo, share: given(step) }
      return { from: place, to: place, share: 0 }
    },
    /** Where a pot last came to rest; negative in a pit. */
    placeOf: (number: number): number => pots[number] ?? 0,
  }
}

export type Travel = ReturnType<typeof createTravel>
