import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { busiest } from './busiest.ts'

test('one shot straight up drops nearly the whole bed, and the round continues', () => {
  const before = busiest()
  const after = rules.act(before, 0)
  expect(before.bed.length).toBeGreaterThan(70)
  expect(after.shot?.burst).toHaveLength(3)
  expect(after.bed).toHaveLength(1)
  expect(rules.outcome(before)).toBe('playing')
  expect(rules.outcome(after)).toBe('playing')
})
