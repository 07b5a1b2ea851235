/** Schedules gusts in advance, so that the grass can announce them. */
import type { Chance } from '../../kit/rules/chance.ts'
import { GARDEN } from './curve.ts'
import type { Gust } from './state.ts'

/** First night with storms. */
const STORMS = 5

/** Wind strength at a tick, −1 to 1, or beyond in a storm. Ramps up and down, so that no gust comes as a jolt. */
export function windAt({ from, until, way, force }: Gust, tick: number): number {
  if (tick <= from || tick >= until) return 0
  const ramp = Math.min(1, (tick - from) / 24, (until - tick) / 24)
  return way * ramp * force
}

const share = (part: number) => Math.max(0, Math.min(1, part))

/** Lean of the grass, −1 to 1: it bends before the gust arrives, and further while it blows. */
export function grassLean(gust: Gust, tick: number): number {
  const warned = share((tick - gust.from + GARDEN.warning) / 50) * share((gust.until - tick) / 20)
  return warned ? gust.way * warned * (0.6 + 0.4 * Math.abs(windAt(gust, tick))) : 0
}

/** Schedules the gust that follows a tick; from the fifth night on it is a storm. */
export function nextGust(after: number, night: number, dice: Chance): Gust {
  const isStorm = night >= STORMS
  const quiet = isStorm ? 130 : 420
  const from = after + quiet + dice.int(quiet)
  return {
    from,
    until: from + 110 + dice.int(70),
    way: dice.int(2) ? 1 : -1,
    force: isStorm ? 1.5 : 1,
  }
}
