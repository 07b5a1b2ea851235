/** Deals gusts and storms in advance, so that windsocks and clouds can announce them. */
import type { Chance } from '../../kit/rules/chance.ts'
import { sine, TURN } from '../../kit/rules/trig.ts'
import { blowsAt, galeAt, STORM, stormAt, WIND } from './curve.ts'

export interface Gust {
  /** Ticks. */
  readonly from: number
  readonly until: number
  /** Ells/s², positive to the right; 0 in calm weather. */
  readonly push: number
  /** Blows of a storm, from alternating sides; 0 for a gust. */
  readonly blows: number
}

/** The next gust or storm after this tick; `storms` is the number of earlier storms. */
export function nextGust(after: number, crates: number, storms: number, dice: Chance): Gust {
  const isStorm = crates >= STORM.first + STORM.every * storms
  const blows = isStorm ? blowsAt(storms) : 0
  const from = after + (isStorm ? STORM.warning : WIND.lull + dice.int(WIND.lullMore))
  const until = from + (blows * STORM.blow || WIND.least + dice.int(WIND.most - WIND.least))
  const push = isStorm ? stormAt(storms) : galeAt(crates) * (0.7 + 0.3 * dice.fraction())
  return { from, until, push: dice.int(2) ? push : 0 - push, blows }
}

/** Wind at a tick in ells/s²: swells and dies away, in a storm with every blow. */
export function windAt({ from, until, push, blows }: Gust, tick: number): number {
  if (tick <= from || tick >= until) return 0
  if (blows) return push * sine(((tick - from) / STORM.blow) * (TURN / 2)) + 0
  return push * Math.min(1, (tick - from) / WIND.swell, (until - tick) / WIND.swell)
}

/** Wind shown by windsocks and leaves, −1 to 1, from the warning on. */
export function signAt(gust: Gust, tick: number): number {
  if (!gust.push || tick < gust.from - WIND.warning || tick > gust.until) return 0
  const warned = Math.min(1, (tick - gust.from + WIND.warning) / 40, (gust.until - tick) / 30)
  const wind = windAt(gust, tick) / gust.push
  return Math.sign(gust.push) * (wind < 0 ? -1 : 1) * warned * (0.45 + 0.55 * Math.abs(wind))
}

/** Darkness of storm clouds, 0 to 1, before and during a storm. */
export function gloomAt({ from, until, blows }: Gust, tick: number): number {
  if (!blows) return 0
  return Math.max(0, Math.min(1, (tick - from + STORM.warning) / 120, (until - tick) / 60))
}
