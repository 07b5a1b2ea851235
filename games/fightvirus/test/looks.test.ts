import { expect, test } from 'vitest'
import { looks } from '../goals.ts'
import { paletteOf } from '../view/looks.ts'

test('every look has its own colours of body and gear', () => {
  const palettes = looks.map(({ id }) => paletteOf(id))
  expect(new Set(palettes.map(({ body, gear }) => body.true + gear.true)).size).toBe(looks.length)
})

test('an unknown look falls back to the first', () => {
  for (const id of ['', 'no such look']) expect(paletteOf(id)).toEqual(paletteOf(looks[0]?.id ?? 'none'))
})
