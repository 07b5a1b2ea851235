/** What the game promises: perfect drops lose nothing for ever, and every tick of error costs storeys. */
import { describe, expect, test } from 'vitest'
import { MEDALS, SLAB } from '../rules/curve.ts'
import { storeysOf } from '../rules.ts'
import { build, EXPERT, type Skill } from './people.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('a builder', () => {
  test('who is perfect builds 200 storeys, and none of them loses a grain', () => {
    for (const seed of seeds(50)) {
      const site = build(seed, { error: 0 }, 200)
      expect(storeysOf(site), `seed ${seed}`).toBe(200)
      expect(site.tower.every(({ w, d }) => w === SLAB.full && d === SLAB.full)).toBe(true)
    }
  })

  // Emerald in percent: an expert is to earn it in a third to a half of the rounds. Exact, because rules are deterministic: whoever changes how the game plays sees here by how much.
  test.each<[string, Skill, { storeys: number; seconds: number; shortest: number; emerald: number }]>([
    ['errs by 1 tick', EXPERT, { storeys: 188.4, seconds: 187, shortest: 155, emerald: 47.5 }],
    ['errs by 2 ticks', { error: 2 }, { storeys: 104.7, seconds: 115, shortest: 73, emerald: 0 }],
    ['errs by 6 ticks', { error: 6 }, { storeys: 33.6, seconds: 45, shortest: 23, emerald: 0 }],
    ['is a child and errs by 10', { error: 10 }, { storeys: 21, seconds: 30, shortest: 14, emerald: 0 }],
    ['drops blindly', { error: 0, blind: 90 }, { storeys: 4.7, seconds: 7, shortest: 2, emerald: 0 }],
  ])('who %s', (_name, skill, expected) => {
    const rounds = seeds(200).map((seed) => build(seed, skill, 400))
    expect({
      storeys: Math.round(mean(rounds.map(storeysOf)) * 10) / 10,
      seconds: Math.round(mean(rounds.map((site) => site.tick / 60))),
      shortest: Math.min(...rounds.map(storeysOf)),
      emerald: (rounds.filter((site) => storeysOf(site) >= MEDALS[3]).length * 100) / rounds.length,
    }).toEqual(expected)
  })
})
