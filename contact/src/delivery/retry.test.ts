import { describe, expect, test } from 'vitest'
import { backOffAfter, type Failure, failureOf, GIVE_UP_AFTER_MS, nextAttempt } from './retry.ts'

describe('the schedule of attempts', () => {
  const attempt = {
    failure: 'refused' as Failure,
    attempts: 1,
    firstTry: 0,
    now: 0,
    firstPauseMs: 30_000,
    random: 0.5,
  }

  test('pauses double up to three hours', () => {
    const pauses = Array.from({ length: 12 }, (_, index) => nextAttempt({ ...attempt, attempts: index + 1 }))
    expect(pauses.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000])
    expect(pauses.at(-1)).toBe(3 * 3_600_000)
  })

  test('chance moves an attempt by up to a quarter of the pause either way', () => {
    expect(nextAttempt({ ...attempt, random: 0 })).toBe(22_500)
    expect(nextAttempt({ ...attempt, random: 1 })).toBe(37_500)
  })

  test.each<[Failure, number]>([
    ['refused', 3 * 3_600_000],
    ['login', 3 * 3_600_000],
    ['unreachable', 30_000],
  ])('the longest pause after %s is %i ms', (failure, longest) => {
    expect(nextAttempt({ ...attempt, failure, attempts: 2000 })).toBe(longest)
  })

  test('ends after four days, with a last attempt right at the end', () => {
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

  test.each<[Failure, number[]]>([
    ['unreachable', [1000, 2000, 4000, 30_000]],
    ['login', [1000, 2000, 4000, 900_000]],
    ['refused', [0, 0, 0, 0]],
  ])('after %s the server is left alone for longer and longer: %j', (failure, pauses) => {
    expect([1, 2, 3, 20].map((failures) => backOffAfter(failure, failures))).toEqual(pauses)
  })
})

test.each<[string, object, Failure]>([
  ['no connection', { code: 'ESOCKET' }, 'unreachable'],
  ['no such host', { code: 'EDNS' }, 'unreachable'],
  ['our own deadline', new Error('The mail server was not done after 120 s.'), 'unreachable'],
  ['a server that closes', { code: 'EENVELOPE', responseCode: 421 }, 'unreachable'],
  ['a login that the server cannot check now', { code: 'EAUTH', responseCode: 454 }, 'unreachable'],
  ['a wrong password', { code: 'EAUTH', responseCode: 535 }, 'login'],
  ['no password where one is needed', { code: 'EAUTH' }, 'login'],
  ['a message refused for now', { code: 'EMESSAGE', responseCode: 451 }, 'refused'],
  ['a message refused for good', { code: 'EENVELOPE', responseCode: 550 }, 'refused'],
])('%s', (_, error, failure) => {
  expect(failureOf(error)).toBe(failure)
})
