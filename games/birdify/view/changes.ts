/** Finds the events between two states, for effects and sounds. */
import { multiplierOf } from '../rules/chain.ts'
import { GARDEN } from '../rules/curve.ts'
import type { Cane, Flight, Hornet } from '../rules/state.ts'

interface Changes {
  /** A gap was scored. */
  readonly passed: boolean
  /** It was a close shave. */
  readonly isShave: boolean
  readonly isBounce: boolean
  /** The bird has landed on a cane. */
  readonly isHop: boolean
  /** The cane pushed aside, the hornet knocked away. */
  readonly bumped: Cane | undefined
  readonly hornet: Hornet | undefined
  readonly isRescue: boolean
  readonly isGoldenFlight: boolean
  /** The multiplier rose. */
  readonly stepped: boolean
  /** The meter dropped. */
  readonly lost: boolean
}

export function changesOf(before: Flight, after: Flight): Changes {
  const isGoldenFlight = after.golden > before.golden
  return {
    passed: after.gaps > before.gaps && after.points > before.points,
    isShave: after.shaves > before.shaves,
    isBounce: after.fall === GARDEN.bounce && before.fall !== GARDEN.bounce,
    isHop: after.landed !== before.landed,
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
    stepped: multiplierOf(after) > multiplierOf(before),
    lost: after.chain < before.chain && !isGoldenFlight,
  }
}
