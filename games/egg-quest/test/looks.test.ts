import { expect, test } from 'vitest'
import { looks } from '../goals.ts'
import { paletteOf } from '../view/looks.ts'

test('every look has an egg of its own, and an unknown one is the first', () => {
  const palettes = looks.map(({ id }) => paletteOf(id))
  expect(new Set(palettes).size).toBe(looks.length)
  expect(paletteOf('')).toBe(palettes[0])
})
