import { expect, test } from 'vitest'
import { looks } from '../goals.ts'
import { coloursIn, createWalls, wallsOf } from '../view/colours.ts'
import { styleOf } from '../view/looks.ts'

const nameOf = ({ left, rim }: { left: string; rim: string }) => `${left} ${rim}`

test.each(looks)(
  '$name: neighbouring storeys differ in colour, down to the house, and the last meets the first',
  ({ id }) => {
    const all = coloursIn(styleOf(id))
    const walls = wallsOf(all)
    for (let storey = -2; storey < all.length * 2; storey++)
      expect(nameOf(walls(storey)), `storey ${storey}`).not.toBe(nameOf(walls(storey + 1)))
    expect(walls(all.length)).toBe(walls(0))
  },
)

test('no two looks are alike, and an unknown one is the first', () => {
  expect(new Set(looks.map(({ id }) => styleOf(id))).size).toBe(looks.length)
  expect(styleOf('of another version')).toBe(styleOf(looks[0]?.id ?? ''))
})

test('another look is seen at once', () => {
  const stage = { look: '' }
  const walls = createWalls(stage)
  const before = walls(1)
  stage.look = 'neon'
  expect(walls(1)).not.toEqual(before)
})
