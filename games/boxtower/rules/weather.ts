/** Gusts. They are dealt in advance, so that socks and clouds can announce them. */
import type { Chance } from '../../kit/rules/chance.ts'
import { galeAt, WIND } from './curve.ts'

export interface Gust {
  /** Ticks. */
  readonly from: number
  readonly until: number
  /** Ells/s², to the right when positive; 0 in calm weather. */
  readonly push: number
}

export function nextGust(after: number, crates: number, dice: Chance): Gust {
  const from = after + WIND.lull + dice.int(WIND.lullMore)
  const until = from + WIND.least + dice.int(WIND.most - WIND.least)
  const push = galeAt(crates) * (0.7 + 0.3 * dice.fraction())
  return { from, until, push: dice.int(2) ? push : 0 - push }
}

/** The wind at a tick, ells/s²: it swells and dies away. */
export function windAt({ from, until, push }: Gust, tick: number): number {
  if (tick <= from || tick >= until) return 0
  return push * Math.min(1, (tick - from) / WIND.swell, (until - tick) / WIND.swell)
}

/** −1 to 1: what socks and leaves show, from the warning on. */
export function signAt(gust: Gust, tick: number): number {
  if (!gust.push || tick < gust.from - WIND.warning || tick > gust.until) return 0
  const warned = Math.min(1, (tick - gust.from + WIND.warning) / 40, (gust.until - tick) / 30)
  return Math.sign(gust.push) * warned * (0.45 + 0.55 * Math.abs(windAt(gust, tick) / gust.push))
}
