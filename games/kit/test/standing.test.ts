import { expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { earnedStars, hintCost } from '../round/standing.ts'

const puzzle = {
  rules: { outcome: (stars: number) => (stars > 0 ? 'won' : 'lost') },
  levels: { tuned: 1, stars: (stars: number) => stars },
} as unknown as Game<number, never>

test.each([
  [3, false, 3, false],
  [3, true, 2, true],
  [2, false, 2, false],
  [2, true, 2, false],
  [1, true, 1, false],
  [0, false, 0, false],
  [0, true, 0, false],
])(
  'a round worth %i, with a hint: %j, earns %i stars, so that the hint has cost one: %j',
  (state, hinted, earned, cost) => {
    const standing = { level: 1, state, best: undefined, hinted }
    expect([earnedStars(puzzle, standing), hintCost(puzzle, standing)]).toEqual([earned, cost])
  },
)

test('a round of a game without levels earns no stars', () => {
  const { rules } = puzzle
  expect(earnedStars({ rules } as Game<number, never>, { level: 1, state: 3, best: undefined })).toBe(0)
})
