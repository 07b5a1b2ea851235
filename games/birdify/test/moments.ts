/** Measures special moments and causes of crashes in simulated rounds. */
import type { Who } from '../../kit/test/people.ts'
import { GARDEN } from '../rules/curve.ts'
import { gapMiddle } from '../rules/garden.ts'
import type { Flight } from '../rules/state.ts'
import { people } from './people.ts'

/** Ticks after the beginning or the end of a gust in which a crash counts as its work. */
const GUST_TICKS = 45
/** Units from one gap to the next that count as a climb or a drop. */
const STEP = 60

interface MeasuredRound {
  /** Seconds until each golden flight. */
  readonly golden: readonly number[]
  readonly cause: string
}

export function measureRound(who: Who, seed: number, longest: number): MeasuredRound {
  const golden: number[] = []
  let ticks = 0
  let last: Flight | undefined
  people.play(who, seed, longest, (before, after) => {
    const [from, to] = [before as Flight, after as Flight]
    if (to.flaps === from.flaps) ticks++
    if (to.flights > from.flights) golden.push(ticks / 60)
    last = to
  })
  return { golden, cause: last ? causeOf(last) : 'none' }
}

/** The element of the garden that ended a flight; for a plain cane, the way to its gap. */
function causeOf(flight: Flight): string {
  const { crash, canes, x, y, tick, gust } = flight
  if (crash !== 'cane') return crash ?? 'none'
  const i = canes.findIndex((cane) => cane.x + GARDEN.cane / 2 + GARDEN.bird > x)
  const [last, cane, next] = [canes[i - 1], canes[i], canes[i + 1]]
  if (!cane) return 'none'
  if ([gust.from, gust.until].some((change) => tick > change && tick < change + GUST_TICKS)) return 'gust'
  if ((last && cane.x - last.x <= GARDEN.pair) || (next && next.x - cane.x <= GARDEN.pair)) return 'pair'
  if (cane.nook) return 'fork'
  if (cane.closes) return 'gate'
  if (cane.sway) return 'sway'
  const rise = last ? last.middle - cane.middle : 0
  const isHigh = y < gapMiddle(cane, tick)
  if (isHigh && rise < -STEP) return 'drop to a lower gap'
  if (!isHigh && rise > STEP) return 'climb to a higher gap'
  const where = x < cane.x - GARDEN.cane / 2 ? 'before a gap' : 'inside a gap'
  return `too ${isHigh ? 'high' : 'low'} ${where}`
}
