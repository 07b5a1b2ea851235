import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/test/listener.ts'
import { levels, rules } from '../rules.ts'
import type { CoachAdvice } from '../rules/coach.ts'
import { DOUBLE } from '../rules/lines.ts'
import type { CellMark, State } from '../rules/state.ts'
import { adviceWords, refusalWords, spotWords, words } from '../words.ts'

/** Level 3: rows 5 3 4, 2 6 5, 7 4 6 with targets 9, 11, 11; columns with targets 12, 10, 9. */
const start = rules.start(1, 3)
const put = (state: State, mark: CellMark, ...cells: readonly number[]) => rules.act(state, { cells, mark })

describe('names the thing under the cursor:', () => {
  test.each([
    ['a digit', start, 'cell', 5, '5, no mark. Row 2, column 3.'],
    ['a struck digit', put(start, 'out', 1), 'cell', 1, '3, struck out. Row 1, column 2.'],
    ['a kept digit', put(start, 'keep', 0), 'cell', 0, '5, kept. Row 1, column 1.'],
    ['a line with too much', start, 'line', 0, 'Target 9, 3 over. Row 1.'],
    ['a line that adds up', put(start, 'out', 1), 'line', 4, 'Target 10, adds up. Column 2.'],
    ['a line with too little', put(start, 'out', 0), 'line', 0, 'Target 9, 2 under, broken. Row 1.'],
    ['a line with too much kept', put(start, 'keep', 0, 1, 2), 'line', 0, 'Target 9, 3 over, broken. Row 1.'],
  ] as const)('%s', (_, state, kind, at, text) => expect(spotWords(state, { kind, at })).toBe(text))
})

describe('announces a change:', () => {
  const struck = put(start, 'out', 1)
  test.each([
    ['a strike', start, struck, 'Struck 3 in row 1, column 2. Row 1 and column 2 add up.'],
    ['an undo', struck, start, 'Cleared 3 in row 1, column 2. Row 1 and column 2 no longer add up.'],
    ['a digit kept', start, put(start, 'keep', 8), 'Kept 6 in row 3, column 3.'],
    ['a line kept', struck, put(struck, 'keep', 0, 2), 'Kept 2 digits.'],
    [
      'a strike too many',
      struck,
      put(struck, 'out', 4),
      'Struck 6 in row 2, column 2. Column 2 no longer adds up. Row 2 can no longer add up.',
    ],
    ['nothing', start, start, ''],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))
})

test('states the task as the number of lines that add up', () =>
  expect(words.task(put(start, 'out', 1))).toBe('3 by 3, 2 of 6 lines add up.'))

test('says "adds up" of a single line', () => {
  const one = put(start, 'out', 1, 7)
  expect(words.task(one)).toBe('3 by 3, 1 of 6 lines adds up.')
})

test('a line cannot be kept before it adds up', () => {
  expect(refusalWords(start, 0)).toBe('Row 1 does not add up yet.')
  expect(refusalWords(put(put(start, 'out', 1), 'keep', 0, 2), 0)).toBe('Nothing left to keep.')
  expect(refusalWords(mixed, 6)).toBe('The bed does not add up yet.')
})

test('describes the board line by line', () =>
  expect(words.describe(put(put(start, 'out', 1), 'keep', 0))).toEqual([
    'Row 1: 5 kept, 3 struck, 4; target 9, adds up.',
    'Row 2: 2, 6, 5; target 11, 2 over.',
    'Row 3: 7, 4, 6; target 11, 6 over.',
    'Column 1: target 12, 2 over.',
    'Column 2: target 10, adds up.',
    'Column 3: target 9, 6 over.',
  ]))

/** Every element on one grid: twins, a bed, ×2, a veiled target, two sums and a count. */
const mixed: State = {
  ...start,
  digits: [5, -3, 4, 2, DOUBLE, 5, 7, 4, 6],
  twins: [[0, 8]],
  bed: [1, 2, 5],
  targets: [
    { counts: false, any: [] },
    { counts: false, any: [7, 12] },
    { counts: true, any: [2] },
    ...start.targets.slice(3),
    { counts: false, any: [9] },
  ],
}

