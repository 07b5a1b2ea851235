import { expect, test } from 'vitest'
import { nearestOf, unlockedLooks } from '../deferred/result/nearest.ts'
import type { Game } from '../game.ts'
import type { Goal } from '../goals.ts'
import { FRESH_SAVE, type Save } from '../save/save.ts'

const goal = (id: string, count: number): Goal<number> => ({ id, words: id, count, step: () => 0 })
const GOALS = ['a', 'b', 'c', 'd'].map((id) => goal(id, 2))

const game = {
  rules: { score: (points: number) => points },
  medals: [10, 20, 30, 40],
  goals: GOALS,
  looks: [
    { id: 'plain', name: 'Plain' },
    { id: 'panda', name: 'Panda', goals: 3 },
    { id: 'moon', name: 'Moon', level: 40 },
  ],
} as unknown as Game<number, never>

function near(score: number, kept: Partial<Save> = {}, moved: Readonly<Record<string, number>> = {}) {
  const progress = {
    moved: GOALS.filter(({ id }) => id in moved),
    totalOf: ({ id }: Goal<number>) => moved[id] ?? 0,
  }
  return nearestOf(game, { level: 1, state: score, best: undefined }, { ...FRESH_SAVE, ...kept }, progress)
}

test.each([
  ['nothing after a round without anything', 0, {}, {}, undefined],
  ['the next medal', 12, {}, {}, { words: '8 more for silver', part: 0.6 }],
  [
    'a look that is nearer',
    2,
    { goals: { a: 2, b: 2 } },
    {},
    { words: '1 goal to the Panda look', part: 2 / 3 },
  ],
  ['a goal that is nearest', 2, {}, { a: 1 }, { words: 'a: 1 of 2', part: 0.5 }],
  [
    'a look that a level unlocks',
    99,
    { goals: { a: 2, b: 2, c: 2 }, stars: { 30: 1 } },
    {},
    { words: '10 levels to the Moon look', part: 0.75 },
  ],
] as const)('names %s', (_, score, kept, moved, expected) =>
  expect(near(score, kept, moved)).toEqual(expected),
)

test('a reached goal is not near', () => expect(near(0, {}, { a: 2 })).toBeUndefined())

const idsOf = (kept: Partial<Save>) => unlockedLooks(game, { ...FRESH_SAVE, ...kept }).map(({ id }) => id)

test('goals and levels unlock looks', () => {
  expect(idsOf({})).toEqual(['plain'])
  expect(idsOf({ goals: { a: 2, b: 2, c: 2 } })).toEqual(['plain', 'panda'])
  expect(idsOf({ stars: { 40: 1 } })).toEqual(['plain', 'moon'])
})
