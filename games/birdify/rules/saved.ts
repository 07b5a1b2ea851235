/** Validates saved flights. */
import { between, isCursor, isFlag, listOf, oneOf, record, where, whole } from '../../kit/rules/shape.ts'
import { goldenAt } from './chain.ts'
import { CHAIN, GARDEN, HELP, POINTS } from './curve.ts'
import type { Cane, Flight, Gust, Hornet, Treat } from './state.ts'

/** Beyond the longest possible flight. */
const FAR = 1e7
const isDistance = between(0, FAR)
const isHeight = between(-GARDEN.height, 2 * GARDEN.height)

const isCane = record<Cane>({
  id: whole(1),
  x: isDistance,
  middle: between(0, GARDEN.height),
  gap: between(1, GARDEN.height),
  sway: between(0, GARDEN.height),
  period: between(1, 1000),
  closes: isFlag,
  nook: between(0, GARDEN.height),
  draft: isFlag,
  bent: whole(),
})

const isTreat = record<Treat>({
  id: whole(),
  x: isDistance,
  y: isHeight,
  kind: oneOf('berry', 'golden', 'bubble', 'magnet', 'star'),
})

const isHornet = record<Hornet>({
  id: whole(),
  x: isDistance,
  y: isHeight,
  sway: between(0, GARDEN.height),
  period: between(1, 1000),
})

const isGust = record<Gust>({ from: whole(), until: whole(), way: oneOf(-1, 1), force: between(1, 2) })

const hasFlightShape = record<Flight>({
  tick: whole(),
  x: isDistance,
  y: between(GARDEN.ceiling, 2 * GARDEN.height),
  fall: between(-GARDEN.height, GARDEN.height),
  flaps: whole(),
  canes: listOf(isCane, 1, 40),
  treats: listOf(isTreat, 0, 200),
  hornets: listOf(isHornet, 0, 40),
  gust: isGust,
  gaps: whole(),
  room: between(-GARDEN.height, GARDEN.height),
  points: whole(),
  chain: whole(),
  row: whole(),
  longest: whole(),
  eaten: whole(),
  shaves: whole(),
  bubble: isFlag,
  magnet: whole(),
  golden: whole(),
  flights: whole(),
  stop: whole(0, HELP.stop),
  landed: whole(),
  crash: oneOf(null, 'cane', 'ground', 'hornet'),
  cursor: isCursor,
})

/** Most points per gap, berries aside: a close shave and a hornet in a golden flight. */
const MOST_POINTS_PER_GAP = CHAIN.golden * (POINTS.gap + POINTS.close + POINTS.hornet)

export const isFlight = where(
  hasFlightShape,
  ({ x, canes, gaps, points, gust, tick, row, longest, eaten, shaves, magnet, golden, flights, chain }) =>
    chain < goldenAt({ flights }) &&
    (canes.at(-1)?.x ?? 0) >= x + GARDEN.planted - GARDEN.bird &&
    canes.every((cane, i) => (i === 0 || cane.x > (canes[i - 1]?.x ?? 0)) && cane.bent <= tick) &&
    points <= MOST_POINTS_PER_GAP * (gaps + 1) + CHAIN.golden * POINTS.star * eaten &&
    row <= longest &&
    longest <= eaten &&
    shaves <= gaps &&
    magnet <= tick + HELP.magnet &&
    golden <= tick + HELP.golden &&
    gust.until > gust.from &&
    gust.until + 60 >= tick,
)