describe('the elements', () => {
  test('appear in the description of the board', () =>
    expect(words.describe(mixed)).toEqual([
      'Row 1: 5, −3, 4; target veiled.',
      'Row 2: 2, ×2, 5; target 7 or 12, 2 over.',
      'Row 3: 7, 4, 6; strikes 2, 2 to go.',
      'Column 1: target 12, 2 over.',
      'Column 2: target 10, 8 under, broken.',
      'Column 3: target 9, 6 over.',
      'Bed: target 9, 3 under.',
      'Star twins: row 1, column 1 and row 3, column 3.',
      'Bed in row 1: columns 2, 3.',
      'Bed in row 2: column 3.',
    ]))

  test.each([
    ['a twin', 'cell', 0, '5, star twin, no mark. Row 1, column 1.'],
    ['a digit of the bed', 'cell', 1, '−3, bed, no mark. Row 1, column 2.'],
    ['×2', 'cell', 4, '×2, no mark. Row 2, column 2.'],
    ['the target of the bed', 'line', 6, 'Target 9, 3 under. Bed.'],
  ] as const)('are named under the cursor: %s', (_, kind, at, text) =>
    expect(spotWords(mixed, { kind, at })).toBe(text),
  )

  test('announces twins together, and only counts lines when many change', () => {
    expect(words.changed(mixed, put(mixed, 'keep', 8))).toBe('Kept the star twins.')
    expect(words.changed(start, put(start, 'out', 1, 3, 8))).toBe('Struck 3 digits. 6 of 6 lines add up.')
    expect(words.task(mixed)).toBe('3 by 3, 0 of 7 lines add up.')
  })

  test('says when a count of strikes is reached', () =>
    expect(words.describe(put(mixed, 'out', 6, 7))[2]).toBe('Row 3: 7 struck, 4 struck, 6; strikes 2, done.'))

  test('says by how many a count of strikes is exceeded', () =>
    expect(words.describe(put(mixed, 'out', 6, 7, 8))[2]).toBe(
      'Row 3: 7 struck, 4 struck, 6 struck; strikes 2, 1 too many, broken.',
    ))
})

const step = { line: 0, found: [], isPlain: true, ways: 1, effort: 1 }

test.each<[string, State, CoachAdvice, string]>([
  ['a wrong mark', start, { cell: 0, mark: 'none' }, 'The mark on the 5 is wrong: clear it.'],
  ['too large a digit', start, { cell: 1, mark: 'out', step }, 'Too much for its row: strike the 3.'],
  ['a digit that is needed', start, { cell: 0, mark: 'keep', step }, 'Its row needs it: keep the 5.'],
  [
    'a negative digit',
    mixed,
    { cell: 1, mark: 'out', step: { ...step, line: 6 } },
    'Too little for its bed: strike the −3.',
  ],
  [
    'a line that adds up',
    put(start, 'out', 1),
    { cell: 0, mark: 'keep', step },
    'Its row already adds up: keep the 5.',
  ],
  [
    'a count that takes every open digit',
    mixed,
    { cell: 6, mark: 'out', step: { ...step, line: 2 } },
    'Every unmarked digit in its row has to go: strike the 7.',
  ],
  [
    'a count that is reached',
    mixed,
    { cell: 6, mark: 'keep', step: { ...step, line: 2 } },
    'Its row has all the strikes it needs: keep the 7.',
  ],
  [
    'one way',
    start,
    { cell: 1, mark: 'out', step: { ...step, isPlain: false } },
    'Its row can add up in only one way: strike the 3.',
  ],
  [
    'several ways',
    start,
    { cell: 4, mark: 'keep', step: { ...step, line: 4, isPlain: false, ways: 3 } },
    'Its column can add up in 3 ways, all with it: keep the 6.',
  ],
  [
    'two ways',
    start,
    { cell: 1, mark: 'out', step: { ...step, isPlain: false, ways: 2 } },
    'Its row can add up in 2 ways, both without it: strike the 3.',
  ],
  [
    'odd and even',
    { ...mixed, targets: mixed.targets.with(4, { counts: false, any: [5] }) },
    { cell: 4, mark: 'out', step: { ...step, line: 4, isPlain: false, ways: 3 } },
    'Its column has an odd target, so nothing may double it: strike the ×2.',
  ],
])('a hint gives its reason: %s', (_, state, advice, text) => expect(adviceWords(state, advice)).toBe(text))

test('gives the row and column of a hint separately', () =>
  expect(words.where?.({ cells: [5], mark: 'out' }, start)).toBe('Row 2, column 3.'))

test('the pill counts strikes', () => expect(levels.unit).toEqual(['strike', 'strikes']))

test('hints for every element are short, and name no row or column', () => {
  for (const level of [1, 21, 41, 61, 81, 121, 141, 181, 240, 300]) {
    let state = rules.start(1, level)
    for (let hint = levels.hint(state); hint; hint = levels.hint(state)) {
      const text = words.advise(hint, state)
      expect(text).toMatch(/^[A-Z].*: (strike|keep) the \S+\.$/)
      expect(text).not.toMatch(/(row|column) \d/)
      expect(countWords(text)).toBeLessThanOrEqual(25)
      state = rules.act(state, hint)
    }
    expect(rules.outcome(state)).toBe('won')
  }
})

test('describes no line of a full grid in more than 25 words', () => {
  for (const level of [20, 100, 200, 260, 280, 300, 320]) {
    const grid = rules.start(1, level)
    for (const mark of ['out', 'keep'] as const) {
      const state = { ...grid, marks: grid.marks.map(() => mark) }
      for (const text of words.describe(state)) expect(countWords(text), text).toBeLessThanOrEqual(25)
    }
  }
})
