import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/test/listener.ts'
import { sized } from '../../kit/test/size.ts'
import { levels, playOut, rules, type State } from '../rules.ts'
import type { CascadeStep } from '../rules/steps.ts'
import { TUNED_LEVELS } from '../rules/curve.ts'
import {
  BOMB,
  BURST,
  CANDLE,
  CHOCOLATE,
  COLUMN,
  GIFT,
  LEFTWARDS,
  makePiece,
  OUTSIDE,
  ROW,
  SQUIRREL,
  STAR,
  TIED,
} from '../rules/pieces.ts'
import { CELLS, WIDE, type Swap } from '../rules/tree.ts'
import { cursorWords, putBackWords, refusalWords, words } from '../words.ts'

/**
 * a to f are the six fruits; - | * are an apple with a power, t a tied one, B is a colour bomb, S a star, G a gift, C a
 * candle, H chocolate, < and > squirrels, # is outside the tree.
 */
const PIECES: Readonly<Record<string, readonly [kind: number, power: number]>> = {
  ...Object.fromEntries(Array.from('abcdef', (letter, kind) => [letter, [kind, 0]])),
  '-': [0, ROW],
  '|': [0, COLUMN],
  '*': [0, BURST],
  B: [BOMB, 0],
  S: [STAR, 0],
  t: [0, TIED],
  G: [GIFT, 0],
  C: [CANDLE, 0],
  H: [CHOCOLATE, 0],
  '>': [SQUIRREL, 0],
  '<': [SQUIRREL, LEFTWARDS],
}
const FILLER = ['cdefcdef', 'efcdefcd']

/** A state with the goals of a level. The rows given are the lowest; nothing above them matches. */
function tree(level: number, rows: readonly string[], change: Partial<State> = {}): State {
  const all = Array.from({ length: CELLS / WIDE }, (_, row) => rows[row - 9 + rows.length] ?? FILLER[row % 2])
  const board = Array.from(all.join(''), (letter, cell) => {
    const piece = PIECES[letter]
    return piece ? makePiece(cell + 1, ...piece) : OUTSIDE
  })
  return { ...rules.start(1, level), board, frost: board.map(() => 0), ...change }
}

/** A cell by column and row, counted from the left and from the bottom of the tree. */
const at = (column: number, up: number) => (8 - up) * WIDE + column
const swap = (column: number, up: number, toColumn: number, toUp: number): Swap => ({
  from: at(column, up),
  to: at(toColumn, toUp),
})

/** Searches for new fruit that make the cascade satisfy a condition. */
function dealt(state: State, move: Swap, isWanted: (steps: readonly CascadeStep[]) => boolean): State {
  for (let cursor = 1; cursor < 1000; cursor++) {
    const steps: CascadeStep[] = []
    const given = { ...state, cursor }
    playOut(given, move, steps)
    if (isWanted(steps)) return given
  }
  throw new Error('No new fruit lead to that.')
}

/** Announces a move after which the new fruit match nothing. */
function announced(state: State, move: Swap): string {
  const given = dealt(state, move, (steps) => steps.filter(({ points }) => points > 0).length <= 1)
  return words.changed(given, rules.act(given, move))
}

const LYING = 'cdefcdef'
const ALL_FROST = Array.from({ length: CELLS }, () => 2)
/** Level 1 asks for apples, 2 for lemons and grapes, 3 for apples and frost, 4 for stars. */
const THREE = ['aabaefcd', LYING]
const across = swap(3, 1, 2, 1)

