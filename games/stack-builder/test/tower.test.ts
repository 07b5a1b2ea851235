import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { isUncut } from '../rules/slab.ts'
import { dip } from '../view/tower.ts'
import { lined } from './people.ts'

test('presses the top down most after a landing, for less than a second', () => {
  expect(dip(0, 0.2, 0)).toBeCloseTo(0.2)
  expect(Math.abs(dip(0, 0.2, 3))).toBeLessThan(0.06)
  expect(dip(1, 0.2, 0)).toBe(0)
})

test('finds the storeys that landed without a cut', () => {
  const { tower } = rules.act(lined(3, 12), 'drop')
  expect(tower.map((_, storey) => isUncut(tower, storey))).toEqual([false, true, true, true, false])
})
