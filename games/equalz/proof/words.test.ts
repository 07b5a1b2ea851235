import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { advise } from '../rules/coach.ts'
import type { Mark, State } from '../rules/state.ts'
import { adviceWords, refusalWords, spotWords, words } from '../words.ts'

/** Level 3: rows 5 3 4, 2 6 5, 7 4 6 with targets 9, 11, 11; columns with 12, 10, 9. */
const start = rules.start(1, 3)
const put = (state: State, mark: Mark, ...cells: readonly number[]) => rules.act(state, { cells, mark })

describe('what is under the cursor', () => {
  test.each([
    ['a digit', start, 'cell', 5, '5, no mark. Row 2, column 3.'],
    ['a struck digit', put(start, 'out', 1), 'cell', 1, '3, struck out. Row 1, column 2.'],
    ['a kept digit', put(start, 'keep', 0), 'cell', 0, '5, kept. Row 1, column 1.'],
    ['a line with too much', start, 'line', 0, 'Target 9, 3 too much. Row 1.'],
    ['a line that is true', put(start, 'out', 1), 'line', 4, 'Target 10, true. Column 2.'],
    ['a line with too little', put(start, 'out', 0), 'line', 0, 'Target 9, 2 too little. Row 1.'],
    [
      'a line with too much kept',
      put(start, 'keep', 0, 1, 2),
      'line',
      0,
      'Target 9, 3 too much, and too much is kept. Row 1.',
    ],
  ] as const)('%s', (_, state, kind, at, text) => expect(spotWords(state, { kind, at })).toBe(text))
})

describe('what has changed', () => {
  const struck = put(start, 'out', 1)
  test.each([
    ['a strike', start, struck, 'Struck 3 in row 1, column 2. Row 1 true. Column 2 true.'],
    ['its undoing', struck, start, 'Cleared 3 in row 1, column 2. Row 1 not true. Column 2 not true.'],
    ['a digit kept', start, put(start, 'keep', 8), 'Kept 6 in row 3, column 3.'],
    ['a line kept', struck, put(struck, 'keep', 0, 2), 'Kept 2 digits.'],
    [
      'a strike too many',
      struck,
      put(struck, 'out', 4),
      'Struck 6 in row 2, column 2. Row 2 cannot come true. Column 2 not true.',
    ],
    ['nothing', start, start, ''],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))
})

test('the task is how many lines are true', () =>
  expect(words.task(put(start, 'out', 1))).toBe('3 by 3, 2 of 6 lines true.'))

test('a line cannot be kept before it is true', () => {
  expect(refusalWords(start, 0)).toBe('Row 1 is not true yet.')
  expect(refusalWords(put(put(start, 'out', 1), 'keep', 0, 2), 0)).toBe('Nothing is left to keep.')
})

test('the board is told by its lines', () =>
  expect(words.describe(put(put(start, 'out', 1), 'keep', 0))).toEqual([
    'Row 1: 5 kept, 3 struck, 4; target 9, true.',
    'Row 2: 2, 6, 5; target 11, 2 too much.',
    'Row 3: 7, 4, 6; target 11, 6 too much.',
    'Column 1: target 12, 2 too much.',
    'Column 2: target 10, true.',
    'Column 3: target 9, 6 too much.',
  ]))

test.each([
  ['a strike', { cell: 1, mark: 'out', line: 0 }, 'Strike the 3 in row 1, column 2: row 1 decides it.'],
  [
    'a digit that stays',
    { cell: 4, mark: 'keep', line: 4 },
    'Keep the 6 in row 2, column 2: column 2 decides it.',
  ],
  ['a wrong mark', { cell: 0, mark: 'none' }, 'The mark on the 5 in row 1, column 1 is wrong.'],
] as const)('a hint tells of %s', (_, advice, text) => expect(adviceWords(start, advice)).toBe(text))

test('advice and words agree on the first hint of the level', () => {
  const advice = advise(start)
  expect(advice && adviceWords(start, advice)).toMatch(
    /^Strike the \d in row \d, column \d: (row|column) \d decides it\.$/,
  )
})
