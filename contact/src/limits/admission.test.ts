import { describe, expect, test } from 'vitest'
import { form } from '../../test/service.ts'
import { decide, limitOf } from './admission.ts'

const arrival = (visitor: string, fingerprint: string) => ({
  arrival: { message: form(), marks: [], address: visitor, now: 500 },
  fingerprint,
  senders: [{ key: visitor, times: 1 }],
})

const counting = () => {
  let count = 0
  return () => `ref-${++count}`
}

describe('admission of a batch', () => {
  const rules = {
    perVisitor: { count: 2, windowMs: 100 },
    overall: { count: 3, windowMs: 100 },
    repeatWindowMs: 1000,
  }
  const emptyState = { refs: new Map<string, string>(), buckets: new Map<string, number>() }

  test('stores one of two equal messages, and gives both the same reference', () => {
    const { admissions, keep } = decide([arrival('a', 'x'), arrival('a', 'x')], emptyState, rules, counting())
    expect(admissions).toEqual([{ kept: 'ref-1' }, { repeated: 'ref-1' }])
    expect(keep).toHaveLength(1)
  })

  test('recognises a repetition of a stored message, even over the limit', () => {
    const known = { refs: new Map([['x', 'old']]), buckets: new Map([['a', 10_000]]) }
    expect(decide([arrival('a', 'x')], known, rules, counting()).admissions).toEqual([{ repeated: 'old' }])
  })

  test('applies both the visitor limit and the overall limit within one batch', () => {
    const batch = [
      arrival('a', '1'),
      arrival('a', '2'),
      arrival('b', '3'),
      arrival('c', '4'),
      arrival('d', '5'),
    ]
    const strict = { ...rules, perVisitor: { count: 1, windowMs: 100 } }
    const { admissions, keep, buckets } = decide(batch, emptyState, strict, counting())
    expect(admissions).toEqual([
      { kept: 'ref-1' },
      { waitMs: 100 },
      { kept: 'ref-2' },
      { kept: 'ref-3' },
      { waitMs: 33 },
    ])
    expect(keep.map(({ fingerprint }) => fingerprint)).toEqual(['1', '3', '4'])
    expect([...buckets.keys()].sort()).toEqual(['a', 'b', 'c', 'overall'])
  })

  test.each([
    ['one visitor', 1, 30],
    ['a network of four visitors', 4, 120],
    ['a network of twenty visitors, capped at a quarter of the overall limit', 20, 250],
  ])('computes the limit of %s', (_, times, count) => {
    const usual = {
      ...rules,
      perVisitor: { count: 30, windowMs: 100 },
      overall: { count: 1000, windowMs: 100 },
    }
    expect(limitOf({ times }, usual)).toEqual({ count, windowMs: 100 })
  })

  test('refuses a message over the limit of a wider network without charging other buckets', () => {
    const network = { key: 'net', times: 4 }
    const from = (visitor: string) => ({
      ...arrival(visitor, visitor),
      senders: [{ key: visitor, times: 1 }, network],
    })
    const open = { ...rules, overall: { count: 0, windowMs: 100 } }
    const batch = Array.from({ length: 9 }, (_, index) => from(`v${index}`))
    const { admissions, buckets } = decide(batch, emptyState, open, counting())
    expect(admissions.at(7)).toHaveProperty('kept')
    expect(admissions.at(8)).toHaveProperty('waitMs')
    expect([...buckets.keys()]).not.toContain('v8')
  })

  test('stores equal messages separately without a repeat window', () => {
    const open = { ...rules, overall: { count: 0, windowMs: 100 }, repeatWindowMs: 0 }
    expect(decide([arrival('a', 'x'), arrival('a', 'x')], emptyState, open, counting()).keep).toHaveLength(2)
  })
})
