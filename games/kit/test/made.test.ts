import { expect, test } from 'vitest'
import { allReached, goalKey, isMadeKey, madeGoalOf, reachedIn, withoutPast } from '../save/made.ts'

const GOAL = { slot: 'near', day: '2026-11-16', index: 2, fact: 'gaps', isTotal: true, count: 12 } as const
const KEY = 'near-20261116-2-gaps-t12'

test('a key contains the whole goal', () => {
  expect(goalKey(GOAL)).toBe(KEY)
  expect(madeGoalOf(KEY)).toEqual(GOAL)
})

test.each([
  ['a period', 'week-20261116', true],
  ['a goal', KEY, true],
  ['a goal of tomorrow', 'far-20261117-0-gaps-o5', true],
  ['a later day', 'far-20261118', false],
  ['an unknown slot', 'year-20261116', false],
  ['a period without a date', 'near-2026', false],
  ['a target out of bounds', 'near-20261116-0-gaps-o1234567890', false],
  ['a fact that is no word', 'near-20261116-0-<b>-o1', false],
  ['a name that every object has', 'constructor', false],
])('%s is a valid key: %s, %s', (_, key, isValid) => {
  expect(isMadeKey(key, '2026-11-17')).toBe(isValid)
})

test('counts the goals reached in a period, and in all', () => {
  const made = { 'near-20261116': 4, 'week-20261116': 1, [KEY]: 7 }
  expect(reachedIn(made, 'near', '2026-11-16')).toBe(4)
  expect(reachedIn(made, 'far', '2026-11-16')).toBe(0)
  expect(allReached(made)).toBe(5)
})

test('forgets goals that were reached or are long past, and no number', () => {
  const open = { [KEY]: 3, 'week-20261109-0-gaps-t90': 40 }
  const past = { 'near-20261116-1-gaps-t12': 12, 'far-20261101-0-gaps-o9': 1 }
  const reached = { 'near-20261116': 2, 'near-20250101': 7 }
  expect(withoutPast({ ...open, ...past, ...reached }, '2026-11-16')).toEqual({ ...open, ...reached })
})

test('keeps the goals of tomorrow for a clock that is set back', () => {
  const made = { 'near-20261118': 6, 'near-20261118-6-gaps-t12': 4 }
  expect(withoutPast(made, '2026-11-16')).toEqual(made)
})

test('limits the number of open goals', () => {
  const many = Object.fromEntries(
    Array.from({ length: 500 }, (_, i) => [`near-20261116-0-gaps-t${i + 2}`, 1]),
  )
  expect(Object.keys(withoutPast(many, '2026-11-16'))).toHaveLength(60)
})
