import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { changesOf } from '../view/changes.ts'

const start = rules.start(1, 1)

test('reports a new zone once', () => {
  const below = { ...start, best: 13 }
  expect(changesOf(below, { ...start, best: 14 }).entered).toBe(1)
  expect(changesOf({ ...start, best: 14 }, { ...start, best: 15 }).entered).toBeUndefined()
})
