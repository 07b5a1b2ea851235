/** Checks the promises of the game: well-timed leaps succeed, blind taps do not. */
import { describe, expect, test } from 'vitest'
import { seeds, SKILLS, type Skilled } from '../../kit/test/people.ts'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { TREE } from '../rules/curve.ts'
import { rules } from '../rules.ts'
import { climbFrom, climbTree, personOf, type BotSkill } from './people.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('a climber', () => {
  test('with perfect timing reaches nest 100 on 200 seeds without losing an egg', () => {
    forFreshSeeds(200, (seed) => {
      const { best, eggs, backs, saves } = climbTree(seed, { error: 0 }, 100)
      expect(best).toBeGreaterThanOrEqual(100)
      expect([eggs, backs, saves]).toEqual([TREE.most, 0, 0])
    })
  })

  test.each([20, 40, 80, 120])('tapping blindly within %i ticks loses all eggs within a minute', (blind) => {
    // Fixed seeds: blind taps may be lucky.
    for (const seed of seeds(200))
      expect(climbTree(seed, { error: 0, blind }, 1000, 3600).eggs, `seed ${seed}`).toBe(0)
  })

  test('with perfect timing reaches nest 260 without falling back or hitting a crow', () => {
    forFreshSeeds(6, (seed) => {
      const { best, backs, bumps } = climbTree(seed, { error: 0 }, 260)
      expect(best).toBeGreaterThanOrEqual(260)
      expect([backs, bumps]).toEqual([0, 0])
    })
  })

  // Exact, because the rules are deterministic: any change of balance shows up here.
  test.each<[string, BotSkill, number, Record<'nests' | 'points' | 'seconds' | 'shortest', number>]>([
    [
      'with an error of up to 2 ticks',
      { error: 2 },
      20,
      { nests: 109.3, points: 2197, seconds: 144, shortest: 84 },
    ],
    [
      'with an error of up to 6 ticks',
      { error: 6 },
      40,
      { nests: 34.3, points: 152, seconds: 54, shortest: 21 },
    ],
    ['leaping at random', { error: 0, blind: 60 }, 60, { nests: 3.1, points: 9, seconds: 18, shortest: 1 }],
  ])('%s gets the expected averages', (_name, bot, count, expected) => {
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
    ['average', { fevers: 19, saves: 19, golden: 13 }],
  ])('of %s skill sees the expected fevers, saves and golden eggs in twenty climbs', (who, expected) => {
    const ends = seeds(20).map((seed) => climbFrom(rules.start(seed, 1), personOf(SKILLS[who], seed)).end)
    expect({
      fevers: ends.filter(({ longest }) => longest >= 5).length,
      saves: ends.filter(({ saves }) => saves).length,
      golden: ends.filter(({ golden }) => golden).length,
    }).toEqual(expected)
  })
})
