import { describe, expect, test } from 'vitest'
import { fullness, addToBucket, costAt } from './rate-limit.ts'

describe('a rate limit', () => {
  const limit = { count: 3, windowMs: 600 }

  test('lets a burst through, then says how long to wait, then lets one through', () => {
    let emptyAt: number | undefined
    for (let message = 0; message < 3; message++) {
      const poured = addToBucket(emptyAt, limit, 1000)
      expect(poured).toHaveProperty('emptyAt')
      emptyAt = 'emptyAt' in poured ? poured.emptyAt : undefined
    }
    expect(addToBucket(emptyAt, limit, 1000)).toEqual({ waitMs: 200 })
    expect(addToBucket(emptyAt, limit, 1199)).toEqual({ waitMs: 1 })
    expect(addToBucket(emptyAt, limit, 1200)).toEqual({ emptyAt: 1800 })
  })

  test('under constant pressure lets through a burst and then one message per interval', () => {
    let emptyAt: number | undefined
    let through = 0
    for (let now = 0; now < 6000; now += 7) {
      const poured = addToBucket(emptyAt, limit, now)
      if ('emptyAt' in poured) {
        emptyAt = poured.emptyAt
        through++
      }
    }
    expect(through).toBe(3 + Math.floor(5999 / 200))
  })

  test('of 0 means no limit', () => {
    expect(addToBucket(Number.MAX_SAFE_INTEGER, { count: 0, windowMs: 600 }, 5)).toEqual({ emptyAt: 5 })
  })

  test.each([
    ['a full bucket of a clock that is a day ahead', 1000 + 86_400_000, { emptyAt: 1200 }],
    ['a full bucket of a copy whose clock is a second ahead', 1000 + 600 + 1000, { waitMs: 200 }],
    ['a bucket of last year', 1000 - 365 * 86_400_000, { emptyAt: 1200 }],
  ])('%s locks nobody out for long', (_, emptyAt, expected) => {
    expect(addToBucket(emptyAt, limit, 1000)).toEqual(expected)
  })

  test.each([
    [0, 1],
    [0.25, 1],
    [0.5, 2.25],
    [0.75, 9],
  ])('when all have filled their bucket to %d, a message costs %d times the usual', (filled, cost) => {
    expect(costAt(filled)).toBeCloseTo(cost)
    expect(fullness(1000 + 600 * filled, limit, 1000)).toBe(filled)
  })

  test('whatever a message costs, it fits into an empty bucket', () => {
    expect(addToBucket(undefined, limit, 1000, costAt(1))).toEqual({ emptyAt: 1600 })
    expect(addToBucket(undefined, limit, 1000, 2)).toEqual({ emptyAt: 1400 })
    expect(addToBucket(1400, limit, 1000, 2)).toEqual({ waitMs: 200 })
  })
})
