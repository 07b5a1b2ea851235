/** What the game promises: whoever times the leaps gets on, whoever taps blindly does not. */
import { describe, expect, test } from 'vitest'
import { seeds, SKILLS, type Skilled } from '../../kit/test/people.ts'
import { TREE } from '../rules/curve.ts'
import { rules } from '../rules.ts'
import { climbFrom, climbTree, personOf, type Bot } from './people.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('a climber', () => {
  test('who times the leaps reaches nest 100 on each of 200 seeds, with every egg whole', () => {
    for (const seed of seeds(200)) {
      const { best, eggs, backs, saves } = climbTree(seed, { error: 0 }, 100)
      expect(best, `seed ${seed}`).toBeGreaterThanOrEqual(100)
      expect([eggs, backs, saves], `seed ${seed}`).toEqual([TREE.most, 0, 0])
    }
  })

  test.each([20, 40, 80, 120])('who taps blindly, at most every %i ticks, is gone in a minute', (blind) => {
    for (const seed of seeds(200)) {
      const { eggs } = climbTree(seed, { error: 0, blind }, 1000, 3600)
      expect(eggs, `seed ${seed}`).toBe(0)
    }
  })

  test('who times the leaps is never stopped, from the orchard to the dawn', () => {
    for (const seed of seeds(6)) {
      const { best, backs, bumps } = climbTree(seed, { error: 0 }, 260)
      expect(best, `seed ${seed}`).toBeGreaterThanOrEqual(260)
      expect([backs, bumps], `seed ${seed}`).toEqual([0, 0])
    }
  })

  // Exact, because rules are deterministic: whoever changes how the game plays sees here by how much.
  test.each<[string, Bot, number, Record<'nests' | 'points' | 'seconds' | 'shortest', number>]>([
    ['errs by 2 ticks', { error: 2 }, 20, { nests: 111.9, points: 2342, seconds: 147, shortest: 93 }],
    ['errs by 6 ticks', { error: 6 }, 40, { nests: 33.8, points: 121, seconds: 52, shortest: 22 }],
    ['leaps at random', { error: 0, blind: 60 }, 60, { nests: 3.3, points: 10, seconds: 18, shortest: 1 }],
  ])('who %s', (_name, bot, count, expected) => {
    const rounds = seeds(count).map((seed) => climbTree(seed, bot, 400))
    expect({
      nests: Math.round(mean(rounds.map(({ best }) => best)) * 10) / 10,
      points: Math.round(mean(rounds.map(({ points }) => points))),
      seconds: Math.round(mean(rounds.map((climb) => climb.tick / 60))),
      shortest: Math.min(...rounds.map(({ best }) => best)),
    }).toEqual(expected)
  })

  test.each<[Skilled, Record<'fevers' | 'saves' | 'golden', number>]>([
    ['beginner', { fevers: 4, saves: 4, golden: 1 }],
    ['average', { fevers: 18, saves: 18, golden: 16 }],
  ])('of a skill sees what there is to see, in twenty climbs: %s', (who, expected) => {
    const ends = seeds(20).map((seed) => climbFrom(rules.start(seed, 1), personOf(SKILLS[who], seed)).end)
    expect({
      fevers: ends.filter(({ longest }) => longest >= 5).length,
      saves: ends.filter(({ saves }) => saves).length,
      golden: ends.filter(({ golden }) => golden).length,
    }).toEqual(expected)
  })
})
