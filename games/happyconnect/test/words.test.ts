import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/test/listener.ts'
import { sized } from '../../kit/test/size.ts'
import { plainBoard, type Board } from '../rules/board.ts'
import { levels, rules, type State, type RibbonStroke } from '../rules.ts'
import { firstCell } from '../view/hand.ts'
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
const after = (...strokes: readonly RibbonStroke[]) => strokes.reduce<State>(rules.act, start)
const begun = after([0, 1, 4])
const joined = after([0, 1, 2])
/** Five rows, a pair in each. */
const many = rules.start(1, 1)

describe('the cursor announces', () => {
  test.each<[string, State, number, string]>([
    ['a face', start, 0, 'Ball. Row 1, column 1.'],
    ['a face with a ribbon', begun, 0, 'Ball, 1 of 3. Row 1, column 1.'],
    ['the friend of a face with a ribbon', begun, 2, 'Ball. Row 1, column 3.'],
    ['a ribbon', begun, 1, 'Ball ribbon, 2 of 3. Row 1, column 2.'],
    ['the end of a ribbon', begun, 4, 'Ball end, 3 of 3. Row 2, column 2.'],
    ['a face that is joined', joined, 2, 'Ball joined. Row 1, column 3.'],
    ['an empty tile', joined, 8, 'Empty. Row 3, column 3.'],
  ])('%s', (_, state, cell, text) => expect(cellWords(state, cell)).toBe(text))

  test.each<[string, RibbonStroke, string]>([
    ['a friend that was picked up', [3], 'Leading the box. Row 2, column 1.'],
    ['a stroke being drawn', [3, 4, 5], 'Leading the box, 3 tiles. Row 2, column 3.'],
  ])('%s', (_, stroke, text) => expect(strokeWords(start, stroke)).toBe(text))
})

