import { expect, test } from 'vitest'
import { vesselOf } from '../view/vessel.ts'

test('the vessel changes every other wave, and boss waves have their own', () => {
  expect([1, 2, 3, 4, 5, 6, 8, 11].map(vesselOf)).toEqual([0, 0, 1, 1, -1, 2, 3, 4])
})
