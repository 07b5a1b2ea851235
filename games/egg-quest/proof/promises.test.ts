/** What the game promises: whoever times the leaps gets on, whoever taps blindly does not. */
import { describe, expect, test } from 'vitest'
import { medalRank } from '../../kit/medals.ts'
import { MEDALS, TREE } from '../rules/curve.ts'
import { climbTree, PEOPLE, type Skill } from './people.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The part of their climbs that earns the highest medal. */
const emeralds = (skill: Skill, climbs: number) =>
  seeds(climbs).filter((seed) => medalRank(MEDALS, climbTree(seed, skill, Infinity).points) === MEDALS.length)
    .length / climbs

describe('a climber', () => {
  test('who times the leaps reaches nest 100 on each of 200 seeds, with every egg whole', () => {
    for (const seed of seeds(200)) {
      const { best, eggs } = climbTree(seed, { error: 0 }, 100)
      expect([best, eggs], `seed ${seed}`).toEqual([100, TREE.eggs])
    }
  })

  test.each([20, 40, 80, 120])('who taps blindly, at most every %i ticks, is gone in a minute', (blind) => {
    for (const seed of seeds(200)) {
      const { eggs } = climbTree(seed, { error: 0, blind }, 1000, 3600)
      expect(eggs, `seed ${seed}`).toBe(0)
    }
  })

  test('who is an expert earns emerald in a third to a half of the climbs, one who is good hardly ever', () => {
    const share = emeralds(PEOPLE.expert, 60)
    expect(share).toBeGreaterThan(1 / 3)
    expect(share).toBeLessThanOrEqual(1 / 2)
    expect(emeralds(PEOPLE.good, 15)).toBeLessThan(0.05)
  })

  // Exact, because rules are deterministic: whoever changes how the game plays sees here by how much.
  test.each<[string, Skill, number, Record<'nests' | 'points' | 'seconds' | 'shortest', number>]>([
    ['is perfect', { error: 0 }, 8, { nests: 400, points: 2656, seconds: 396, shortest: 400 }],
    ['errs by 2 ticks', { error: 2 }, 60, { nests: 132.6, points: 393, seconds: 153, shortest: 101 }],
    ['errs by 6 ticks', { error: 6 }, 60, { nests: 40.3, points: 100, seconds: 63, shortest: 25 }],
    ['is a child and errs by 10', { error: 10 }, 60, { nests: 22.8, points: 54, seconds: 43, shortest: 14 }],
    [
      'plays for the first time and errs by 16',
      { error: 16 },
      60,
      { nests: 13.9, points: 32, seconds: 33, shortest: 4 },
    ],
    ['leaps at random', { error: 0, blind: 60 }, 60, { nests: 4.3, points: 10, seconds: 19, shortest: 1 }],
  ])('who %s', (_name, skill, count, expected) => {
    const rounds = seeds(count).map((seed) => climbTree(seed, skill, 400))
    expect({
      nests: Math.round(mean(rounds.map(({ best }) => best)) * 10) / 10,
      points: Math.round(mean(rounds.map(({ points }) => points))),
      seconds: Math.round(mean(rounds.map((climb) => climb.tick / 60))),
      shortest: Math.min(...rounds.map(({ best }) => best)),
    }).toEqual(expected)
  })
})