describe('the announcement of a change describes', () => {
  const others = many.board.ways.slice(0, 4).reduce<State>(rules.act, many)
  test.each<[string, State, State, string]>([
    ['a new ribbon', start, begun, 'Ball ribbon 3 tiles long.'],
    ['a longer ribbon', begun, after([0, 1, 4], [0, 1, 4, 5]), 'Ball ribbon 4 tiles long.'],
    ['a joined pair', start, joined, 'Balls joined.'],
    ['a pair joined by a different path', joined, after([0, 1, 2], [0, 1, 4, 5, 2]), 'Balls joined.'],
    ['a removed ribbon', begun, after([0, 1, 4], [0]), 'Ball ribbon gone.'],
    ['a cut ribbon', begun, after([0, 1, 4], [3, 4]), 'Box ribbon 2 tiles long. Ball ribbon 2 tiles long.'],
    [
      'a ribbon cut at its start',
      begun,
      after([0, 1, 4], [3, 4, 1]),
      'Box ribbon 3 tiles long. Ball ribbon gone.',
    ],
    ['a separated pair', joined, after([0, 1, 2], [3, 4, 1]), 'Box ribbon 3 tiles long. Balls separated.'],
    [
      'a separated pair with a rest of its ribbon',
      after([0, 1, 4, 5, 2]),
      after([0, 1, 4, 5, 2], [3, 4]),
      'Box ribbon 2 tiles long. Balls separated, 2 tiles left.',
    ],
    [
      'empty tiles when all pairs are joined',
      joined,
      after([0, 1, 2], [3, 6]),
      'Boxes joined. All joined, but 4 tiles still empty.',
    ],
    [
      'only the number of many cut ribbons',
      others,
      rules.act(others, [24, 23, 18, 13, 8, 3]),
      'Cat ribbon 6 tiles long. 4 other ribbons changed.',
    ],
    ['nothing without a change', start, start, ''],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))

  test.each<[string, State, State, string]>([
    ['a first stroke', begun, start, 'Ball ribbon gone.'],
    ['a longer ribbon', after([0, 1, 4], [0, 1, 4, 5]), begun, 'Ball ribbon 3 tiles long.'],
    ['a joined pair', joined, start, 'Balls separated.'],
    ['a cut', after([0, 1, 2], [3, 4, 1]), joined, 'Box ribbon gone. Balls joined.'],
  ])('the undo of %s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))
})

test('the board is described row by row', () => {
  expect(words.describe(begun)).toEqual([
    'Row 1: ball, ball ribbon, ball.',
    'Row 2: box, ball end, empty.',
    'Row 3: box, empty, empty.',
  ])
  expect(words.describe(joined)[0]).toBe('Row 1: ball joined, ball ribbon, ball joined.')
})

test('the task counts pairs at the start, and later joined pairs and empty tiles', () => {
  expect(words.task(start)).toBe('3 by 3, 2 pairs.')
  expect(words.task(joined)).toBe('1 of 2 pairs joined, 4 empty.')
})

describe('a hint names', () => {
  const [way = []] = start.board.ways
  test.each<[string, RibbonStroke, State, string]>([
    ['a short path', [3, 6], start, 'Lead the upper box: down. Every other way fails later.'],
    ['a detour', way, start, 'Lead the left ball: right, down 2, right, up 2. Every other way fails later.'],
    [
      'the rest of a ribbon that is right so far',
      way,
      begun,
      'Lead the ball on: down, right, up 2. Every other way fails later.',
    ],
    [
      'the whole path if the ribbon is wrong',
      way,
      after([0, 1, 4, 5]),
      'Lead the left ball: right, down 2, right, up 2. Every other way fails later.',
    ],
  ])('%s', (_, hint, state, text) => expect(words.advise(hint, state)).toBe(text))

  test('a long path in parts, each continuing the previous one', () => {
    const zigzag = [0, 5, 6, 1, 2, 7, 8, 3, 4, 9, 14]
    const empty = plainStart(plainBoard(5, [zigzag]))
    expect(words.advise(zigzag, empty)).toMatch(
      /^Lead the upper ball: down, right, up, right, down, and so on\. /,
    )
    expect(words.advise(zigzag, rules.act(empty, zigzag.slice(0, 8)))).toMatch(
      /^Lead the ball on: right, down 2\. /,
    )
  })

  test('the first path of level 1', () => {
    const hint = levels.hint(many)
    expect(hint && words.advise(hint, many)).toMatch(/^Lead the left \w+: right 4\. /)
  })

  test('one of four reasons, but no rows or columns', () => {
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

describe('special tiles', () => {
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

  test('are described row by row, with hedges last', () => {
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
  ])('are named under the cursor, in cell %i', (cell, text) => expect(cellWords(made, cell)).toBe(text))

  test.each<[RibbonStroke, number, string]>([
    [[0], 1, 'A hedge is in the way.'],
    [[12], 13, 'A pond is in the way.'],
    [[4, 5], 9, 'You can only go straight on from here.'],
    [[4], 8, 'You cannot go there.'],
    [[4], 0, 'The clover is in the way.'],
  ])('give the reason when stroke %j cannot go on to %i', (stroke, to, text) =>
    expect(obstacleWords(made, stroke, to)).toBe(text),
  )

  test('are described in at most 25 words per line, before and after the solution of sampled levels', () => {
    for (let level = 1; level <= 300; level += 7) {
      const fresh = rules.start(1, level)
      const done = fresh.board.ways.reduce<State>(rules.act, fresh)
      for (const line of [...words.describe(fresh), ...words.describe(done), words.task(fresh)])
        expect(line.split(' ').length, line).toBeLessThanOrEqual(25)
    }
  })
})

test('the opening announcement of sampled levels has at most 25 words', () => {
  for (let level = 1; level <= 300; level += sized(1, 5)) {
    const fresh = rules.start(1, level)
    const place = cellWords(fresh, firstCell(fresh))
    const text = `Level ${level}, 0 moves, par ${fresh.board.ways.length}. ${words.task(fresh)} ${place}`
    expect(countWords(text), text).toBeLessThanOrEqual(25)
  }
})
