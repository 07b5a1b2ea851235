import { describe, expect, test } from 'vitest'
import { plainBoard, type Board } from '../rules/board.ts'
import { emptyCells, filled, isJoined, levels, pairOn, rules } from '../rules.ts'
import { plainStart } from './plain-start.ts'

/**
 * A a A
 * B b C
 * B b C
 */
const board = plainBoard(3, [
  [0, 1, 2],
  [3, 4, 7, 6],
  [5, 8],
])
const start = plainStart(board)

const after = (...strokes: readonly (readonly number[])[]) =>
  strokes.reduce((state, stroke) => rules.act(state, stroke), start)

describe('a stroke', () => {
  test('joins two faces', () => {
    const state = after([0, 1, 2])
    expect(state.ribbons).toEqual([[0, 1, 2], [], []])
    expect(isJoined(state, 0)).toBe(true)
    expect(pairOn(state, 1)).toBe(0)
  })
  test('may start from either face and end anywhere', () => {
    const state = after([6, 7])
    expect(state.ribbons[1]).toEqual([6, 7])
    expect(isJoined(state, 1)).toBe(false)
  })
  test('replaces an earlier one of the same pair', () => {
    expect(after([0, 1], [2, 1]).ribbons[0]).toEqual([2, 1])
  })
  test('of one cell removes the ribbon', () => {
    expect(after([0, 1, 2], [0]).ribbons[0]).toEqual([])
    expect(after([0, 1, 2], [2]).ribbons[0]).toEqual([])
  })
  test.each<[string, readonly number[]]>([
    ['without cells', []],
    ['of a single face without a ribbon', [0]],
    ['from an empty cell', [1, 4]],
    ['that jumps', [0, 4]],
    ['that wraps around the edge', [2, 3]],
    ['over a face of a different pair', [0, 3, 4]],
    ['through its own other face', [0, 1, 2, 1]],
    ['over itself', [3, 4, 7, 4]],
    ['off the board', [6, 9]],
    ['off the top', [0, -3]],
  ])('%s changes nothing', (_, stroke) => expect(rules.act(start, stroke)).toBe(start))

  test('equal to the existing ribbon changes nothing', () => {
    const state = after([0, 1, 2])
    expect(rules.act(state, [0, 1, 2])).toBe(state)
  })
})

describe('drawing through an older ribbon', () => {
  test('cuts it off there', () => {
    const state = after([3, 4, 7, 6], [5, 4, 7])
    expect(state.ribbons).toEqual([[], [], [5, 4, 7]])
    expect(after([6, 7, 4, 3], [5, 4]).ribbons[1]).toEqual([6, 7])
  })
  test('leaves other ribbons unchanged', () => {
    expect(after([0, 1, 2], [3, 4, 5]).ribbons[0]).toEqual([0, 1, 2])
  })
})

describe('the count of moves', () => {
  test('rises with a different pair', () => {
    expect(after([0, 1, 2], [5, 8]).spent).toBe(2)
  })
  test('does not rise when the same pair is continued', () => {
    expect(after([3, 4], [3, 4, 7], [3, 4, 7, 6]).spent).toBe(1)
  })
  test.each([
    [3, 3],
    [4, 2],
    [5, 2],
    [6, 1],
  ])('%i moves for three pairs earn %i stars', (spent, stars) => {
    const end = { ...after([0, 1, 2], [3, 4, 7, 6], [5, 8]), spent }
    expect(levels.stars(end)).toBe(stars)
    expect(rules.score(end)).toBe(stars)
  })
})

describe('a board is finished', () => {
  test('when all pairs are joined and no cell is empty', () => {
    const end = after([0, 1, 2], [3, 4, 7, 6], [8, 5])
    expect(rules.outcome(end)).toBe('won')
    expect(rules.moves(end)).toEqual([])
    expect(rules.act(end, [0, 1])).toBe(end)
  })
  test('only when no cell is empty, even if all pairs are joined', () => {
    const wide = plainStart(
      plainBoard(3, [
        [0, 3, 4, 1],
        [2, 5, 8, 7, 6],
      ]),
    )
    const joined = rules.act(rules.act(wide, [0, 1]), [2, 5, 8, 7, 6])
    expect([isJoined(joined, 0), isJoined(joined, 1)]).toEqual([true, true])
    expect(rules.outcome(joined)).toBe('playing')
    expect(emptyCells(joined)).toEqual([3, 4])
    expect(filled(joined)).toBe(7 / 9)
  })
})

/** Whether each of the named strokes is accepted. */
const accepted = (board: Board, strokes: Readonly<Record<string, readonly number[]>>) =>
  Object.fromEntries(
    Object.entries(strokes).map(([name, stroke]) => {
      const fresh = plainStart(board)
      return [name, rules.act(fresh, stroke) !== fresh]
    }),
  )

