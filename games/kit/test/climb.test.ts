import { expect, test } from 'vitest'
import { climb } from '../sound/climb.ts'

test('a streak climbs to the top, and never plays the same note twice in a row', () => {
  const steps = Array.from({ length: 100 }, (_, count) => climb(count, 8))
  expect(steps.slice(0, 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(Math.max(...steps)).toBe(8)
  expect(Math.min(...steps.slice(8))).toBe(4)
  expect(steps.filter((step, i) => step === steps[i - 1])).toEqual([])
})