describe('announces a move:', () => {
  test.each([
    ['fruit that a goal asks for', tree(1, THREE), across, '3 apples collected.'],
    ['fruit that no goal asks for', tree(2, THREE), across, '3 apples cleared.'],
    ['two kinds', tree(4, ['aabcefcd', 'bbaecdef']), swap(2, 1, 2, 0), '3 apples and 3 lemons cleared.'],
    [
      'two kinds, one of them a goal',
      tree(1, ['aabcefcd', 'bbaecdef']),
      swap(2, 1, 2, 0),
      '6 cleared, 3 apples collected.',
    ],
    ['many kinds', tree(4, ['cdaefcde', 'a-cefcde']), swap(2, 1, 2, 0), '8 cleared.'],
    ['frost', tree(3, THREE, { frost: ALL_FROST }), across, '3 apples and 10 frost layers collected.'],
    [
      'four in a row',
      tree(1, ['ccacdecd', 'aabaefcd']),
      swap(2, 1, 2, 0),
      '4 apples collected. Made a row-clearing apple.',
    ],
    [
      'five in a row',
      tree(2, ['efaefcde', 'aabaafcd']),
      swap(2, 1, 2, 0),
      '5 apples cleared. Made a colour bomb.',
    ],
    [
      'two specials',
      tree(4, ['aabaefcd', 'bbabefcd']),
      swap(2, 1, 2, 0),
      '4 apples and 4 lemons cleared. Made a row-clearing apple and a row-clearing lemon.',
    ],
    ['a star swapped down', tree(4, ['eSdfefcd', 'cefdcdef', LYING]), swap(1, 2, 1, 1), 'Star down 1 row.'],
    [
      'a star that falls',
      tree(4, ['cSfefcde', 'aabaefcd', LYING]),
      across,
      '3 apples cleared. Star down 1 row.',
    ],
    [
      'two stars that fall',
      tree(4, ['cSSefcde', 'aabaefcd', LYING]),
      across,
      '3 apples cleared. 2 stars moved down.',
    ],
    ['a star at the foot', tree(4, ['cSfefcde', 'fdecdefc']), swap(1, 1, 1, 0), '1 star collected.'],
    ['a gift', tree(21, THREE.with(1, 'Gdefcdef')), across, '4 cleared, 1 gift collected.'],
    ['a ribbon', tree(41, ['tabaefcd', LYING]), across, '3 cleared, 1 ribbon collected.'],
    ['candles', tree(61, THREE.with(1, 'CdefcCef')), across, '11 cleared, 2 candles collected.'],
    [
      'chocolate that grows',
      tree(101, [...THREE, 'efcdefcH'], { moves: 9, given: 10 }),
      swap(3, 2, 2, 2),
      '3 apples collected. Chocolate grew.',
    ],
    [
      'a squirrel',
      tree(181, THREE.with(1, '>defcdef'), { left: [0, 1], moves: 1 }),
      across,
      '1 squirrel collected. All collected.',
    ],
    ['few moves', tree(1, THREE, { moves: 4 }), across, '3 apples collected. 3 moves left.'],
    ['the last move but one', tree(1, THREE, { moves: 2 }), across, '3 apples collected. 1 move left.'],
    ['no more moves', tree(1, THREE, { moves: 1 }), across, '3 apples collected. 0 moves left.'],
    ['all goals met', tree(1, THREE, { left: [2], moves: 1 }), across, '2 apples collected. All collected.'],
  ])('%s', (_, state, move, text) => expect(announced(state, move)).toBe(text))

  test('counts specials when there are more than two', () => {
    const state = tree(4, ['aabaefcd', 'bbabefcd'])
    const made = rules.act(state, swap(2, 1, 2, 0))
    const before = { ...made, next: 0, moves: made.moves + 1, last: null }
    expect(words.changed(before, { ...made, board: made.board.with(0, makePiece(99, BOMB)) })).toMatch(
      /Made 3 specials\.$/,
    )
  })

  test('says that a tree without a legal swap is shaken', () => {
    const move = { from: at(3, 0), to: at(2, 0) }
    const state = dealt(
      tree(1, [...Array.from({ length: 8 }, () => '########'), 'aaba####']),
      move,
      (steps) => steps.length === 2 && Boolean(steps[1]?.shuffled),
    )
    expect(words.changed(state, rules.act(state, move))).toBe('3 apples collected. Tree shaken.')
  })

  test('says nothing when nothing changed', () => {
    const state = rules.start(1, 1)
    expect(words.changed(state, state)).toBe('')
    const [first] = rules.moves(state)
    const moved = first ? rules.act(state, first) : state
    expect(words.changed(moved, moved)).toBe('')
  })
})

