import { expect, it } from 'vitest'
import { onPixels } from '../paint/whole-pixels.ts'

it.each([
  ['an even size', 10.3, 4, 1, 10],
  ['an odd size', 10.3, 5, 1, 10.5],
  ['half pixels of a dense screen', 10.3, 4, 2, 10.5],
  ['a ratio between two', 10, 3, 1.5, 10.166_667],
  ['a place outside of the frame', -7.4, 4, 1, -7],
  ['a place on a whole pixel', 6, 4, 1, 6],
])('moves %s to a whole pixel', (_, centre, size, ratio, expected) => {
  expect(onPixels(centre, size, ratio)).toBeCloseTo(expected)
})
