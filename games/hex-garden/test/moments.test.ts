import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { sized } from '../../kit/test/size.ts'
import { momentsOf } from './moments.ts'

/** Fixed, because these are statistics. */
const SEEDS = seeds(sized(200, 30))

describe.each([
  { who: 'beginner', most: 0.8 },
  { who: 'average', most: 1.6 },
] as const)('the rounds of a $who', ({ who, most }) => {
  const rounds = SEEDS.map((seed) => momentsOf(who, seed))

  test('have a swarm within 40 seconds in at least three of five', () => {
    const early = rounds.filter(({ firstSwarm }) => firstSwarm < 40).length
    expect(early / rounds.length).toBeGreaterThanOrEqual(0.6)
  })

  test(`have ${most} swarms or more on average`, () => {
    expect(rounds.reduce((sum, { swarms }) => sum + swarms, 0) / rounds.length).toBeGreaterThanOrEqual(most)
  })
})
