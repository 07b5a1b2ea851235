import { expect, test } from 'vitest'
import { looks } from '../goals.ts'
import { paletteOf } from '../view/looks.ts'

test('gives every look its own plumage and season, and falls back to the first look', () => {
  const palettes = looks.map(({ id }) => paletteOf(id))
  expect(new Set(palettes.map(({ plumage }) => plumage)).size).toBe(looks.length)
  expect(new Set(palettes.map(({ season }) => season)).size).toBe(looks.length)
  expect(paletteOf('')).toBe(palettes[0])
})
