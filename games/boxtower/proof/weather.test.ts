import { expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { WIND } from '../rules/curve.ts'
import { nextGust, signAt, windAt, type Gust } from '../rules/weather.ts'

const gust: Gust = { from: 1000, until: 1200, push: -0.8 }

test.each([
  [990, 0],
  [1000, 0],
  [1000 + WIND.swell / 2, -0.4],
  [1100, -0.8],
  [1200 - WIND.swell / 2, -0.4],
  [1200, 0],
])('at tick %i the wind is %d', (tick, wind) => {
  expect(windAt(gust, tick)).toBeCloseTo(wind)
})

test('socks announce a gust, point its way, and hang when it is over', () => {
  expect(signAt(gust, gust.from - WIND.warning - 1)).toBe(0)
  for (let tick = gust.from - WIND.warning + 30; tick <= gust.from; tick++) {
    expect(windAt(gust, tick)).toBe(0)
    expect(signAt(gust, tick)).toBeLessThan(-0.2)
  }
  expect(signAt(gust, 1100)).toBe(-1)
  expect(signAt(gust, gust.until + 1)).toBe(0)
})

test('a calm gust moves no sock', () => {
  expect(signAt({ ...gust, push: 0 }, 1100)).toBe(0)
})

test('gusts come from both sides, each with time for its warning', () => {
  const gusts = Array.from({ length: 40 }, (_, seed) => nextGust(500, 30, chance(seed)))
  for (const { from } of gusts) expect(from - 500).toBeGreaterThan(WIND.warning)
  expect(new Set(gusts.map(({ push }) => Math.sign(push)))).toEqual(new Set([-1, 1]))
})
