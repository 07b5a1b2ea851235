import { describe, expect, test } from 'vitest'
import { backOffAfter, type DeliveryFailure, failureOf, GIVE_UP_AFTER_MS, nextAttempt } from './retry.ts'

describe('the retry schedule', () => {
  const attempt = {
    failure: 'refused' as DeliveryFailure,
    attempts: 1,
    firstTry: 0,
    now: 0,
    firstPauseMs: 30_000,
    random: 0.5,
  }

  test('doubles the pause up to three hours', () => {
    const pauses = Array.from({ length: 12 }, (_, index) => nextAttempt({ ...attempt, attempts: index + 1 }))
    expect(pauses.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000])
    expect(pauses.at(-1)).toBe(3 * 3_600_000)
  })

  test('adds jitter of up to a quarter of the pause', () => {
    expect(nextAttempt({ ...attempt, random: 0 })).toBe(22_500)
    expect(nextAttempt({ ...attempt, random: 1 })).toBe(37_500)
  })

  test.each<[DeliveryFailure, number]>([
    ['refused', 3 * 3_600_000],
    ['login', 3 * 3_600_000],
    ['unreachable', 30_000],
  ])('limits the pause after %s to %i ms', (failure, limit) => {
    expect(nextAttempt({ ...attempt, failure, attempts: 2000 })).toBe(limit)
  })

  test('ends with a last attempt after exactly four days', () => {
    let now = 0
    let attempts = 0
    for (;;) {
      const next = nextAttempt({ ...attempt, attempts: ++attempts, now })
      if (next === 'failed') break
      expect(next).toBeGreaterThan(now)
      now = next
    }
    expect(now).toBe(GIVE_UP_AFTER_MS)
    expect(now).toBe(4 * 24 * 3_600_000)
    expect(attempts).toBeGreaterThan(36)
    expect(attempts).toBeLessThan(56)
  })

  test.each<[DeliveryFailure, number[]]>([
    ['unreachable', [1000, 2000, 4000, 30_000]],
    ['login', [1000, 2000, 4000, 900_000]],
    ['refused', [0, 0, 0, 0]],
  ])('backs off after %s: %j', (failure, pauses) => {
    expect([1, 2, 3, 20].map((failures) => backOffAfter(failure, failures))).toEqual(pauses)
  })
})

test.each<[string, object, DeliveryFailure]>([
  ['no connection', { code: 'ESOCKET' }, 'unreachable'],
  ['no such host', { code: 'EDNS' }, 'unreachable'],
  ['a delivery that timed out', new Error('The mail server did not finish within 120 s.'), 'unreachable'],
  ['a server that is shutting down', { code: 'EENVELOPE', responseCode: 421 }, 'unreachable'],
  ['a login that the server cannot check at the moment', { code: 'EAUTH', responseCode: 454 }, 'unreachable'],
  ['a wrong password', { code: 'EAUTH', responseCode: 535 }, 'login'],
  ['a missing password', { code: 'EAUTH' }, 'login'],
  ['a message refused for now', { code: 'EMESSAGE', responseCode: 451 }, 'refused'],
  ['a message refused for good', { code: 'EENVELOPE', responseCode: 550 }, 'refused'],
])('classifies %s', (_, error, failure) => {
  expect(failureOf(error)).toBe(failure)
})
