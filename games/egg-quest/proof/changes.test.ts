import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { changesOf } from '../view/changes.ts'

const start = rules.start(1, 1)

test('a new zone is noticed once', () => {
  const below = { ...start, best: 11 }
  expect(changesOf(below, { ...start, best: 12 }).entered).toBe(1)
  expect(changesOf({ ...start, best: 12 }, { ...start, best: 13 }).entered).toBeUndefined()
})
