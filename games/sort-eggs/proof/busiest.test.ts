import { expect, test } from 'vitest'
import { LOTS } from '../rules/curve.ts'
import { busiest } from './busiest.ts'

test('the fullest scene has the whole tree and eggs in every row', () => {
  const { gates, eggs, baskets } = busiest()
  expect([gates.length, baskets.length]).toEqual([LOTS.length, LOTS.length + 1])
  expect(eggs.length).toBeGreaterThanOrEqual(3)
})
