import { expect, test } from 'vitest'
import { FARM, timesOf } from '../rules/curve.ts'
import { rules } from '../rules.ts'
import { busiest } from './busiest.ts'

test('the busiest scene has the whole tree, three twists, a fox and at least four eggs', () => {
  const day = busiest()
  expect([day.gates.length, day.baskets.length]).toEqual([FARM.mostGates, FARM.mostGates + 1])
  expect(day.eggs.length).toBeGreaterThanOrEqual(4)
  expect([day.fox > 0, day.twists.length, timesOf(day.row)]).toEqual([true, 3, FARM.mostTimes])
  expect(rules.fits?.(day)).toBe(true)
})
