import { describe, expect, test } from 'vitest'
import { pour } from './rate-limit.ts'

describe('a rate limit', () => {
  const limit = { count: 3, windowMs: 600 }

  test('lets a burst through, then says how long to wait, then lets one through', () => {
    let emptyAt: number | undefined
    for (let message = 0; message < 3; message++) {
      const poured = pour(emptyAt, limit, 1000)
      expect(poured).toHaveProperty('emptyAt')
      emptyAt = 'emptyAt' in poured ? poured.emptyAt : undefined
    }
    expect(pour(emptyAt, limit, 1000)).toEqual({ waitMs: 200 })
    expect(pour(emptyAt, limit, 1199)).toEqual({ waitMs: 1 })
    expect(pour(emptyAt, limit, 1200)).toEqual({ emptyAt: 1800 })
  })

  test('under constant pressure lets through a burst and then one message per interval', () => {
    let emptyAt: number | undefined
    let through = 0
    for (let now = 0; now < 6000; now += 7) {
      const poured = pour(emptyAt, limit, now)
      if ('emptyAt' in poured) {
        emptyAt = poured.emptyAt
        through++
      }
    }
    expect(through).toBe(3 + Math.floor(5999 / 200))
  })

  test('of 0 means no limit', () => {
    expect(pour(Number.MAX_SAFE_INTEGER, { count: 0, windowMs: 600 }, 5)).toEqual({ emptyAt: 5 })
  })
})
