import { expect, test } from 'vitest'
import { CHAIN, HELP } from '../rules/curve.ts'
import { isFlight } from '../rules/saved.ts'
import type { Flight } from '../rules/state.ts'
import { fly, gathers } from './people.ts'

const flight = fly(4, 50, gathers)

test('accepts a saved flight', () => expect(isFlight(JSON.parse(JSON.stringify(flight)))).toBe(true))

test.each<[string, object]>([
  ['an overfull meter', { chain: CHAIN.step * CHAIN.most }],
  ['a golden flight that lasts too long', { golden: flight.tick + HELP.golden + 1 }],
  ['a magnet that lasts too long', { magnet: flight.tick + HELP.magnet + 1 }],
  ['a row longer than the longest row', { row: flight.longest + 1 }],
  ['more berries in a row than eaten', { longest: flight.eaten + 1 }],
  ['more close shaves than gaps', { shaves: flight.gaps + 1 }],
  ['more points than possible', { points: 1e6 }],
  ['an excessive falling speed', { fall: 1e308 }],
  ['a bubble that is a number', { bubble: 1 }],
  ['a pause that is too long', { stop: HELP.stop + 1 }],
  ['a cane bent in the future', { canes: flight.canes.map((cane) => ({ ...cane, bent: flight.tick + 1 })) }],
  ['a treat of unknown kind', { treats: [{ id: 1, x: 1, y: 1, kind: 'cake' }] }],
  ['a hornet without an x', { hornets: [{ id: 1, y: 1, sway: 0, period: 9 }] }],
  ['a hurricane', { gust: { ...flight.gust, force: 9 } }],
  ['a flight saved by older rules', { treats: undefined, berries: [] }],
])('refuses %s', (_, change: Partial<Flight>) => expect(isFlight({ ...flight, ...change })).toBe(false))
