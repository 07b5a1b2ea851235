import { describe, expect, it } from 'vitest'
import { seeds, type Skilled } from '../../kit/test/people.ts'
import { sized } from '../../kit/test/size.ts'
import { momentsOf, mostFrequent, share } from './moments.ts'

describe.each([
  { who: 'beginner', blazes: 0.8, count: 120 },
  { who: 'average', blazes: 4, count: 50 },
] as const)('the rounds of a $who', ({ who, blazes, count }) => {
  // Fixed seeds, because these are statistics.
  const rounds = seeds(sized(200, count)).map((seed) => momentsOf(who satisfies Skilled, seed))

  it('have a blaze within 40 seconds in at least three of five', () => {
    expect(share(rounds, ({ firstBlaze }) => firstBlaze < 40)).toBeGreaterThanOrEqual(0.6)
  })

  it('have their first blaze within 20 seconds in at least half', () => {
    expect(share(rounds, ({ firstBlaze }) => firstBlaze < 20)).toBeGreaterThanOrEqual(0.5)
  })

  it(`have ${blazes} blazes or more on average`, () => {
    const sum = rounds.reduce((all, one) => all + one.blazes, 0)
    expect(sum / rounds.length).toBeGreaterThanOrEqual(blazes)
  })

  it('are ended by no figure in more than a quarter', () => {
    const [figure, part] = mostFrequent(rounds.map(({ cause }) => cause))
    expect(part, figure).toBeLessThanOrEqual(0.25)
  })
})
