/** What the game promises: a player who looks ahead clears every one of the first 30 beds, whatever is dealt. */
import { describe, expect, test } from 'vitest'
import { levels, rules } from '../rules.ts'
import { playOut } from './people.ts'

/** A bed is the same for everyone; the seeds that are dealt are not. */
const DEALS = [1, 2, 3]

describe('a player who looks two shots ahead clears', () => {
  test.each(Array.from({ length: 30 }, (_, i) => i + 1))('bed %i, whatever is dealt', (level) => {
    for (const seed of DEALS)
      expect(rules.outcome(playOut(rules.start(seed, level), 'sharp', seed)), `deal ${seed}`).toBe('won')
  })

  test.each([31, 36, 40, 44, 48, 50, 51, 60, 99])('bed %i too', (level) => {
    expect(rules.outcome(playOut(rules.start(1, level), 'sharp', 1))).toBe('won')
  })
})

test('no bed of the fifty falls at a single shot', () => {
  for (let level = 1; level <= levels.tuned; level++) {
    const start = rules.start(1, level)
    for (const move of rules.moves(start))
      expect(rules.outcome(rules.act(start, move)), `bed ${level}`).toBe('playing')
  }
})
