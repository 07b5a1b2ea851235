import { expect, test } from 'vitest'
import { coloursOf, RAINBOW } from '../view/colours.ts'

test('neighbouring storeys differ in colour, and the rainbow closes', () => {
  for (let storey = 0; storey < RAINBOW * 2; storey++)
    expect(coloursOf(storey).left).not.toBe(coloursOf(storey + 1).left)
  expect(coloursOf(RAINBOW)).toBe(coloursOf(0))
})
