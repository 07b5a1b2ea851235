import { expect, test } from 'vitest'
import { ROW } from '../rules/curve.ts'
import { rules } from '../rules.ts'
import { landedOf, passedOf } from '../view/changes.ts'

const opening = rules.start(5, 1)
const egg = { id: 1, kind: opening.baskets[0]?.kind ?? 0, golden: false, place: 1, at: ROW / 2 }

test('what landed is the foremost egg, and only when something was counted', () => {
  const before = { ...opening, eggs: [egg] }
  expect(landedOf(before, { ...before, points: 1 })).toBe(egg)
  expect(landedOf(before, { ...before, tick: 9 })).toBeUndefined()
})

test('an egg has passed a gate when it heads for another place', () => {
  const before = { ...opening, eggs: [egg, { ...egg, id: 2 }] }
  const through = { ...egg, place: 3, at: ROW }
  expect(passedOf(before, { ...before, eggs: [through, { ...egg, id: 2, at: 9 }] })).toEqual([[egg, through]])
})
