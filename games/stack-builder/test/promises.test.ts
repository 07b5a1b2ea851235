/** Checks the promises of the game: perfect drops lose nothing, and every tick of error costs storeys. */
import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { MEDALS, SLAB } from '../rules/curve.ts'
import { storeysOf } from '../rules.ts'
import { build, type StackSkill } from './people.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('a builder', () => {
  test('with perfect timing builds 200 storeys without losing a grain', () => {
    forFreshSeeds(20, (seed) => {
      const site = build(seed, { error: 0 }, 200)
      // In a fever the last slab may add two storeys.
      expect(storeysOf(site)).toBeGreaterThanOrEqual(200)
      expect(site.missed).toBe(false)
      expect(site.tower.every(({ w, d }) => w === SLAB.full && d === SLAB.full)).toBe(true)
    })
  })

  // `emerald` counts rounds out of 60. Exact, because the rules are deterministic: any change of balance shows up here.
  test.each<[string, StackSkill, { storeys: number; seconds: number; shortest: number; emerald: number }]>([
    [
      'with an error of up to 1 tick',
      { error: 1 },
      { storeys: 331.3, seconds: 260, shortest: 258, emerald: 60 },
    ],
    [
      'with an error of up to 2 ticks',
      { error: 2 },
      { storeys: 149.3, seconds: 131, shortest: 100, emerald: 0 },
    ],
    [
      'with an error of up to 6 ticks',
      { error: 6 },
      { storeys: 41.7, seconds: 51, shortest: 26, emerald: 0 },
    ],
    [
      'with an error of up to 10 ticks',
      { error: 10 },
      { storeys: 24.5, seconds: 33, shortest: 14, emerald: 0 },
    ],
    ['dropping blindly', { error: 0, blind: 90 }, { storeys: 6, seconds: 10, shortest: 4, emerald: 0 }],
  ])('%s gets the expected averages', (_name, skill, expected) => {
    const rounds = seeds(60).map((seed) => build(seed, skill, 400))
    expect({
      storeys: Math.round(mean(rounds.map(storeysOf)) * 10) / 10,
      seconds: Math.round(mean(rounds.map((site) => site.tick / 60))),
      shortest: Math.min(...rounds.map(storeysOf)),
      emerald: rounds.filter((site) => storeysOf(site) >= MEDALS[3]).length,
    }).toEqual(expected)
  })
})
