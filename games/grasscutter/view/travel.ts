/** Animates the mower and the cut grass. */
import { easeOut } from '../../kit/paint/easing.ts'
import type { Way } from '../../kit/rules/ways.ts'
import { isGrass, withSign, type Garden, type Roll } from '../rules/garden.ts'
import { slideOf, type State } from '../rules.ts'

/** Speed in tiles per second, and the relative increase per queued slide. */
const PACE = 15
const HURRY = 1.2
/** In seconds. */
const BACKING = 0.16
export const BUMP = 0.28
const TURN = 0.3

/** An event during the drive, for effects. */
export interface Passing {
  /** 'turn': a feature other than grass or a molehill changed. */
  readonly kind: 'cut' | 'turn' | 'stop'
  readonly place: number
  readonly way: Way
  /** The sign of the place before the event. */
  readonly sign: string
}

interface Leg {
  readonly from: number
  readonly way: Way
  readonly rolls: readonly Roll[]
}

export interface Pose {
  /** Two places of the garden, and the progress from one to the other, 0 to 1. */
  readonly from: number
  readonly to: number
  readonly share: number
  readonly way: Way
  readonly driving: boolean
  /** Whether it is in a tunnel between the two. */
  readonly sinks: boolean
  /** Seconds since the mower last bumped into something, and the direction. */
  readonly bumped: number
  readonly bumpWay: Way
}

/**
 * The state is always ahead. The animation follows the same slides, faster when several are queued, so that the player
 * never has to wait for it.
 */
export function createTravel() {
  /** Mown grass and garden as currently shown. */
  let shown = ''
  let garden: Garden = ''
  /** The garden before its last visible change, and the seconds since. */
  let was: Garden = ''
  let turned = TURN
  let legs: Leg[] = []
  /** Tiles driven along the first leg. */
  let driven = 0
  let at = 0
  /** The sign of the current place before the mower crossed it. */
  let sign = ''
  let way: Way = 'right'
  let backing: { from: number; age: number } | undefined
  let bumped = BUMP
  let bumpWay: Way = 'right'

  function settle(state: State): void {
    shown = state.mown
    garden = was = state.garden
    at = state.mower
    way = state.facing
    legs = []
    driven = 0
  }

  return {
    /** Grass shown as cut. */
    get shown() {
      return shown
    },
    get garden() {
      return garden
    },
    /** The previous sign of a place, and the progress of its transition, 0 to 1. */
    turning: (place: number) => ({ was: was[place] ?? '', share: Math.min(1, turned / TURN) }),
    /** Whether the animation has caught up with the state. */
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
        legs.push({ from: before.mower, way: after.sent, rolls: slideOf(before, after.sent) })
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
    /** Advances the drive and reports its events. */
    advance(delta: number, tell: (passing: Passing) => void): void {
      bumped += delta
      turned += delta
      if (backing && (backing.age += delta) > BACKING) backing = undefined
      let tiles = delta * PACE * (1 + HURRY * Math.max(0, legs.length - 1))
      for (let leg = legs[0]; leg && tiles > 0; leg = legs[0]) {
        const room = leg.rolls.length - driven
        const before = Math.floor(driven)
        driven += Math.min(tiles, room)
        tiles -= room
        if (before === 0) {
          // The stripe begins under the mower.
          way = leg.way
          mow(leg.from, tell)
        }
        for (const roll of leg.rolls.slice(before, Math.floor(driven))) arrive(roll, tell)
        if (driven < leg.rolls.length) return
        legs.shift()
        driven = 0
        bumped = 0
        bumpWay = way
        tell({ kind: 'stop', place: at, way, sign })
      }
    },
    get pose(): Pose {
      const leg = legs[0]
      const rest = { way, bumped, bumpWay, sinks: false }
      if (backing)
        return { from: backing.from, to: at, share: easeOut(backing.age / BACKING), driving: false, ...rest }
      if (!leg) return { from: at, to: at, share: 0, driving: false, ...rest }
      const next = leg.rolls[Math.floor(driven)]?.place ?? at
      const sinks = garden[at] === 't' && garden[next] === 't' && driven >= 1
      return { ...rest, from: at, to: next, share: driven - Math.floor(driven), driving: true, sinks }
    },
  }

  function arrive(roll: Roll, tell: (passing: Passing) => void): void {
    at = roll.place
    way = roll.way
    sign = garden[at] ?? ''
    mow(at, tell)
    if (roll.garden === garden) return
    was = garden
    garden = roll.garden
    turned = 0
    if (sign !== 'm') tell({ kind: 'turn', place: at, way, sign })
  }

  function mow(place: number, tell: (passing: Passing) => void): void {
    // Gates and other gravel places are not mown.
    if (!isGrass(garden, place)) return
    if (shown[place] === ' ') tell({ kind: 'cut', place, way, sign })
    shown = withSign(shown, place, way.charAt(0))
  }
}

export type Travel = ReturnType<typeof createTravel>
