import { expect, test } from 'vitest'
import type { Goal } from '../goals.ts'
import { isUnlocked, openOf } from '../round/goal-progress.ts'
import { createProgress } from '../round/progress.ts'

const FIVE: Goal<number> = { id: 'five', words: 'Reach five', count: 5, step: (_, { after }) => after }
const MANY: Goal<number> = {
  id: 'many',
  words: 'Twenty steps up in all',
  count: 20,
  overall: true,
  step: (sum, { before, after }) => sum + Math.max(0, after - before),
}
const OTHERS = ['a', 'b', 'c'].map((id): Goal<number> => ({ id, words: id, count: 1, step: () => 0 }))
const GOALS = [FIVE, MANY, ...OTHERS]

const change = (before: number, after: number) => ({ before, after, level: 1, isToday: false, hinted: false })

test('three goals are open at a time, and reaching one opens the next', () => {
  expect(openOf(GOALS, {}).map(({ id }) => id)).toEqual(['five', 'many', 'a'])
  expect(openOf(GOALS, { five: 5, many: 7 }).map(({ id }) => id)).toEqual(['many', 'a', 'b'])
})

test('a goal within a round keeps its maximum, and an overall goal adds up', () => {
  const progress = createProgress(GOALS, { five: 4, many: 10 })
  expect(progress.note(0, change(0, 3))).toEqual([])
  expect(progress.kept).toMatchObject({ five: 4, many: 13 })
})

test('reports a reached goal once, at once', () => {
  const progress = createProgress(GOALS, { many: 18 })
  expect(progress.note(0, change(0, 1))).toEqual([])
  expect(progress.note(0, change(1, 5))).toEqual([FIVE, MANY])
  expect(progress.note(0, change(5, 6))).toEqual([])
  expect(progress.kept).toMatchObject({ five: 5, many: 20 })
})

test('a broken streak keeps its maximum, and is reported once', () => {
  const progress = createProgress(GOALS, {})
  const reported = [4, 0, 5, 1, 6].flatMap((after, i, all) =>
    progress.note(0, change(all[i - 1] ?? 0, after)),
  )
  expect(reported).toEqual([FIVE])
  expect(progress.kept).toMatchObject({ five: 5 })
  expect(progress.gained).toMatchObject({ five: 6 })
})

test('a move that is undone and repeated counts once', () => {
  const progress = createProgress(GOALS, {})
  for (let i = 0; i < 10; i++) {
    progress.note(1, change(0, 3))
    progress.note(0, change(3, 0))
  }
  expect(progress.gained).toEqual({})
  progress.note(1, change(0, 3))
  expect(progress.kept).toEqual({ five: 3, many: 3 })
})

test.each([
  [{}, 0, 0, true],
  [{ goals: 3 }, 2, 900, false],
  [{ goals: 3 }, 3, 0, true],
  [{ level: 20 }, 12, 19, false],
  [{ level: 20 }, 0, 20, true],
])('a look that needs %o is unlocked with %i goals and level %i: %s', (needs, reached, solved, isOpen) => {
  expect(isUnlocked({ id: 'look', name: 'Look', ...needs }, reached, solved)).toBe(isOpen)
})
