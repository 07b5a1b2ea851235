import { expect, test } from 'vitest'
import { looks } from '../goals.ts'
import { COATS, paletteOf } from '../view/looks.ts'

test('every look has a palette and a pattern of its own', () => {
  const balls = looks.map(({ id }) => paletteOf(id))
  expect(new Set(balls).size).toBe(looks.length)
  expect(balls.map(({ coat }) => coat).toSorted()).toEqual(COATS.toSorted())
})

test('an unknown look falls back to the first one', () => {
  for (const id of ['', 'no such look']) expect(paletteOf(id)).toBe(paletteOf(looks[0]?.id ?? 'none'))
})
