import { describe, expect, test } from 'vitest'
import { seeds, SKILLS } from '../../kit/test/people.ts'
import { isInBloom, type Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'
import { person } from './people.ts'

const ROUNDS = 30
/** Forty seconds in ticks. */
const EARLY = 2400

/** Whether a person's round has its first bloom within forty seconds. */
function bloomsEarly(who: 'beginner' | 'average', seed: number): boolean {
  const presses = person(SKILLS[who], seed)
  let yard: Yard = rules.start(seed, 1)
  while (yard.tick < EARLY && rules.outcome(yard) === 'playing' && !isInBloom(yard))
    yard = rules.tick?.(presses(yard) ? rules.act(yard, 'drop') : yard) ?? yard
  return isInBloom(yard)
}

describe('a first shift', () => {
  test.each([
    ['beginner', 0.6],
    ['average', 0.9],
  ] as const)('of a %s blooms within forty seconds in at least %s of all cases', (who, least) => {
    const early = seeds(ROUNDS).filter((seed) => bloomsEarly(who, seed))
    expect(early.length / ROUNDS).toBeGreaterThanOrEqual(least)
  })
})
