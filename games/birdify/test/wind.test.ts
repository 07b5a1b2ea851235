import { describe, expect, test } from 'vitest'
import { GARDEN, nightfall } from '../rules/curve.ts'
import type { Gust } from '../rules/state.ts'
import { grassLean, windAt } from '../rules/wind.ts'
import { rules } from '../rules.ts'
import { forFreshSeeds } from '../../kit/test/seeds.ts'

describe('a gust', () => {
  test('ramps up and down, and is 0 outside its time', () => {
    const gust = { from: 100, until: 220, way: -1 as const, force: 1 }
    expect([90, 100, 112, 160, 208, 220, 300].map((tick) => windAt(gust, tick))).toEqual([
      0, 0, -0.5, -1, -0.5, 0, 0,
    ])
  })

  test('leaves time for its warning, and first comes after a quiet start', () => {
    forFreshSeeds(50, (seed) => expect(rules.start(seed, 1).gust.from).toBeGreaterThan(600))
    const over = {
      ...rules.start(7, 1),
      tick: 1000,
      gust: { from: 800, until: 900, way: 1 as const, force: 1 },
    }
    const after = rules.tick?.(over) ?? over
    expect(after.gust.from - after.tick).toBeGreaterThan(GARDEN.warning)
  })
})

/** The gust scheduled at x. */
function gustAt(x: number): Gust {
  const over = {
    ...rules.start(7, 1),
    x,
    tick: 1000,
    gust: { from: 800, until: 900, way: 1 as const, force: 1 },
  }
  return (rules.tick?.(over) ?? over).gust
}

describe('a storm', () => {
  test('comes from the fifth night on, stronger and after a shorter pause', () => {
    const [before, storm] = [gustAt(nightfall(5) - 100), gustAt(nightfall(5) + 100)]
    expect([before.force, storm.force]).toEqual([1, 1.5])
    expect(storm.from).toBeLessThan(before.from)
    expect(storm.from - 1001).toBeGreaterThan(GARDEN.warning)
  })
})

describe('the grass', () => {
  const gust: Gust = { from: 1000, until: 1150, way: -1, force: 1 }

  test('is upright outside a warning and a gust', () => {
    expect(grassLean(gust, gust.from - GARDEN.warning - 1)).toBe(0)
    expect(grassLean(gust, gust.until + 1)).toBe(0)
  })

  test('leans in the direction of the wind before the wind arrives', () => {
    for (let tick = gust.from - GARDEN.warning + 20; tick <= gust.from; tick++) {
      expect(windAt(gust, tick)).toBe(0)
      expect(grassLean(gust, tick)).toBeLessThan(-0.1)
    }
  })

  test('leans furthest during the gust', () => {
    expect(grassLean(gust, 1075)).toBeLessThan(grassLean(gust, gust.from))
  })
})
