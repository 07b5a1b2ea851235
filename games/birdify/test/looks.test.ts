import { expect, test } from 'vitest'
import { looks } from '../goals.ts'
import { paletteOf } from '../view/looks.ts'

test('every look has a plumage and a season of its own, and an unknown one is the first', () => {
  const palettes = looks.map(({ id }) => paletteOf(id))
  expect(new Set(palettes.map(({ plumage }) => plumage)).size).toBe(looks.length)
  expect(new Set(palettes.map(({ season }) => season)).size).toBe(looks.length)
  expect(paletteOf('')).toBe(palettes[0])
})
