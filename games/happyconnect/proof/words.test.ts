import { describe, expect, test } from 'vitest'
import { levels, rules, type State, type Stroke } from '../rules.ts'
import { cellWords, strokeWords, words } from '../words.ts'

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
const after = (...strokes: readonly Stroke[]) => strokes.reduce<State>(rules.act, start)
const begun = after([0, 1, 4])
const joined = after([0, 1, 2])
/** Five rows, a pair in each. */
const many = rules.start(1, 1)

describe('what is under the cursor', () => {
  test.each<[string, State, number, string]>([
    ['a face', start, 0, 'Ball. Row 1, column 1.'],
    ['a face with a ribbon', begun, 0, 'Ball, 1 of 3. Row 1, column 1.'],
    ['its friend', begun, 2, 'Ball. Row 1, column 3.'],
    ['a ribbon', begun, 1, 'Ball ribbon, 2 of 3. Row 1, column 2.'],
    ['the end of a ribbon', begun, 4, 'Ball end, 3 of 3. Row 2, column 2.'],
    ['a face that is joined', joined, 2, 'Ball joined, 3 of 3. Row 1, column 3.'],
    ['an empty tile', joined, 8, 'Empty. Row 3, column 3.'],
  ])('%s', (_, state, cell, text) => expect(cellWords(state, cell)).toBe(text))

  test.each<[string, Stroke, string]>([
    ['a friend in the hand', [3], 'You lead the box. Row 2, column 1.'],
    ['a friend who is led', [3, 4, 5], 'Box led, 3 tiles. Row 2, column 3.'],
  ])('%s', (_, stroke, text) => expect(strokeWords(start, stroke)).toBe(text))
})

describe('what has changed', () => {
  const others = many.board.ways.slice(0, 4).reduce<State>(rules.act, many)
  test.each<[string, State, State, string]>([
    ['a ribbon begun', start, begun, 'Ball ribbon now 3 tiles.'],
    ['a ribbon that grows', begun, after([0, 1, 4], [0, 1, 4, 5]), 'Ball ribbon now 4 tiles.'],
    ['a pair joined', start, joined, 'Balls joined.'],
    ['a pair joined by another way', joined, after([0, 1, 2], [0, 1, 4, 5, 2]), 'Balls joined.'],
    ['a ribbon that is taken away', begun, after([0, 1, 4], [0]), 'Ball ribbon gone.'],
    ['a ribbon cut', begun, after([0, 1, 4], [3, 4]), 'Box ribbon now 2 tiles. Ball ribbon now 2 tiles.'],
    [
      'a ribbon cut at its beginning',
      begun,
      after([0, 1, 4], [3, 4, 1]),
      'Box ribbon now 3 tiles. Ball ribbon gone.',
    ],
    ['a pair cut apart', joined, after([0, 1, 2], [3, 4, 1]), 'Box ribbon now 3 tiles. Balls apart.'],
    [
      'a pair cut apart with some left',
      after([0, 1, 4, 5, 2]),
      after([0, 1, 4, 5, 2], [3, 4]),
      'Box ribbon now 2 tiles. Balls apart, 2 tiles left.',
    ],
    ['all joined too soon', joined, after([0, 1, 2], [3, 6]), 'Boxes joined. All joined, but 4 tiles empty.'],
    [
      'many cut at once',
      others,
      rules.act(others, [24, 23, 18, 13, 8, 3]),
      'Cat ribbon now 6 tiles. 4 other ribbons changed.',
    ],
    ['nothing', start, start, ''],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))

  test.each<[string, State, State, string]>([
    ['a first stroke', begun, start, 'Ball ribbon gone.'],
    ['a longer ribbon', after([0, 1, 4], [0, 1, 4, 5]), begun, 'Ball ribbon now 3 tiles.'],
    ['a joined pair', joined, start, 'Balls apart.'],
    ['a cut', after([0, 1, 2], [3, 4, 1]), joined, 'Box ribbon gone. Balls joined.'],
  ])('undone: %s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))
})

test('the board is told row by row', () => {
  expect(words.describe(begun)).toEqual([
    'Row 1: ball, ball ribbon, ball.',
    'Row 2: box, ball end, empty.',
    'Row 3: box, empty, empty.',
  ])
  expect(words.describe(joined)[0]).toBe('Row 1: ball joined, ball ribbon, ball joined.')
})

test('what is left to do is counted', () => {
  expect(words.task(start)).toBe('3 by 3, 0 of 2 pairs joined, 5 empty.')
  expect(words.task(joined)).toBe('3 by 3, 1 of 2 pairs joined, 4 empty.')
})

describe('a hint', () => {
  const [way = []] = start.board.ways
  test.each<[string, Stroke, State, string]>([
    ['a short way', [3, 6], start, 'Lead the box from row 2, column 1: down.'],
    ['a way round', way, start, 'Lead the ball from row 1, column 1: right, down 2, right, up 2.'],
    ['a ribbon that is right so far', way, begun, 'Lead the ball from row 2, column 2: down, right, up 2.'],
    [
      'a ribbon that went astray',
      way,
      after([0, 1, 4, 5]),
      'Lead the ball from row 2, column 2: down, right, up 2.',
    ],
    [
      'a ribbon that went astray at once',
      way,
      joined,
      'Lead the ball from row 1, column 2: down 2, right, up 2.',
    ],
  ])('%s', (_, hint, state, text) => expect(words.advise(hint, state)).toBe(text))

  test('a long way is told in parts, and each part goes on where the one before ended', () => {
    const zigzag = [0, 5, 6, 1, 2, 7, 8, 3, 4, 9, 14]
    const board = { size: 5, ways: [zigzag] }
    const empty: State = { ...start, board, ribbons: [[]] }
    expect(words.advise(zigzag, empty)).toBe(
      'Lead the ball from row 1, column 1: down, right, up, right, down, right, up, and on.',
    )
    expect(words.advise(zigzag, rules.act(empty, zigzag.slice(0, 8)))).toBe(
      'Lead the ball from row 1, column 4: right, down 2.',
    )
  })

  test('of the first level', () => {
    const hint = levels.hint(many)
    expect(hint && words.advise(hint, many)).toBe('Lead the ball from row 1, column 1: right 4.')
  })
})
