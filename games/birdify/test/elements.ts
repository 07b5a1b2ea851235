import type { Basics, Elements } from '../../kit/test/elements.ts'
import { rules } from '../rules.ts'
import { CHAIN, GARDEN, HELP, nookIn } from '../rules/curve.ts'
import type { Cane, Flight } from '../rules/state.ts'

/** Where a cane, a treat or a hornet is well in view. */
const X = 190
const Y = 300

const flightWith = (part: Partial<Flight>) => () => ({
  ...rules.start(1, 1),
  canes: [],
  treats: [],
  hornets: [],
  ...part,
})

const cane = (part: Partial<Cane>): Cane => ({
  id: 0,
  x: X,
  middle: Y,
  gap: 170,
  sway: 0,
  period: 200,
  closes: false,
  nook: 0,
  draft: false,
  bent: 0,
  ...part,
})

const treat = (kind: Flight['treats'][number]['kind']) =>
  flightWith({ treats: [{ id: 0, x: X, y: Y, kind }] })

const windFrom = (way: 1 | -1, force = 1) =>
  flightWith({ tick: 130, gust: { from: 100, until: 400, way, force } })

export const elements: Elements<Flight> = {
  'swaying canes': flightWith({ canes: [cane({ sway: 40 })] }),
  'closing gate': flightWith({ canes: [cane({ closes: true })] }),
  berry: treat('berry'),
  'golden berry': treat('golden'),
  bubble: treat('bubble'),
  magnet: treat('magnet'),
  hornet: flightWith({ hornets: [{ id: 0, x: X, y: Y, sway: 60, period: 180 }] }),
  headwind: windFrom(-1),
  tailwind: windFrom(1),
  meter: flightWith({ chain: CHAIN.step + 2 }),
  'golden flight': flightWith({ golden: HELP.golden - 70, flights: 1 }),
  'paired canes': flightWith({ canes: [cane({}), cane({ id: 1, x: X + GARDEN.pair, middle: Y + 20 })] }),
  storm: windFrom(1, 1.5),
  fork: flightWith({ canes: [cane({ middle: 400, nook: 400 - 85 - GARDEN.post - nookIn(170) / 2 })] }),
  star: treat('star'),
  'warm air': flightWith({ canes: [cane({ x: X + 150, draft: true })] }),
  'three canes': flightWith({
    canes: [0, 1, 2].map((id) => cane({ id, x: 110 + id * GARDEN.pair, middle: Y + 20 * (id % 2) })),
  }),
}

export const basics: Basics = { berry: 'every round starts with three, and the goal says to eat them' }
