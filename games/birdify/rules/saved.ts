/** What a saved flight must be like to go on. */
import {
  between,
  isCursor,
  isFlag,
  isNumber,
  listOf,
  oneOf,
  record,
  where,
  whole,
} from '../../kit/rules/shape.ts'
import { GARDEN } from './curve.ts'
import type { Berry, Cane, Flight, Gust } from './state.ts'

/** Further than anybody flies. */
const FAR = 1e7

const isCane = record<Cane>({
  id: whole(1),
  x: between(0, FAR),
  middle: between(0, GARDEN.height),
  gap: between(1, GARDEN.height),
  sway: between(0, GARDEN.height),
  period: between(1, 1000),
})

const isBerry = record<Berry>({
  id: whole(),
  x: between(0, FAR),
  y: between(-GARDEN.height, 2 * GARDEN.height),
  golden: isFlag,
})

const isGust = record<Gust>({ from: whole(), until: whole(), way: oneOf(-1, 1) })

const isWhole = record<Flight>({
  tick: whole(),
  x: between(0, FAR),
  y: between(GARDEN.ceiling, 2 * GARDEN.height),
  fall: isNumber,
  flaps: whole(),
  canes: listOf(isCane, 1, 40),
  berries: listOf(isBerry, 0, 200),
  gust: isGust,
  gaps: whole(),
  points: whole(),
  crash: oneOf(null, 'cane', 'ground'),
  cursor: isCursor,
})

export const isFlight = where(
  isWhole,
  ({ x, canes, gaps, points, gust, tick }) =>
    (canes.at(-1)?.x ?? 0) >= x + GARDEN.planted - GARDEN.bird &&
    canes.every((cane, i) => i === 0 || cane.x > (canes[i - 1]?.x ?? 0)) &&
    points >= gaps &&
    gust.until > gust.from &&
    gust.until + 60 >= tick,
)
