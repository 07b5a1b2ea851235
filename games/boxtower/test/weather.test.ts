import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { STORM, WIND } from '../rules/curve.ts'
import { gloomAt, nextGust, signAt, windAt, type Gust } from '../rules/weather.ts'

const gust: Gust = { from: 1000, until: 1200, push: -0.8, blows: 0 }

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

test('windsocks announce a gust, point its way, and hang down afterwards', () => {
  expect(signAt(gust, gust.from - WIND.warning - 1)).toBe(0)
  for (let tick = gust.from - WIND.warning + 30; tick <= gust.from; tick++) {
    expect(windAt(gust, tick)).toBe(0)
    expect(signAt(gust, tick)).toBeLessThan(-0.2)
  }
  expect(signAt(gust, 1100)).toBe(-1)
  expect(signAt(gust, gust.until + 1)).toBe(0)
})

test('windsocks hang down in a gust without strength', () => {
  expect(signAt({ ...gust, push: 0 }, 1100)).toBe(0)
})

test('gusts come from both sides and leave time for the warning', () => {
  const gusts = Array.from({ length: 40 }, (_, seed) => nextGust(500, 30, 9, chance(seed)))
  for (const { from } of gusts) expect(from - 500).toBeGreaterThan(WIND.warning)
  expect(new Set(gusts.map(({ push }) => Math.sign(push)))).toEqual(new Set([-1, 1]))
})

describe('a storm', () => {
  const storm: Gust = { from: 1000, until: 1000 + 2 * STORM.blow, push: 2, blows: 2 }

  test('comes at its crate, never weaker than the last and with more blows over time', () => {
    const storms = [0, 1, 2, 3, 8].map((n) => nextGust(500, STORM.first + STORM.every * n, n, chance(4)))
    expect(storms.map(({ blows }) => blows)).toEqual([1, 1, 2, 2, 5])
    const pushes = storms.map(({ push }) => Math.abs(push))
    expect(pushes).toEqual(pushes.toSorted((a, b) => a - b))
    expect(nextGust(500, STORM.first - 1, 0, chance(4)).blows).toBe(0)
  })

  test('blows from one side, then from the other', () => {
    expect(windAt(storm, 1000 + STORM.blow / 2)).toBeCloseTo(2)
    expect(windAt(storm, 1000 + STORM.blow)).toBeCloseTo(0)
    expect(windAt(storm, 1000 + STORM.blow * 1.5)).toBeCloseTo(-2)
    expect(signAt(storm, 1000 + STORM.blow * 1.5)).toBeCloseTo(-1)
  })

  test('darkens the sky well before it blows; a gust does not', () => {
    expect(gloomAt(storm, storm.from - STORM.warning)).toBe(0)
    expect(gloomAt(storm, storm.from - STORM.warning / 2)).toBe(1)
    expect(windAt(storm, storm.from - 1)).toBe(0)
    expect(gloomAt(gust, 1100)).toBe(0)
  })
})
