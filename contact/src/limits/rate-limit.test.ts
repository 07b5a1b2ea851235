import { describe, expect, test } from 'vitest'
import { fullness, addToBucket, costAt } from './rate-limit.ts'

describe('a rate limit', () => {
  const limit = { count: 3, windowMs: 600 }

  test('accepts a burst, then returns the waiting time, then accepts one message', () => {
    let emptyAt: number | undefined
    for (let message = 0; message < 3; message++) {
      const result = addToBucket(emptyAt, limit, 1000)
      expect(result).toHaveProperty('emptyAt')
      emptyAt = 'emptyAt' in result ? result.emptyAt : undefined
    }
    expect(addToBucket(emptyAt, limit, 1000)).toEqual({ waitMs: 200 })
    expect(addToBucket(emptyAt, limit, 1199)).toEqual({ waitMs: 1 })
    expect(addToBucket(emptyAt, limit, 1200)).toEqual({ emptyAt: 1800 })
  })

  test('accepts a burst and then one message per interval under constant load', () => {
    let emptyAt: number | undefined
    let accepted = 0
    for (let now = 0; now < 6000; now += 7) {
      const result = addToBucket(emptyAt, limit, now)
      if ('emptyAt' in result) {
        emptyAt = result.emptyAt
        accepted++
      }
    }
    expect(accepted).toBe(3 + Math.floor(5999 / 200))
  })

  test('treats 0 as no limit', () => {
    expect(addToBucket(Number.MAX_SAFE_INTEGER, { count: 0, windowMs: 600 }, 5)).toEqual({ emptyAt: 5 })
  })

  test.each([
    ['a full bucket written by a clock a day ahead', 1000 + 86_400_000, { emptyAt: 1200 }],
    ['a full bucket written by a copy whose clock is a second ahead', 1000 + 600 + 1000, { waitMs: 200 }],
    ['a bucket from last year', 1000 - 365 * 86_400_000, { emptyAt: 1200 }],
  ])('tolerates %s', (_, emptyAt, expected) => {
    expect(addToBucket(emptyAt, limit, 1000)).toEqual(expected)
  })

  test.each([
    [0, 1],
    [0.25, 1],
    [0.5, 2.25],
    [0.75, 9],
  ])('at an overall fullness of %d, a message costs %d times as much', (filled, cost) => {
    expect(costAt(filled)).toBeCloseTo(cost)
    expect(fullness(1000 + 600 * filled, limit, 1000)).toBe(filled)
  })

  test('accepts a message of any cost into an empty bucket', () => {
    expect(addToBucket(undefined, limit, 1000, costAt(1))).toEqual({ emptyAt: 1600 })
    expect(addToBucket(undefined, limit, 1000, 2)).toEqual({ emptyAt: 1400 })
    expect(addToBucket(1400, limit, 1000, 2)).toEqual({ waitMs: 200 })
  })
})
