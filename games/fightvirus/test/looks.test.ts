import { expect, test } from 'vitest'
import { looks } from '../goals.ts'
import { suitOf } from '../view/looks.ts'

test('every look is a suit of its own, down to its cannon or its body', () => {
  const suits = looks.map(({ id }) => suitOf(id))
  expect(new Set(suits.map(({ body, gear }) => body.true + gear.true)).size).toBe(looks.length)
})

test('an unknown look is the first one', () => {
  for (const id of ['', 'no such look']) expect(suitOf(id)).toEqual(suitOf(looks[0]?.id ?? 'none'))
})
