import type { Elements } from '../../kit/test/elements.ts'
import { rules } from '../rules.ts'
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
  bent: 0,
  ...part,
})

const treat = (kind: Flight['treats'][number]['kind']) =>
  flightWith({ treats: [{ id: 0, x: X, y: Y, kind }] })

const windFrom = (way: 1 | -1) => flightWith({ tick: 130, gust: { from: 100, until: 400, way, force: 1 } })

export const elements: Elements<Flight> = {
  'swaying canes': flightWith({ canes: [cane({ sway: 40 })] }),
  'a closing gate': flightWith({ canes: [cane({ closes: true })] }),
  berry: treat('berry'),
  'golden berry': treat('golden'),
  bubble: treat('bubble'),
  magnet: treat('magnet'),
  hornet: flightWith({ hornets: [{ id: 0, x: X, y: Y, sway: 60, period: 180 }] }),
  headwind: windFrom(-1),
  tailwind: windFrom(1),
}
