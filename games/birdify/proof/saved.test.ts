import { expect, test } from 'vitest'
import { CHAIN, HELP } from '../rules/curve.ts'
import { isFlight } from '../rules/saved.ts'
import type { Flight } from '../rules/state.ts'
import { fly, gathers } from './people.ts'

const flight = fly(4, 50, gathers)

test('a flight fits', () => expect(isFlight(JSON.parse(JSON.stringify(flight)))).toBe(true))

test.each<[string, object]>([
  ['a meter that is more than full', { chain: CHAIN.step * CHAIN.most }],
  ['a golden flight without an end', { golden: flight.tick + HELP.golden + 1 }],
  ['a magnet without an end', { magnet: flight.tick + HELP.magnet + 1 }],
  ['a row longer than the longest', { row: flight.longest + 1 }],
  ['more in a row than was eaten', { longest: flight.eaten + 1 }],
  ['more close shaves than gaps', { shaves: flight.gaps + 1 }],
  ['points that nobody can have', { points: 1e6 }],
  ['a fall without bounds', { fall: 1e308 }],
  ['a bubble that is a number', { bubble: 1 }],
  ['a stop that is too long', { stop: HELP.stop + 1 }],
  ['a cane that falls tomorrow', { canes: flight.canes.map((cane) => ({ ...cane, bent: flight.tick + 1 })) }],
  ['a treat of no kind', { treats: [{ id: 1, x: 1, y: 1, kind: 'cake' }] }],
  ['a hornet without a place', { hornets: [{ id: 1, y: 1, sway: 0, period: 9 }] }],
  ['a hurricane', { gust: { ...flight.gust, force: 9 } }],
  ['a flight of the older rules', { treats: undefined, berries: [] }],
])('%s does not', (_, change: Partial<Flight>) => expect(isFlight({ ...flight, ...change })).toBe(false))
