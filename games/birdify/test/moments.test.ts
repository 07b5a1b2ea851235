import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { measureRound } from './moments.ts'

const FIRST_SECONDS = 40
const ROUNDS = 40

describe('the first forty seconds', () => {
  test.each(['beginner', 'average'] as const)(
    'hold a golden flight in at least 60 of 100 first rounds of a player: %s',
    (who) => {
      const early = seeds(ROUNDS).filter((seed) => measureRound(who, seed, FIRST_SECONDS).golden.length > 0)
      expect(early.length / ROUNDS).toBeGreaterThanOrEqual(0.6)
    },
  )
})

describe('no single cause ends more than a quarter of the rounds', () => {
  test.each([
    ['beginner', 100],
    ['average', 60],
  ] as const)('by %s, in %i rounds', (who, rounds) => {
    const causes = new Map<string, number>()
    for (const seed of seeds(rounds)) {
      const { cause } = measureRound(who, seed, 660)
      causes.set(cause, (causes.get(cause) ?? 0) + 1)
    }
    for (const [cause, count] of causes) expect(count / rounds, cause).toBeLessThanOrEqual(0.25)
  })
})
