import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { advise } from '../rules/coach.ts'
import type { Mark, State } from '../rules/state.ts'
import { adviceWords, newsWords, spotWords, tallyWords } from '../words.ts'

/** Level 3: rows 5 3 4, 2 6 5, 7 4 6 with targets 9, 11, 11; columns with 12, 10, 9. */
const start = rules.start(1, 3)
const put = (state: State, mark: Mark, ...cells: readonly number[]) => rules.act(state, { cells, mark })

describe('what is under the cursor', () => {
  test.each([
    ['a digit', start, 'cell', 5, 'Row 2, column 3: 5, no mark.'],
    ['a struck digit', put(start, 'out', 1), 'cell', 1, 'Row 1, column 2: 3, struck out.'],
    ['a kept digit', put(start, 'keep', 0), 'cell', 0, 'Row 1, column 1: 5, kept.'],
    ['a line with too much', start, 'line', 0, 'Row 1: target 9, 3 too much.'],
    ['a line that is true', put(start, 'out', 1), 'line', 4, 'Column 2: target 10, true.'],
    ['a line with too little', put(start, 'out', 0), 'line', 0, 'Row 1: target 9, 2 too little.'],
    [
      'a line with too much kept',
      put(start, 'keep', 0, 1, 2),
      'line',
      0,
      'Row 1: target 9, 3 too much, and more is kept than the target.',
    ],
  ] as const)('%s', (_, state, kind, at, words) => expect(spotWords(state, { kind, at })).toBe(words))
})

describe('what has changed', () => {
  const struck = put(start, 'out', 1)
  test.each([
    ['a strike', start, struck, 'Struck 3 in row 1, column 2. Row 1 is true. Column 2 is true.'],
    [
      'its undoing',
      struck,
      start,
      'Cleared 3 in row 1, column 2. Row 1 is no longer true. Column 2 is no longer true.',
    ],
    ['a digit kept', start, put(start, 'keep', 8), 'Kept 6 in row 3, column 3.'],
    ['a line kept', struck, put(struck, 'keep', 0, 2), 'Kept 2 digits.'],
    [
      'a strike too many',
      struck,
      put(struck, 'out', 4),
      'Struck 6 in row 2, column 2. Row 2 cannot come true like this. Column 2 is no longer true.',
    ],
    ['nothing', start, start, ''],
  ])('%s', (_, before, after, words) => expect(newsWords(before, after)).toBe(words))
})

test('the tally counts the lines', () => expect(tallyWords(put(start, 'out', 1))).toBe('2 of 6 lines true.'))

test.each([
  ['a strike', { cell: 1, mark: 'out', line: 0 }, 'Strike the 3 in row 1, column 2: row 1 decides it.'],
  [
    'a digit that stays',
    { cell: 4, mark: 'keep', line: 4 },
    'Keep the 6 in row 2, column 2: column 2 decides it.',
  ],
  ['a wrong mark', { cell: 0, mark: 'none' }, 'The mark on the 5 in row 1, column 1 is wrong.'],
] as const)('a hint tells of %s', (_, advice, words) => expect(adviceWords(start, advice)).toBe(words))

test('advice and words agree on the first hint of the level', () => {
  const advice = advise(start)
  expect(advice && adviceWords(start, advice)).toMatch(
    /^Strike the \d in row \d, column \d: (row|column) \d decides it\.$/,
  )
})
