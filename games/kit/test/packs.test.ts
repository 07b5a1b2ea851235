import { expect, test } from 'vitest'
import { lastOpen, packAt, packOf } from '../round/packs.ts'

test.each([
  ['no solved level', {}, 1, 3],
  ['one solved level', { 1: 3 }, 2, 4],
  ['a gap', { 1: 1, 7: 2 }, 3, 10],
  ['a current level further on', { 2: 1 }, 40, 40],
])('finds the last open level with %s', (_, stars, current, last) => {
  expect(lastOpen(stars, current)).toBe(last)
})

test.each([
  [1, 0],
  [20, 0],
  [21, 1],
  [5000, 249],
])('level %i is in pack %i', (level, pack) => expect(packOf(level)).toBe(pack))

test('counts the stars and crowns of each pack separately', () => {
  const [stars, crowns] = [
    { 1: 3, 20: 2, 21: 3 },
    { 1: 1, 20: 1, 40: 1 },
  ]
  expect(packAt(0, stars, crowns)).toEqual({ first: 1, last: 20, stars: 5, crowns: 2 })
  expect(packAt(1, stars, crowns)).toEqual({ first: 21, last: 40, stars: 3, crowns: 1 })
})

test('finds the last open level among a hundred thousand solved ones', () => {
  const stars = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [i + 1, 3]))
  expect(lastOpen(stars, 1)).toBe(100_003)
})
