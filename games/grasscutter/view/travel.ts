/** Animates the mower and the cut grass. */
import { easeOut } from '../../kit/paint/easing.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Roll } from '../rules/garden.ts'
import { slideOf, type State } from '../rules.ts'
import { createShownLawn } from './shown-lawn.ts'

/** Speed in tiles per second, and the relative increase per queued slide. */
const PACE = 15
const HURRY = 1.2
/** In seconds. */
const BACKING = 0.16
export const BUMP = 0.28

/** An event during the drive, for effects. */
export interface TravelEvent {
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

interface Pose {
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

type Report = (event: TravelEvent) => void

/**
 * The state is always ahead. The animation follows the same slides, faster when several are queued, so that the player
 * never has to wait for it.
 */
export function createTravel() {
  const lawn = createShownLawn()
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
    lawn.show(state)
    at = state.mower
    way = state.facing
    legs = []
    driven = 0
  }

  function arrive(roll: Roll, report: Report): void {
    at = roll.place
    way = roll.way
    sign = lawn.garden[at] ?? ''
    mow(at, report)
    if (lawn.change(roll.garden) && sign !== 'm') report({ kind: 'turn', place: at, way, sign })
  }

  function mow(place: number, report: Report): void {
    if (lawn.mow(place, way)) report({ kind: 'cut', place, way, sign })
  }

  return {
    /** The lawn as it is shown. */
    lawn,
    /** Whether the animation has caught up with the state. */
    get arrived() {
      return legs.length === 0
    },
    /** Whether the mower or a feature moves. */
    get isMoving() {
      return legs.length > 0 || backing !== undefined || bumped < BUMP || lawn.isMoving
    },
    begin(state: State): void {
      backing = undefined
      bumped = BUMP
      settle(state)
    },
    see(before: State, after: State): void {
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
    advance(delta: number, report: Report): void {
      bumped += delta
      lawn.advance(delta)
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
          mow(leg.from, report)
        }
        for (const roll of leg.rolls.slice(before, Math.floor(driven))) arrive(roll, report)
        if (driven < leg.rolls.length) return
        legs.shift()
        driven = 0
        bumped = 0
        bumpWay = way
        report({ kind: 'stop', place: at, way, sign })
      }
    },
    get pose(): Pose {
      const leg = legs[0]
      const rest = { way, bumped, bumpWay, sinks: false }
      if (backing)
        return { from: backing.from, to: at, share: easeOut(backing.age / BACKING), driving: false, ...rest }
      if (!leg) return { from: at, to: at, share: 0, driving: false, ...rest }
      const next = leg.rolls[Math.floor(driven)]?.place ?? at
      const sinks = lawn.garden[at] === 't' && lawn.garden[next] === 't' && driven >= 1
      return { ...rest, from: at, to: next, share: driven - Math.floor(driven), driving: true, sinks }
    },
  }
}

export type Travel = ReturnType<typeof createTravel>