/** Narrower at the top, like the smallest tree, and again below the second row. */
const NARROW = ['########', '###ab###', '##cdef##', '###B*###', '##-S|a##', '##abcd##']
const narrow = tree(3, [...Array.from({ length: 3 }, () => '########'), ...NARROW])
const frosted = {
  ...narrow,
  frost: narrow.frost.with(at(2, 3), 1).with(at(4, 3), 3).with(at(3, 1), 2),
}

test('describes the tree row by row, counted from its own edges, with the frost of each row', () =>
  expect(words.describe(frosted)).toEqual([
    'Row 1, from column 2: apple, lemon.',
    'Row 2, from column 1: grapes, pear, orange, blueberry.',
    'Frost in row 2, from column 1: 1, 0, 3.',
    'Row 3, from column 2: colour bomb, bursting apple.',
    'Row 4, from column 1: row-clearing apple, star, column-clearing apple, apple.',
    'Frost in row 4, from column 2: 2.',
    'Row 5, from column 1: apple, lemon, grapes, pear.',
  ]))

describe('names the piece under the cursor:', () => {
  test.each([
    ['a fruit', at(3, 3), false, 'Pear. Row 2, column 2.'],
    ['a fruit on frost', at(2, 3), false, 'Grapes, frost 1. Row 2, column 1.'],
    ['a star on frost, picked up', at(3, 1), true, 'Star, frost 2, picked up. Row 4, column 2.'],
    ['a special', at(4, 2), false, 'Bursting apple. Row 3, column 3.'],
    ['a colour bomb, picked up', at(3, 2), true, 'Colour bomb, picked up. Row 3, column 2.'],
  ])('%s', (_, cell, isPicked, text) => expect(cursorWords(frosted, cell, isPicked)).toBe(text))
})

test('says why a swap was refused or put back', () => {
  expect(putBackWords(frosted, at(4, 2))).toBe('Bursting apple put back.')
  expect(refusalWords(frosted, at(3, 3), at(2, 3))).toBe('No match with the grapes.')
  expect(refusalWords(frosted, at(3, 3), undefined)).toBe('The tree ends there.')
})

test.each([
  [1, { moves: 21 }, '21 moves left. Collect: 30 apples.'],
  [2, { moves: 1 }, '1 move left. Collect: 26 lemons, 26 grapes.'],
  [3, { left: [1, 4], moves: 18 }, '18 moves left. Collect: 1 apple, 4 frost layers.'],
  [4, { moves: 13 }, '13 moves left. Collect: 3 stars.'],
  [10, { moves: 23 }, '23 moves left. Collect: 16 pears, 16 lemons, 16 frost layers, 2 stars.'],
  [2, { left: [1, 1], moves: 5 }, '5 moves left. Collect: 1 lemon, 1 grape.'],
  [1, { left: [0], moves: 21 }, '21 moves left, all collected.'],
])('states the task of level %i, %o', (level, change, text) =>
  expect(words.task({ ...rules.start(1, level), ...change })).toBe(text),
)

test.each([
  ['down', swap(3, 3, 3, 2), 'Swap the pear with the colour bomb below. '],
  ['to the right', swap(2, 1, 3, 1), 'Swap the row-clearing apple with the star on its right. '],
])('a hint points %s', (_, hint, text) => expect(words.advise(hint, frosted)).toContain(text))

/** 'Level 3, score 0.' */
const INTRO_WORDS = 4
const MOST_WORDS = 25

