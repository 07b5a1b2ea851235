/** What a saved flight must be like to go on. */
import { between, isCursor, isFlag, listOf, oneOf, record, where, whole } from '../../kit/rules/shape.ts'
import { CHAIN, GARDEN, HELP, POINTS } from './curve.ts'
import type { Cane, Flight, Gust, Hornet, Treat } from './state.ts'

/** Further than anybody flies. */
const FAR = 1e7
const isPlace = between(0, FAR)
const isHeight = between(-GARDEN.height, 2 * GARDEN.height)

const isCane = record<Cane>({
  id: whole(1),
  x: isPlace,
  middle: between(0, GARDEN.height),
  gap: between(1, GARDEN.height),
  sway: between(0, GARDEN.height),
  period: between(1, 1000),
  closes: isFlag,
  bent: whole(),
})

const isTreat = record<Treat>({
  id: whole(),
  x: isPlace,
  y: isHeight,
  kind: oneOf('berry', 'golden', 'bubble', 'magnet'),
})

const isHornet = record<Hornet>({
  id: whole(),
  x: isPlace,
  y: isHeight,
  sway: between(0, GARDEN.height),
  period: between(1, 1000),
})

const isGust = record<Gust>({ from: whole(), until: whole(), way: oneOf(-1, 1), force: between(1, 2) })

const isWhole = record<Flight>({
  tick: whole(),
  x: isPlace,
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
  chain: whole(0, CHAIN.step * CHAIN.most - 1),
  row: whole(),
  longest: whole(),
  eaten: whole(),
  shaves: whole(),
  bubble: isFlag,
  magnet: whole(),
  golden: whole(),
  stop: whole(0, HELP.stop),
  crash: oneOf(null, 'cane', 'ground', 'hornet'),
  cursor: isCursor,
})

/** A gap that was close, and a hornet on the way to it, in a golden flight. */
const MOST_OF_A_GAP = CHAIN.golden * (POINTS.gap + POINTS.close + POINTS.hornet)

export const isFlight = where(
  isWhole,
  ({ x, canes, gaps, points, gust, tick, row, longest, eaten, shaves, magnet, golden }) =>
    (canes.at(-1)?.x ?? 0) >= x + GARDEN.planted - GARDEN.bird &&
    canes.every((cane, i) => (i === 0 || cane.x > (canes[i - 1]?.x ?? 0)) && cane.bent <= tick) &&
    points <= MOST_OF_A_GAP * (gaps + 1) + CHAIN.golden * POINTS.golden * eaten &&
    row <= longest &&
    longest <= eaten &&
    shaves <= gaps &&
    magnet <= tick + HELP.magnet &&
    golden <= tick + HELP.golden &&
    gust.until > gust.from &&
    gust.until + 60 >= tick,
)
