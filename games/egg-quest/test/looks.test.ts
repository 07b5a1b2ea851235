import { expect, test } from 'vitest'
import { looks } from '../goals.ts'
import { paletteOf } from '../view/looks.ts'

test('gives every look its own palette and falls back to the first look', () => {
  const palettes = looks.map(({ id }) => paletteOf(id))
  expect(new Set(palettes).size).toBe(looks.length)
  expect(paletteOf('')).toBe(palettes[0])
})
