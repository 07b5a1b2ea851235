import { describe, expect, test } from 'vitest'
import { GARDEN } from '../rules/curve.ts'
import type { Gust } from '../rules/state.ts'
import { windAt } from '../rules/wind.ts'
import { lightAt } from '../view/skies.ts'
import { game } from '../game.ts'
import { grassLean } from '../view/wind.ts'

describe('the grass', () => {
  const gust: Gust = { from: 1000, until: 1150, way: -1 }

  test('stands until it has something to announce', () => {
    expect(grassLean(gust, gust.from - GARDEN.warning - 1)).toBe(0)
    expect(grassLean(gust, gust.until + 1)).toBe(0)
  })

  test('leans the way of the wind, well before the wind is there', () => {
    for (let tick = gust.from - GARDEN.warning + 20; tick <= gust.from; tick++) {
      expect(windAt(gust, tick)).toBe(0)
      expect(grassLean(gust, tick)).toBeLessThan(-0.1)
    }
  })

  test('leans furthest while it blows', () => {
    expect(grassLean(gust, 1075)).toBeLessThan(grassLean(gust, gust.from))
  })

  test('is said aloud, for those who cannot see it', () => {
    const flight = game.rules.start(1, 1)
    expect(game.say?.({ ...flight, gust, tick: gust.from - 10 })).toBe('Wind against you')
    expect(game.say?.({ ...flight, gust: { ...gust, way: 1 }, tick: gust.from - 10 })).toBe(
      'Wind from behind',
    )
    expect(game.say?.({ ...flight, gust, tick: 10 })).toBe('')
  })
})

describe('the day', () => {
  test('turns to night and back without a jump', () => {
    const seen = new Set<number>()
    for (let x = -500; x < 23_000; x += 25) {
      const { dark, blend, sky } = lightAt(x)
      seen.add(sky)
      expect(blend).toBeGreaterThanOrEqual(0)
      expect(blend).toBeLessThanOrEqual(1)
      expect(Math.abs(dark - lightAt(x + 25).dark)).toBeLessThan(0.06)
    }
    expect(seen.size).toBe(6)
  })

  test('begins in daylight, and night falls within a good first flight', () => {
    expect(lightAt(0).dark).toBe(0)
    expect(lightAt(6500).dark).toBe(1)
  })
})
