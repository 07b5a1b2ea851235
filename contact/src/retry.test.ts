import { describe, expect, test } from 'vitest'
import { GIVE_UP_AFTER_MS, nextAttempt, backOffAfter } from './retry.ts'

describe('the schedule of attempts', () => {
  const attempt = { attempts: 1, firstTry: 0, now: 0, firstPauseMs: 30_000, chance: 0.5 }

  test('pauses double up to three hours', () => {
    const pauses = Array.from({ length: 12 }, (_, index) => nextAttempt({ ...attempt, attempts: index + 1 }))
    expect(pauses.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000])
    expect(pauses.at(-1)).toBe(3 * 3_600_000)
  })

  test('chance moves an attempt by up to a quarter of the pause either way', () => {
    expect(nextAttempt({ ...attempt, chance: 0 })).toBe(22_500)
    expect(nextAttempt({ ...attempt, chance: 1 })).toBe(37_500)
  })

  test('ends after two days, with a last attempt right at the end', () => {
    let now = 0
    let attempts = 0
    for (;;) {
      const next = nextAttempt({ ...attempt, attempts: ++attempts, now })
      if (next === 'failed') break
      expect(next).toBeGreaterThan(now)
      now = next
    }
    expect(now).toBe(GIVE_UP_AFTER_MS)
    expect(attempts).toBeGreaterThan(20)
    expect(attempts).toBeLessThan(40)
  })

  test('a server that cannot be reached is left alone for longer and longer, up to a minute', () => {
    expect([0, 1, 2, 3, 20].map(backOffAfter)).toEqual([0, 1000, 2000, 4000, 60_000])
  })
})
