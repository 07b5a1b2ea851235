import { expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { earnedCrown, earnedStars, hintCost, type Standing } from '../round/standing.ts'

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

const hinting = { ...puzzle, levels: { ...puzzle.levels, hint: () => undefined } } as Game<number, never>
const named = { ...hinting, levels: { ...hinting.levels, names: ['Easy'] } } as unknown as Game<number, never>

test.each<[string, Game<number, never>, Partial<Standing<number>>, boolean]>([
  ['a level won in one go', hinting, {}, true],
  ['a level won with one star', hinting, { state: 1 }, true],
  ['a daily board won in one go', hinting, { level: -3 }, true],
  ['a level lost', hinting, { state: 0 }, false],
  ['a level won with a hint', hinting, { hinted: true }, false],
  ['a level won with undo', hinting, { undone: true }, false],
  ['a game without hints', puzzle, {}, false],
  ['a named choice', named, {}, false],
])('%s has a crown: %#', (_, game, change, expected) =>
  expect(earnedCrown(game, { level: 1, state: 3, best: undefined, ...change })).toBe(expected),
)

test('a round of a game without levels earns no stars', () => {
  const { rules } = puzzle
  expect(earnedStars({ rules } as Game<number, never>, { level: 1, state: 3, best: undefined })).toBe(0)
})
