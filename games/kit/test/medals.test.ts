import { expect, test } from 'vitest'
import { medalRank, medalWon } from '../medals.ts'

const MEDALS = [10, 25, 50, 80] as const

test.each([
  [9, 0],
  [10, 1],
  [49, 2],
  [79, 3],
  [500, 4],
])('a score of %i has rank %i', (score, rank) => expect(medalRank(MEDALS, score)).toBe(rank))

test('a game without medals awards none', () => expect(medalRank(undefined, 99)).toBe(0))

test.each([
  [0, 9, undefined],
  [9, 10, 'Bronze'],
  [10, 11, undefined],
  [24, 25, 'Silver'],
  [0, 60, 'Gold'],
  [60, 80, 'Emerald'],
  [60, 0, undefined],
])('from %i to %i wins %s', (from, to, name) => expect(medalWon(MEDALS, from, to)).toBe(name))