test('keeps the announcements of sampled levels and of their hinted moves short', () => {
  for (let level = 1; level <= TUNED_LEVELS; level += sized(1, 15)) {
    let state = rules.start(level, level)
    for (const cell of [...state.board.keys()].filter((at) => state.board[at] !== OUTSIDE)) {
      const cursor = cursorWords(state, cell, false)
      expect(INTRO_WORDS + countWords(`${words.task(state)} ${cursor}`), cursor).toBeLessThanOrEqual(
        MOST_WORDS,
      )
    }
    for (let hint = levels.hint(state); hint; hint = levels.hint(state)) {
      const before = state
      state = rules.act(state, hint)
      const heard = `${words.changed(before, state)} ${cursorWords(state, hint.to, false)}`
      expect(countWords(heard), heard).toBeLessThanOrEqual(MOST_WORDS)
    }
  }
})

/** Level 21 asks for gifts, 41 for ribbons, 61 for candles, 101 for chocolate, 181 for a squirrel. */
test.each([
  ['fruit', tree(1, THREE), 'It collects 3 apples.'],
  ['a special', tree(2, ['ccacdecd', 'aabaefcd']), 'It makes a row-clearing apple.'],
  ['fruit that no goal asks for', tree(4, THREE), 'It makes room for new fruit.'],
  ['frost', tree(3, THREE, { frost: ALL_FROST }), 'Frost thaws under a match and beside it.'],
  ['a star', tree(4, ['cSfefcde', 'aabaefcd', LYING]), 'A star drops when the piece below it is cleared.'],
  ['a gift', tree(21, THREE.with(1, 'Gdefcdef')), 'A match beside a gift opens it.'],
  ['a ribbon', tree(41, ['tabaefcd', LYING]), 'Matching a tied fruit unties its ribbon.'],
  [
    'a candle',
    tree(61, THREE.with(1, 'CdefcCef')),
    'A match beside a candle lights it, and it burns its row.',
  ],
  [
    'chocolate',
    tree(101, THREE.with(1, 'Hdefcdef')),
    'A match beside chocolate eats it. Left alone, it grows.',
  ],
  ['a squirrel', tree(181, THREE.with(1, '>defcdef')), 'A match beside a squirrel catches it.'],
])('a hint gives its reason: %s', (_, state, why) => {
  // Only the special needs a swap downwards.
  const hint = why.includes('row-clearing') ? swap(2, 1, 2, 0) : across
  expect(words.advise(hint, state)).toMatch(
    new RegExp(`^Swap the \\w+ with the \\w+ (below|on its right)\\. ${why}$`),
  )
})

test('gives the row and column of a hint separately', () =>
  expect(words.where?.(swap(3, 3, 3, 2), frosted)).toBe('Row 2, column 2.'))

test('a hint names no rows or columns: the tree shows none', () => {
  for (let level = 1; level <= TUNED_LEVELS; level += sized(1, 12)) {
    const state = rules.start(level, level)
    const hint = levels.hint(state)
    expect(hint && words.advise(hint, state)).not.toMatch(/\d, column|row \d/)
  }
})

test('names every piece', () =>
  expect(words.describe(tree(21, [...Array.from({ length: 8 }, () => '########'), 'tGCH<>BS']))).toEqual([
    'Row 1, from column 1: tied apple, gift, candle, chocolate, leftbound squirrel, rightbound squirrel, colour bomb, star.',
  ]))

test('names the piece that cannot be moved', () => {
  const state = tree(21, ['aaGaefcd', LYING])
  expect(refusalWords(state, at(3, 1), at(2, 1))).toBe('The gift cannot be moved.')
  expect(refusalWords(tree(41, ['tabaefcd', LYING]), at(0, 1), at(1, 1))).toBe(
    'The tied apple cannot be moved.',
  )
})

test('states a list in its order', () =>
  expect(words.task(rules.start(1, 141))).toMatch(/\. Collect in order: 12 \w+, 12 \w+\.$/))
