/** What has happened from one state to the next, for the eye and the ear alike. */
import { timesOf } from '../rules/chain.ts'
import { GARDEN } from '../rules/curve.ts'
import type { Cane, Flight, Hornet } from '../rules/state.ts'

export interface Happened {
  /** A gap was flown through, and by a feather. */
  readonly passed: boolean
  readonly isShave: boolean
  readonly isBounce: boolean
  /** The cane that was pushed aside, the hornet that was knocked away. */
  readonly bumped: Cane | undefined
  readonly hornet: Hornet | undefined
  readonly isRescue: boolean
  readonly isGoldenFlight: boolean
  /** The multiplier rose; the meter lost some of what it held. */
  readonly stepped: boolean
  readonly lost: boolean
}

export function happened(before: Flight, after: Flight): Happened {
  const isGoldenFlight = after.golden > before.golden
  return {
    passed: after.gaps > before.gaps && after.points > before.points,
    isShave: after.shaves > before.shaves,
    isBounce: after.fall === GARDEN.bounce && before.fall !== GARDEN.bounce,
    bumped:
      after.canes === before.canes
        ? undefined
        : after.canes.find(({ bent }) => bent === after.tick && bent > before.tick),
    hornet:
      before.hornets.length > after.hornets.length
        ? before.hornets.find(
            ({ id, x }) => x > after.x - 100 && !after.hornets.some((left) => left.id === id),
          )
        : undefined,
    isRescue: before.bubble && !after.bubble,
    isGoldenFlight,
    stepped: timesOf(after) > timesOf(before),
    lost: after.chain < before.chain && !isGoldenFlight,
  }
}
