import { describe, expect, test } from 'vitest'
import { form } from '../test/service.ts'
import { decide } from './admission.ts'

const arrival = (visitor: string, fingerprint: string) => ({
  arrival: { message: form(), marks: [], address: visitor, now: 500 },
  fingerprint,
  visitor,
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
  const nothingKnown = { refs: new Map<string, string>(), buckets: new Map<string, number>() }

  test('keeps one of two equal messages, and gives both the same reference', () => {
    const { admissions, keep } = decide(
      [arrival('a', 'x'), arrival('a', 'x')],
      nothingKnown,
      rules,
      counting(),
    )
    expect(admissions).toEqual([{ kept: 'ref-1' }, { repeated: 'ref-1' }])
    expect(keep).toHaveLength(1)
  })

  test('recognises what the store kept a short time ago, even over the limit', () => {
    const known = { refs: new Map([['x', 'old']]), buckets: new Map([['a', 10_000]]) }
    expect(decide([arrival('a', 'x')], known, rules, counting()).admissions).toEqual([{ repeated: 'old' }])
  })

  test('limits each visitor within one batch, then all of them', () => {
    const batch = [
      arrival('a', '1'),
      arrival('a', '2'),
      arrival('a', '3'),
      arrival('b', '4'),
      arrival('c', '5'),
    ]
    const { admissions, keep, buckets } = decide(batch, nothingKnown, rules, counting())
    expect(admissions).toEqual([
      { kept: 'ref-1' },
      { kept: 'ref-2' },
      { waitMs: 50 },
      { kept: 'ref-3' },
      { waitMs: 33 },
    ])
    expect(keep.map(({ fingerprint }) => fingerprint)).toEqual(['1', '2', '4'])
    expect([...buckets.keys()].sort()).toEqual(['a', 'b', 'overall'])
  })

  test('without a repeat window keeps equal messages apart', () => {
    const open = { ...rules, repeatWindowMs: 0 }
    expect(decide([arrival('a', 'x'), arrival('a', 'x')], nothingKnown, open, counting()).keep).toHaveLength(
      2,
    )
  })
})
