/**
 * Where the mower is seen and what is seen cut. The state is always ahead; what is seen drives after it along the same
 * slides, faster when several are waiting, so nobody ever has to wait for an animation before the next move.
 */
import { easeOut } from '../../kit/paint/easing.ts'
import type { Way } from '../../kit/rules/ways.ts'
import { isMolehill, slideOf, type State } from '../rules.ts'

/** Tiles a second, and how much of that is added for every slide that waits. */
const PACE = 15
const HURRY = 1.2
/** Seconds. */
const BACKING = 0.16
export const BUMP = 0.28

/** What happens on the way, for effects to answer. */
export type Passing =
  | { readonly kind: 'cut'; readonly place: number; readonly way: Way }
  | { readonly kind: 'stop'; readonly place: number; readonly way: Way; readonly hill: boolean }

interface Leg {
  readonly from: number
  readonly way: Way
  readonly places: readonly number[]
  readonly hill: boolean
}

export interface Pose {
  /** Two places of the garden, and how far it is from the one to the other, from 0 to 1. */
  readonly from: number
  readonly to: number
  readonly share: number
  readonly way: Way
  readonly driving: boolean
  /** Seconds since it last ran against something, and which way. */
  readonly bumped: number
  readonly bumpWay: Way
}

export function openTravel() {
  /** What has been mown in the state, and what is seen of it. */
  let mown = ''
  let shown = ''
  let legs: Leg[] = []
  /** Tiles driven of the first leg. */
  let driven = 0
  let at = 0
  let way: Way = 'right'
  let backing: { from: number; age: number } | undefined
  let bumped = BUMP
  let bumpWay: Way = 'right'

  function settle(state: State): void {
    mown = shown = state.mown
    at = state.mower
    way = state.facing
    legs = []
    driven = 0
  }

  function cut(place: number, letter: string): void {
    shown = shown.slice(0, place) + letter + shown.slice(place + 1)
  }

  return {
    /** What is seen cut. */
    get shown() {
      return shown
    },
    /** Whether all that is mown has been seen. */
    get arrived() {
      return legs.length === 0
    },
    begin(state: State): void {
      backing = undefined
      bumped = BUMP
      settle(state)
    },
    change(before: State, after: State): void {
      if (after.spent > before.spent) {
        const places = slideOf(before, after.facing)
        const hill = isMolehill(before, after.mower)
        mown = after.mown
        legs.push({ from: before.mower, way: after.facing, places, hill })
        return
      }
      const from = at
      settle(after)
      backing = { from, age: 0 }
    },
    bump(towards: Way): void {
      bumped = 0
      bumpWay = towards
    },
    /** Drives on and tells of what is passed. */
    advance(delta: number, tell: (passing: Passing) => void): void {
      bumped += delta
      if (backing && (backing.age += delta) > BACKING) backing = undefined
      let tiles = delta * PACE * (1 + HURRY * Math.max(0, legs.length - 1))
      for (let leg = legs[0]; leg && tiles > 0; leg = legs[0]) {
        way = leg.way
        const room = leg.places.length - driven
        const before = Math.floor(driven)
        driven += Math.min(tiles, room)
        tiles -= room
        // The stripe begins under the mower.
        if (before === 0) mow(leg.from, leg.way, tell)
        for (const place of leg.places.slice(before, Math.floor(driven))) {
          at = place
          mow(place, leg.way, tell)
        }
        if (driven < leg.places.length) return
        legs.shift()
        driven = 0
        bumped = 0
        bumpWay = leg.way
        tell({ kind: 'stop', place: at, way: leg.way, hill: leg.hill })
      }
    },
    get pose(): Pose {
      const leg = legs[0]
      const rest = { way, bumped, bumpWay }
      if (backing)
        return { from: backing.from, to: at, share: easeOut(backing.age / BACKING), driving: false, ...rest }
      if (!leg) return { from: at, to: at, share: 0, driving: false, ...rest }
      const next = leg.places[Math.floor(driven)] ?? at
      return { from: at, to: next, share: driven - Math.floor(driven), driving: true, ...rest }
    },
  }

  function mow(place: number, towards: Way, tell: (passing: Passing) => void): void {
    // A gate is driven over, not mown.
    if (mown[place] === ' ') return
    if (shown[place] === ' ') tell({ kind: 'cut', place, way: towards })
    cut(place, towards.charAt(0))
  }
}

export type Travel = ReturnType<typeof openTravel>
