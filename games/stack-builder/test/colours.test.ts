import { expect, test } from 'vitest'
import { looks } from '../goals.ts'
import { coloursIn, createWalls, wallsOf } from '../view/colours.ts'
import { paletteOf } from '../view/looks.ts'

const nameOf = ({ left, rim }: { left: string; rim: string }) => `${left} ${rim}`

test.each(looks)(
  '$name: adjacent storeys differ in colour, and the colours repeat after the last',
  ({ id }) => {
    const all = coloursIn(paletteOf(id))
    const walls = wallsOf(all)
    for (let storey = -2; storey < all.length * 2; storey++)
      expect(nameOf(walls(storey)), `storey ${storey}`).not.toBe(nameOf(walls(storey + 1)))
    expect(walls(all.length)).toBe(walls(0))
  },
)

test('gives every look its own palette and falls back to the first look', () => {
  expect(new Set(looks.map(({ id }) => paletteOf(id))).size).toBe(looks.length)
  expect(paletteOf('unknown')).toBe(paletteOf(looks[0]?.id ?? ''))
})

test('follows a change of look at once', () => {
  const stage = { look: '' }
  const walls = createWalls(stage)
  const before = walls(1)
  stage.look = 'neon'
  expect(walls(1)).not.toEqual(before)
})