/**
 * A a a
 * B b|a    with a hedge between the last two
 * B b A
 */
describe('a hedge', () => {
  const hedged: Board = {
    ...plainBoard(3, [
      [0, 1, 2, 5, 8],
      [3, 4, 7, 6],
    ]),
    hedges: [4 * 2],
  }

  test('stops a stroke from both sides', () =>
    expect(
      accepted(hedged, {
        'through it': [3, 4, 5],
        'from the other side': [0, 1, 2, 5, 4],
        'round it': [0, 1, 2, 5, 8],
      }),
    ).toEqual({ 'through it': false, 'from the other side': false, 'round it': true }))

  test('below a cell stops a stroke downwards, but not beside it', () => {
    const below: Board = { ...hedged, hedges: [1 * 2 + 1] }
    expect(accepted(below, { 'through it': [0, 1, 4], 'beside it': [3, 4, 5] })).toEqual({
      'through it': false,
      'beside it': true,
    })
  })
})

describe('a pond', () => {
  const ponds: Board = { ...plainBoard(3, [[0, 1, 2, 5, 8, 7, 6, 3]]), marks: { 4: 'pond' } }

  test('cannot be crossed', () =>
    expect(accepted(ponds, { 'over it': [3, 4], 'along it': [0, 1, 2, 5] })).toEqual({
      'over it': false,
      'along it': true,
    }))

  test('need not be filled', () =>
    expect(rules.outcome(rules.act(plainStart(ponds), [0, 1, 2, 5, 8, 7, 6, 3]))).toBe('won'))
})

/**
 * C A C
 * B + B    with a bridge in the middle
 * D A D
 */
describe('a bridge', () => {
  const bridged: Board = {
    ...plainBoard(3, [
      [1, 4, 7],
      [3, 4, 5],
      [0, 2],
      [6, 8],
    ]),
    marks: { 4: 'bridge' },
  }
  const both = [
    [1, 4, 7],
    [3, 4, 5],
  ].reduce(rules.act, plainStart(bridged))

  test('is crossed straight on', () =>
    expect(accepted(bridged, { straight: [1, 4, 7], 'with a turn': [1, 4, 5], halfway: [3, 4] })).toEqual({
      straight: true,
      'with a turn': false,
      halfway: true,
    }))

  test('carries two ribbons, and the second does not cut the first', () => {
    expect(both.ribbons.slice(0, 2)).toEqual([
      [1, 4, 7],
      [3, 4, 5],
    ])
    expect([isJoined(both, 0), isJoined(both, 1)]).toEqual([true, true])
  })

  test('counts as empty until it has been crossed twice', () => {
    const one = rules.act(plainStart(bridged), [1, 4, 7])
    expect(emptyCells(one)).toEqual([4])
    expect(emptyCells(both)).toEqual([])
  })

  test('may be crossed twice by one ribbon, in different directions', () => {
    const loop: Board = { ...plainBoard(4, [[4, 5, 6, 2, 1, 5, 9]]), marks: { 5: 'bridge' } }
    expect(
      accepted(loop, { 'over itself': [4, 5, 6, 2, 1, 5, 9], 'the same way again': [4, 5, 6, 5] }),
    ).toEqual({ 'over itself': true, 'the same way again': false })
  })
})

test('ice is crossed straight on', () => {
  const icy: Board = { ...plainBoard(3, [[0, 1, 2, 5, 4, 3]]), marks: { 1: 'ice' } }
  expect(accepted(icy, { straight: [0, 1, 2], 'with a turn': [0, 1, 4], halfway: [0, 1] })).toEqual({
    straight: true,
    'with a turn': false,
    halfway: true,
  })
})

test('a stroke that enters a burrow leaves by the other one', () => {
  const mined: Board = { ...plainBoard(4, [[0, 1, 15, 14]]), marks: { 1: 'burrow', 15: 'burrow' } }
  expect(
    accepted(mined, {
      through: [0, 1, 15, 14],
      'past it': [0, 1, 2],
      'there and back': [0, 1, 15, 1],
      'into it': [0, 1],
    }),
  ).toEqual({ through: true, 'past it': false, 'there and back': false, 'into it': true })
})

test('listed moves change the state, in a round of four levels', () => {
  for (const level of [1, 30, 90, 165]) {
    let state = rules.start(1, level)
    for (let i = 0; i < 40; i++) {
      const moves = rules.moves(state)
      for (const move of moves) expect(rules.act(state, move)).not.toBe(state)
      state = rules.act(state, moves[(i * 7) % moves.length] ?? [])
    }
  }
})
