import { expect, test } from 'vitest'
import { ROW } from '../rules/curve.ts'
import { rules, type Egg } from '../rules.ts'
import { isLost, landedOf, passedOf, tossedOf } from '../view/changes.ts'

const opening = rules.start(5, 1)
const kind = opening.baskets[0]?.kind ?? 0
const egg: Egg = { id: 1, kind, other: kind, form: 'plain', place: 1, at: ROW / 2 }

test('finds the egg that landed, unless it was thrown out', () => {
  const before = { ...opening, eggs: [egg] }
  expect(landedOf(before, { ...before, eggs: [] })).toBe(egg)
  expect(landedOf(before, { ...before, tick: 9 })).toBeUndefined()
  const thrown = { ...before, eggs: [], thrown: 1 }
  expect([landedOf(before, thrown), tossedOf(before, thrown)]).toEqual([undefined, egg])
})

test('counts an egg as lost unless it came home or fed a fox', () => {
  expect(isLost(opening, opening)).toBe(true)
  expect(isLost(opening, { ...opening, home: 1 })).toBe(false)
  expect(isLost(opening, { ...opening, fed: 1 })).toBe(false)
})

test('finds eggs that passed a gate', () => {
  const before = { ...opening, eggs: [egg, { ...egg, id: 2 }] }
  const through = { ...egg, place: 3, at: ROW }
  expect(passedOf(before, { ...before, eggs: [through, { ...egg, id: 2, at: 9 }] })).toEqual([[egg, through]])
})
