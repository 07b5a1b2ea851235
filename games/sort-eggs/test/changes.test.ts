import { expect, test } from 'vitest'
import { ROW } from '../rules/curve.ts'
import { rules, type Egg } from '../rules.ts'
import { changesOf } from '../view/changes.ts'

const opening = rules.start(5, 1)
const kind = opening.baskets[0]?.kind ?? 0
const egg: Egg = { id: 1, kind, other: kind, form: 'plain', place: 1, at: ROW / 2 }

test('finds the egg that landed, unless it was thrown out', () => {
  const before = { ...opening, eggs: [egg] }
  expect(changesOf(before, { ...before, eggs: [] })).toMatchObject({ landed: egg, tossed: undefined })
  expect(changesOf(before, { ...before, tick: 9 }).landed).toBeUndefined()
  const thrown = { ...before, eggs: [], thrown: 1 }
  expect(changesOf(before, thrown)).toMatchObject({ landed: undefined, tossed: egg, isLost: false })
})

test('counts a landed egg as lost unless it came home or fed a fox', () => {
  const before = { ...opening, eggs: [egg] }
  const landed = { ...before, eggs: [] }
  expect(changesOf(before, landed).isLost).toBe(true)
  expect(changesOf(before, { ...landed, home: 1 }).isLost).toBe(false)
  expect(changesOf(before, { ...landed, fed: 1 }).isLost).toBe(false)
  expect(changesOf(before, before).isLost, 'without a landed egg').toBe(false)
})

test('finds eggs that passed a gate', () => {
  const before = { ...opening, eggs: [egg, { ...egg, id: 2 }] }
  const through = { ...egg, place: 3, at: ROW }
  const after = { ...before, eggs: [through, { ...egg, id: 2, at: 9 }] }
  expect(changesOf(before, after).passed).toEqual([[egg, through]])
})
