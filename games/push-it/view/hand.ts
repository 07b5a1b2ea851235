/** Translates gestures into actions. Keeps the picked pot and the current stroke. */
import { WAYS, wayTowards, type Way } from '../../kit/rules/ways.ts'
import type { Gesture, Point } from '../../kit/view.ts'
import { isFloor, stepOf } from '../rules/house.ts'
import { givesWay, pushesOf, rules, stepsTo, type Action, type State } from '../rules.ts'
import { middleOf, placeAt, type Layout } from './layout.ts'

/** In tiles: how far a finger moves before its stroke counts, and how far ahead it must lead a dragged pot. */
const STROKE = 0.45
const LEAD = 0.62

/** Called for an impossible action; `way` is the direction of the step, if it was one. */
type RefusedListener = (way: Way | undefined, state: State) => void

/** Called when a held key has walked the gardener up to a pot. */
type Halted = (way: Way, state: State) => void

const canPush = (state: State, pot: number, way: Way) =>
  pushesOf(state).some((each) => each.pot === pot && each.way === way)

export function createHand(refused: RefusedListener, halted: Halted) {
  let picked: number | undefined
  /** The dragged pot, and the only direction it may move in until the finger is lifted. */
  let dragged: { readonly pot: number; way?: Way } | undefined
  /** Where a stroke began or, beside pots, made its last step. */
  let anchor: Point | undefined

  function stepOrRefuse(state: State, way: Way): Action | undefined {
    if (rules.act(state, way) !== state) return way
    refused(way, state)
    return undefined
  }

  function tap(state: State, place: number | undefined): Action | undefined {
    const chosen = picked
    picked = undefined
    if (place === undefined) return undefined
    const { house, pots, at } = state
    const beside = (from: number) => WAYS.find((way) => from + stepOf(house, way) === place)
    const pot = pots.indexOf(place)
    const onward = chosen === undefined ? undefined : beside(pots[chosen] ?? 0)
    if (chosen !== undefined && pot < 0 && onward && canPush(state, chosen, onward)) {
      picked = chosen
      return { pot: chosen, way: onward }
    }
    if (pot >= 0) {
      const way = beside(at)
      if (way && givesWay(state, pot, way)) return way
      if (pot !== chosen && pushesOf(state).some((each) => each.pot === pot)) picked = pot
      else if (pot !== chosen) refused(way, state)
      return undefined
    }
    if (place === at) return undefined
    if (isFloor(house, place) && stepsTo(state, place)) return { to: place }
    refused(beside(at), state)
    return undefined
  }

  function drag(gesture: Gesture & { kind: 'drag' }, state: State, layout: Layout): Action | undefined {
    if (gesture.phase === 'start') {
      const pot = state.pots.indexOf(placeAt(layout, gesture.from) ?? -1)
      dragged = pot < 0 ? undefined : { pot }
      anchor = gesture.from
      picked = undefined
    }
    if (gesture.phase === 'cancel' || !anchor) return undefined
    return dragged ? lead(gesture, state, layout, dragged) : stride(gesture, state, layout)
  }

  /** Lets the pot follow the finger in one direction only: a crooked line must not push it round a corner. */
  function lead(
    finger: Point,
    state: State,
    layout: Layout,
    held: { readonly pot: number; way?: Way },
  ): Action | undefined {
    // The first push is measured from where the finger went down, the others from the centre of the pot.
    const from = held.way ? middleOf(layout, state.pots[held.pot] ?? 0) : (anchor ?? finger)
    const way = wayTowards(from, finger, layout.cell * (held.way ? LEAD : STROKE))
    if (!way || (held.way && way !== held.way)) return undefined
    held.way = way
    if (canPush(state, held.pot, way)) return { pot: held.pot, way }
    refused(undefined, state)
    anchor = undefined
    return undefined
  }

  /** A stroke beside pots is a step; a longer one is several. */
  function stride(finger: Point, state: State, layout: Layout): Action | undefined {
    const way = wayTowards(anchor ?? finger, finger, layout.cell * LEAD)
    if (!way) return undefined
    anchor = { x: finger.x, y: finger.y }
    return stepOrRefuse(state, way)
  }

  return {
    get picked() {
      return picked
    },
    begin: () => void (picked = undefined),
    read(gesture: Gesture, state: State, layout: Layout): Action | undefined {
      if (gesture.kind === 'back') picked = undefined
      if (gesture.kind === 'tap') return tap(state, placeAt(layout, gesture))
      if (gesture.kind === 'drag') return drag(gesture, state, layout)
      if (gesture.kind !== 'direction') return undefined
      picked = undefined
      // A held key walks on but never pushes: it is too easy to push once too often.
      const pushes = state.pots.includes(state.at + stepOf(state.house, gesture.way))
      if (!gesture.repeat || !pushes) return stepOrRefuse(state, gesture.way)
      halted(gesture.way, state)
      return undefined
    },
  }
}
