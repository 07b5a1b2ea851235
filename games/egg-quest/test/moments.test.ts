import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { measureRound } from './moments.ts'

const ROUNDS = 40
const FIRST_SECONDS = 40

test.each(['beginner', 'average'] as const)(
  'a fever starts within forty seconds in at least 60 of 100 first rounds of a player: %s',
  (who) => {
    const hot = seeds(ROUNDS).filter((seed) => measureRound(who, seed, FIRST_SECONDS).fevers.length > 0)
    expect(hot.length / ROUNDS).toBeGreaterThanOrEqual(0.6)
  },
)

describe('no single cause ends more than a quarter of the rounds', () => {
  test.each([
    ['beginner', 200],
    ['average', 60],
  ] as const)('of a player: %s, in %i rounds', (who, rounds) => {
    const causes = new Map<string, number>()
    for (const seed of seeds(rounds)) {
      const { cause } = measureRound(who, seed, 660)
      causes.set(cause, (causes.get(cause) ?? 0) + 1)
    }
    for (const [cause, count] of causes) expect(count / rounds, cause).toBeLessThanOrEqual(0.25)
  })
})

test.each(['beginner', 'average'] as const)(
  'between two forks a player has at most twenty seconds in the mean: %s',
  (who) => {
    const waits = seeds(20).flatMap((seed) => {
      const { forks } = measureRound(who, seed, 120)
      return forks.map((at, i) => at - (forks[i - 1] ?? 0))
    })
    expect(waits.length).toBeGreaterThan(20)
    expect(waits.reduce((sum, wait) => sum + wait, 0) / waits.length).toBeLessThanOrEqual(20)
  },
)
