import { expect, test } from 'vitest'
import { looks } from '../goals.ts'
import { suitOf } from '../view/looks.ts'

test('every look has its own colours of body and gear', () => {
  const suits = looks.map(({ id }) => suitOf(id))
  expect(new Set(suits.map(({ body, gear }) => body.true + gear.true)).size).toBe(looks.length)
})

test('an unknown look falls back to the first', () => {
  for (const id of ['', 'no such look']) expect(suitOf(id)).toEqual(suitOf(looks[0]?.id ?? 'none'))
})
