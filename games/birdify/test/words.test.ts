import { expect, test } from 'vitest'
import { game } from '../game.ts'
import { CHAIN, HELP } from '../rules/curve.ts'
import type { Flight, Gust } from '../rules/state.ts'

const gust: Gust = { from: 1000, until: 1150, way: -1, force: 1 }
const flight: Flight = { ...game.rules.start(1, 1), gust, tick: 10 }
const hornet = { id: 1, x: flight.x + 200, y: 100, sway: 0, period: 100 }
const windy = { tick: gust.from - 10 }

test.each<[string, Partial<Flight>]>([
  ['', {}],
  ['Wind from ahead', windy],
  ['Wind from behind', { ...windy, gust: { ...gust, way: 1 } }],
  ['Storm from ahead', { ...windy, gust: { ...gust, force: 1.5 } }],
  ['Hornet above', { hornets: [hornet] }],
  ['Hornet below', { hornets: [{ ...hornet, y: 500 }] }],
  ['Gate closing', { canes: flight.canes.map((cane) => ({ ...cane, x: 100, nook: 0, closes: true })) }],
  ['Golden gap ahead', { canes: flight.canes.map((cane) => ({ ...cane, x: 100, nook: 150 })) }],
  ['Star falling', { treats: [{ id: 1, x: flight.x + 200, y: 100, kind: 'star' }] }],
  ['Magnet', { magnet: 10 + HELP.magnet }],
  ['In a bubble', { bubble: true }],
  ['Multiplier 3', { chain: CHAIN.step * 2 }],
  ['Golden flight', { golden: 200 }],
  ['Hornet above, In a bubble', { hornets: [hornet], bubble: true, chain: CHAIN.step }],
])('announces "%s"', (words, change) => {
  expect(game.say?.({ ...flight, ...change })).toBe(words)
})
