/** Gusts. They are dealt in advance, so that the grass can announce them. */
import type { Chance } from '../../kit/rules/chance.ts'
import type { Gust } from './state.ts'

/** Wind strength at a tick, −1 to 1: it swells and dies away, so that nobody is thrown off course. */
export function windAt({ from, until, way }: Gust, tick: number): number {
  if (tick <= from || tick >= until) return 0
  const ramp = Math.min(1, (tick - from) / 24, (until - tick) / 24)
  return way * ramp
}

/** The next gust is dealt when the last one has died away: the first after a quiet start. */
export function nextGust(after: number, dice: Chance): Gust {
  const from = after + 420 + dice.int(420)
  return { from, until: from + 110 + dice.int(70), way: dice.int(2) ? 1 : -1 }
}
