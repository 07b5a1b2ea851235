import { expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { isFever } from '../rules/chain.ts'
import type { Climb } from '../rules.ts'
import { people } from './people.ts'

const ROUNDS = 40
const FIRST_SECONDS = 40

test.each(['beginner', 'average'] as const)(
  'a fever starts within forty seconds in at least 60 of 100 first rounds of a player: %s',
  (who) => {
    const hot = seeds(ROUNDS).filter((seed) => {
      let hasFever = false
      people.play(who, seed, FIRST_SECONDS, (_, after) => {
        hasFever ||= isFever(after as Climb)
      })
      return hasFever
    })
    expect(hot.length / ROUNDS).toBeGreaterThanOrEqual(0.6)
  },
)
