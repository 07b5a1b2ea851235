import { expect, test } from 'vitest'
import { rules, type State } from '../rules.ts'
import { adviceWords, cellWords, newsWords, runWords } from '../words.ts'

/**
 * A . A
 * B . .
 * B . .  and the first pair may go the long way round
 */
const start: State = {
  level: 1,
  board: {
    size: 3,
    ways: [
      [0, 1, 4, 7, 8, 5, 2],
      [3, 6],
    ],
  },
  ribbons: [[], []],
  last: -1,
  spent: 0,
}
const joined = rules.act(start, [0, 1, 2])

test.each<[State, number, string]>([
  [start, 0, 'Row 1, column 1: red ball, asleep.'],
  [joined, 0, 'Row 1, column 1: red ball, joined.'],
  [joined, 1, 'Row 1, column 2: ribbon of the red ball.'],
  [joined, 8, 'Row 3, column 3: empty.'],
])('what is under the cursor is told', (state, cell, words) => expect(cellWords(state, cell)).toBe(words))

test('a way is told in runs', () => {
  expect(runWords(start, [0, 1, 4, 7, 8, 5, 2])).toBe('right 1, down 2, right 1, up 2')
})

test('a hint says whom to lead where', () => {
  expect(adviceWords([3, 6], start)).toBe('Lead the blue box from row 2, column 1: down 1.')
})

test('what a stroke changed is told, and what is still wrong', () => {
  expect(newsWords(start, joined)).toBe('Red balls joined.')
  expect(newsWords(joined, rules.act(joined, [3, 6]))).toBe(
    'Blue boxes joined. Everyone is joined, but 4 tiles are still empty.',
  )
  expect(newsWords(joined, start)).toBe('Red balls apart again.')
  expect(newsWords(joined, rules.act(joined, [3, 4, 1]))).toBe('Red balls apart again.')
  const begun = rules.act(start, [0, 1, 4])
  expect(newsWords(begun, rules.act(begun, [3, 4]))).toBe("Red ball's ribbon cut.")
})
