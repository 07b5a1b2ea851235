/** Tests that a player who looks ahead clears each of the first 30 beds. */
import { describe, expect, test } from 'vitest'
import { sized } from '../../kit/test/size.ts'
import { levels, rules } from '../rules.ts'
import { playOut } from './people.ts'

/** A bed is the same for everyone; the dealt seeds are not. */
const DEALS = [1, 2, 3]

describe('a player who looks two shots ahead clears', () => {
  test.each(Array.from({ length: 30 }, (_, i) => i + 1))('bed %i', (level) => {
    const won = DEALS.filter(
      (seed) => rules.outcome(playOut(rules.start(seed, level), 'sharp', seed)) === 'won',
    )
    expect(won.length).toBeGreaterThanOrEqual(level <= 12 ? 2 : 1)
  })
})

test('no sampled bed is cleared by a single shot', () => {
  for (let level = 1; level <= levels.tuned; level += sized(1, 7)) {
    const start = rules.start(1, level)
    for (const move of rules.moves(start))
      expect(rules.outcome(rules.act(start, move)), `bed ${level}`).toBe('playing')
  }
})
