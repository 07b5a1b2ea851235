import { describe, expect, test } from 'vitest'
import { seeds, type Skilled } from '../../kit/test/people.ts'
import { measureRound } from './rounds.ts'

const ROUNDS = 120
type MeasuredRounds = readonly ReturnType<typeof measureRound>[]
const played = new Map<Skilled, MeasuredRounds>()

/** Plays the rounds of a person once, because several tests ask for them. */
function roundsOf(who: Skilled): MeasuredRounds {
  const rounds = played.get(who) ?? seeds(ROUNDS).map((seed) => measureRound(who, seed))
  played.set(who, rounds)
  return rounds
}

describe('a first round', () => {
  test.each([
    ['beginner', 0.8],
    ['average', 0.95],
  ] as const)('of a %s has a fever within forty seconds in at least %s of all cases', (who, least) => {
    const early = roundsOf(who).filter(({ fevers: [first = Infinity] }) => first <= 40)
    expect(early.length / ROUNDS).toBeGreaterThanOrEqual(least)
  })
})

describe('a round', () => {
  test('offers a choice between two faces every twenty seconds', () => {
    for (const who of ['beginner', 'average', 'expert'] as const)
      for (const { choices, seconds } of roundsOf(who)) {
        const times = [0, ...choices, seconds]
        const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0))
        expect(Math.max(...gaps), who).toBeLessThan(20)
      }
  })

  test.each(['child', 'beginner', 'casual', 'average', 'good', 'expert'] as const)(
    'of a %s ends from no single cause in more than a quarter of all cases',
    (who) => {
      const causes = Map.groupBy(roundsOf(who), ({ cause }) => cause)
      for (const [cause, rounds] of causes)
        expect(rounds.length / ROUNDS, `${who}: ${cause}`).toBeLessThanOrEqual(0.25)
    },
  )
})
