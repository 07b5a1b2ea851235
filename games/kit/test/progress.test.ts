import { expect, test } from 'vitest'
import type { Fact, Goal } from '../goals.ts'
import { isUnlocked, openedAfter, openOf } from '../round/goal-progress.ts'
import { createProgress } from '../round/progress.ts'
import { PLAYED, type Records } from '../save/records.ts'
import { FRESH_SAVE, type Save } from '../save/save.ts'

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

const change = (before: number, after: number) => ({
  before,
  after,
  level: 1,
  isToday: false,
  hinted: false,
  undone: false,
})

const TODAY = '2026-11-16'
/** The words of the open goals. */
const openIn = (game: Parameters<typeof openOf<number, unknown>>[1], save: Partial<Save> = {}) =>
  openOf('plot', game, { ...FRESH_SAVE, ...save }, TODAY).listed.map(({ words }) => words)
const begun = (kept: Records = {}) => createProgress(GOALS, { goals: kept, made: {} })

test('three goals are open at a time, and reaching one opens the next', () => {
  expect(openIn({ goals: GOALS })).toEqual([FIVE.words, MANY.words, 'a'])
  expect(openIn({ goals: GOALS }, { goals: { five: 5, many: 7 } })).toEqual([MANY.words, 'a', 'b'])
})

const STEPS: Fact<number> = { id: 'steps', total: 'Take # steps', usual: 10, step: (_, { after }) => after }

test('one of them is made for the day, once three of the set have been reached', () => {
  const game = { goals: GOALS, facts: [STEPS] }
  expect(openIn(game, { goals: { five: 5, many: 7 } })).toEqual([MANY.words, 'a', 'b'])
  expect(openIn(game, { goals: { five: 5, many: 20, a: 1 } })).toEqual(['b', 'c', 'Take 14 steps'])
})

test('all three are made, once the set has been reached', () => {
  const goals = { five: 5, many: 20, a: 1, b: 1, c: 1 }
  expect(openIn({ goals: GOALS, facts: [STEPS] }, { goals })).toEqual([
    'Take 14 steps',
    'Today: take 50 steps',
    'This week: take 450 steps',
  ])
})

test.each([
  [1, 5],
  [2, 5],
  [4, 7],
  [9, 11],
  [10, Infinity],
])('on day %i of play %i goals of the set have opened, if the last look needs 12', (day, opened) => {
  const looks = [{ id: 'last', name: 'Last', goals: 12 }]
  expect(openedAfter(day, looks)).toBe(opened)
})

test('the next goals of the set open on later days of play', () => {
  const goals = 'abcdefg'.split('').map((id): Goal<number> => ({ ...FIVE, id, words: id }))
  const game = { goals, looks: [{ id: 'last', name: 'Last', goals: 12 }] }
  const kept = { a: 5, b: 5, c: 5, d: 5 }
  expect(openIn(game, { goals: kept })).toEqual(['e'])
  const days = Object.fromEntries(['13', '14', '15'].map((date) => [`2026-11-${date}`, PLAYED]))
  expect(openIn(game, { goals: kept, days })).toEqual(['e', 'f', 'g'])
})

test('a fact has the highest value of the round', () => {
  const progress = createProgress([], { goals: {}, made: {} }, {}, [STEPS])
  for (const [before, after] of [
    [0, 4],
    [4, 2],
  ] as const)
    progress.note(0, change(before, after))
  expect(progress.facts).toEqual({ steps: 4 })
})

test('a goal within a round keeps its maximum, and an overall goal adds up', () => {
  const progress = begun({ five: 4, many: 10 })
  expect(progress.note(0, change(0, 3))).toEqual([])
  expect(progress.kept.goals).toMatchObject({ five: 4, many: 13 })
})

test('reports a reached goal once, at once', () => {
  const progress = begun({ many: 18 })
  expect(progress.note(0, change(0, 1))).toEqual([])
  expect(progress.note(0, change(1, 5))).toEqual([FIVE, MANY])
  expect(progress.note(0, change(5, 6))).toEqual([])
  expect(progress.kept.goals).toMatchObject({ five: 5, many: 20 })
})

test('a broken streak keeps its maximum, and is reported once', () => {
  const progress = begun()
  const reported = [4, 0, 5, 1, 6].flatMap((after, i, all) =>
    progress.note(0, change(all[i - 1] ?? 0, after)),
  )
  expect(reported).toEqual([FIVE])
  expect(progress.kept.goals).toMatchObject({ five: 5 })
  expect(progress.gained).toMatchObject({ five: 6 })
})

test('a move that is undone and repeated counts once', () => {
  const progress = begun()
  for (let i = 0; i < 10; i++) {
    progress.note(1, change(0, 3))
    progress.note(0, change(3, 0))
  }
  expect(progress.gained).toEqual({})
  progress.note(1, change(0, 3))
  expect(progress.kept.goals).toEqual({ five: 3, many: 3 })
})

test('a goal that opens later counts already, up to one step before its end', () => {
  const progress = createProgress(OTHERS, { goals: { many: 10 }, made: {} }, {}, [], [MANY])
  expect(progress.note(0, change(0, 6))).toEqual([])
  expect([progress.kept.goals, progress.moved]).toEqual([{ many: 16 }, []])
  expect(progress.note(0, change(6, 12))).toEqual([])
  expect([progress.kept.goals, progress.moved]).toEqual([{ many: 19 }, []])
  const listed = createProgress([MANY], progress.kept)
  expect(listed.note(0, change(0, 1))).toEqual([MANY])
})

test('goals of the set, of today and of the week count before they are listed, if they sum up rounds', () => {
  const game = { goals: [...OTHERS, MANY], facts: [STEPS] }
  const { listed, later } = openOf('plot', game, FRESH_SAVE, TODAY)
  expect(listed).toEqual(OTHERS)
  const week = later.at(-1)
  expect(later.map(({ words }) => words)).toEqual([
    MANY.words,
    'Take 14 steps',
    'Today: take 50 steps',
    'This week: take 450 steps',
  ])
  const progress = createProgress(listed, { goals: {}, made: {} }, {}, [], later)
  progress.note(0, change(0, 30))
  expect([progress.kept.made[week?.id ?? ''], progress.moved]).toEqual([30, []])
  // One step before its end, so that it is reached when it can be seen.
  expect(progress.kept.made[later[1]?.id ?? '']).toBe(13)
})

test('lists the goals that a round has moved, also one whose streak has broken', () => {
  const progress = begun()
  for (const [before, after] of [
    [0, 5],
    [5, 0],
  ] as const)
    progress.note(0, change(before, after))
  expect(progress.gained).toMatchObject({ five: 0 })
  expect(progress.moved.map(({ id }) => id)).toEqual(['five', 'many'])
  expect(progress.totalOf(FIVE)).toBe(5)
})

test('a goal that was reached stays reached when its move is undone', () => {
  const progress = begun()
  expect(progress.note(1, change(0, 5))).toEqual([FIVE])
  progress.note(0, change(5, 0))
  expect(progress.moved).toEqual([FIVE])
  expect([progress.totalOf(FIVE), progress.missing.includes(FIVE)]).toEqual([5, false])
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
