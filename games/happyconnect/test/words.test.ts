import { describe, expect, test } from 'vitest'
import { plainBoard, type Board } from '../rules/board.ts'
import { FIRST_WITH } from '../rules/curve.ts'
import { levels, rules, type State, type Stroke } from '../rules.ts'
import { cellWords, obstacleWords, strokeWords, words } from '../words.ts'
import { plainStart } from './plain-start.ts'

/**
 * A . A
 * B . .
 * B . .  and the first pair may go the long way round
 */
const start = plainStart(
  plainBoard(3, [
    [0, 1, 4, 7, 8, 5, 2],
    [3, 6],
  ]),
)
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
    ['a face that is joined', joined, 2, 'Ball joined. Row 1, column 3.'],
    ['an empty tile', joined, 8, 'Empty. Row 3, column 3.'],
  ])('%s', (_, state, cell, text) => expect(cellWords(state, cell)).toBe(text))

  test.each<[string, Stroke, string]>([
    ['a friend in the hand', [3], 'Leading the box. Row 2, column 1.'],
    ['a friend who is led', [3, 4, 5], 'Leading the box, 3 tiles. Row 2, column 3.'],
  ])('%s', (_, stroke, text) => expect(strokeWords(start, stroke)).toBe(text))
})

describe('what has changed', () => {
  const others = many.board.ways.slice(0, 4).reduce<State>(rules.act, many)
  test.each<[string, State, State, string]>([
    ['a ribbon begun', start, begun, 'Ball ribbon 3 tiles long.'],
    ['a ribbon that grows', begun, after([0, 1, 4], [0, 1, 4, 5]), 'Ball ribbon 4 tiles long.'],
    ['a pair joined', start, joined, 'Balls joined.'],
    ['a pair joined by another way', joined, after([0, 1, 2], [0, 1, 4, 5, 2]), 'Balls joined.'],
    ['a ribbon that is taken away', begun, after([0, 1, 4], [0]), 'Ball ribbon gone.'],
    ['a ribbon cut', begun, after([0, 1, 4], [3, 4]), 'Box ribbon 2 tiles long. Ball ribbon 2 tiles long.'],
    [
      'a ribbon cut at its beginning',
      begun,
      after([0, 1, 4], [3, 4, 1]),
      'Box ribbon 3 tiles long. Ball ribbon gone.',
    ],
    ['a pair cut apart', joined, after([0, 1, 2], [3, 4, 1]), 'Box ribbon 3 tiles long. Balls separated.'],
    [
      'a pair cut apart with some left',
      after([0, 1, 4, 5, 2]),
      after([0, 1, 4, 5, 2], [3, 4]),
      'Box ribbon 2 tiles long. Balls separated, 2 tiles left.',
    ],
    [
      'all joined too soon',
      joined,
      after([0, 1, 2], [3, 6]),
      'Boxes joined. All joined, but 4 tiles still empty.',
    ],
    [
      'many cut at once',
      others,
      rules.act(others, [24, 23, 18, 13, 8, 3]),
      'Cat ribbon 6 tiles long. 4 other ribbons changed.',
    ],
    ['nothing', start, start, ''],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))

  test.each<[string, State, State, string]>([
    ['a first stroke', begun, start, 'Ball ribbon gone.'],
    ['a longer ribbon', after([0, 1, 4], [0, 1, 4, 5]), begun, 'Ball ribbon 3 tiles long.'],
    ['a joined pair', joined, start, 'Balls separated.'],
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
  expect(words.task(start)).toBe('3 by 3, 2 pairs.')
  expect(words.task(joined)).toBe('1 of 2 pairs joined, 4 empty.')
})

describe('a hint', () => {
  const [way = []] = start.board.ways
  test.each<[string, Stroke, State, string]>([
    ['a short way', [3, 6], start, 'Lead the upper box: down. Every other way fails later.'],
    [
      'a way round',
      way,
      start,
      'Lead the left ball: right, down 2, right, up 2. Every other way fails later.',
    ],
    [
      'a ribbon that is right so far',
      way,
      begun,
      'Lead the ball on: down, right, up 2. Every other way fails later.',
    ],
    [
      'a ribbon that went astray',
      way,
      after([0, 1, 4, 5]),
      'Lead the left ball: right, down 2, right, up 2. Every other way fails later.',
    ],
  ])('%s', (_, hint, state, text) => expect(words.advise(hint, state)).toBe(text))

  test('a long way is told in parts, and each part goes on where the one before ended', () => {
    const zigzag = [0, 5, 6, 1, 2, 7, 8, 3, 4, 9, 14]
    const empty = plainStart(plainBoard(5, [zigzag]))
    expect(words.advise(zigzag, empty)).toMatch(
      /^Lead the upper ball: down, right, up, right, down, and so on\. /,
    )
    expect(words.advise(zigzag, rules.act(empty, zigzag.slice(0, 8)))).toMatch(
      /^Lead the ball on: right, down 2\. /,
    )
  })

  test('of the first level', () => {
    const hint = levels.hint(many)
    expect(hint && words.advise(hint, many)).toMatch(/^Lead the left \w+: right 4\. /)
  })

  test('says what any other way would lead to, and names no row and no column', () => {
    const said = new Set<string>()
    for (const level of [7, 18, 25, 40, 60, 90, 125, 165]) {
      let state = rules.start(1, level)
      for (const _ of state.board.ways) {
        const hint = levels.hint(state) ?? []
        const text = words.advise(hint, state)
        expect(text).not.toMatch(/\b(row|column)\b/i)
        said.add(/\. (.+)$/.exec(text)?.[1]?.replace(/the \w+/, 'the friends') ?? text)
        state = rules.act(state, hint)
      }
    }
    const reasons = [
      'Otherwise the friends could not meet.',
      'Otherwise a tile would stay empty.',
      'No other way is left.',
      'Every other way fails later.',
    ]
    expect([...said].filter((each) => !reasons.includes(each))).toEqual([])
    expect(said.size).toBeGreaterThan(2)
  })
})

describe('what tiles are made of is told', () => {
  const board: Board = {
    size: 4,
    ways: [
      [4, 5, 6, 7],
      [1, 5, 9],
      [0, 8, 12],
      [2, 3, 10, 11],
    ],
    marks: { 5: 'bridge', 13: 'pond', 14: 'ice', 3: 'burrow', 10: 'burrow' },
    hedges: [0, 13],
  }
  const made = plainStart(board)
  const crossed = rules.act(made, [4, 5, 6])

  test('row by row, hedges last', () => {
    expect(words.describe(made)).toEqual([
      'Row 1: clover, box, star, burrow.',
      'Row 2: ball, bridge, empty, ball.',
      'Row 3: empty, box, burrow, star.',
      'Row 4: clover, pond, ice, empty.',
      'Hedge right: row 1, column 1.',
      'Hedge below: row 2, column 3.',
    ])
    expect(words.describe(crossed)[1]).toBe('Row 2: ball, ball over bridge, ball end, ball.')
    expect(words.describe(rules.act(crossed, [1, 5]))[1]).toBe('Row 2: ball, ball over box, ball end, ball.')
    expect(words.describe(rules.act(made, [1, 5]))[1]).toBe('Row 2: ball, box under bridge, empty, ball.')
  })

  test.each<[number, string]>([
    [0, 'Clover, hedge right. Row 1, column 1.'],
    [1, 'Box, hedge left. Row 1, column 2.'],
    [6, 'Empty, hedge below. Row 2, column 3.'],
    [14, 'Ice. Row 4, column 3.'],
  ])('under the cursor, cell %i', (cell, text) => expect(cellWords(made, cell)).toBe(text))

  test.each<[Stroke, number, string]>([
    [[0], 1, 'A hedge is in the way.'],
    [[12], 13, 'A pond is in the way.'],
    [[4, 5], 9, 'You can only go straight on from here.'],
    [[4], 8, 'You cannot go there.'],
    [[4], 0, 'The clover is in the way.'],
  ])('what keeps %j from %i', (stroke, to, text) => expect(obstacleWords(made, stroke, to)).toBe(text))

  test.each(Object.entries(FIRST_WITH).slice(1))('%s are explained on their first level', (_, level) => {
    expect(words.task(rules.start(1, level)).split('. ').length).toBe(2)
  })

  test('in no more than 25 words a line, on every tuned level, begun and done', () => {
    for (let level = 1; level <= 300; level += 7) {
      const fresh = rules.start(1, level)
      const done = fresh.board.ways.reduce<State>(rules.act, fresh)
      for (const line of [...words.describe(fresh), ...words.describe(done), words.task(fresh)])
        expect(line.split(' ').length, line).toBeLessThanOrEqual(25)
    }
  })
})
