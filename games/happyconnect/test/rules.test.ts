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
  test('may be drawn from either face, and end anywhere', () => {
    const state = after([6, 7])
    expect(state.ribbons[1]).toEqual([6, 7])
    expect(isJoined(state, 1)).toBe(false)
  })
  test('takes the place of an earlier one', () => {
    expect(after([0, 1], [2, 1]).ribbons[0]).toEqual([2, 1])
  })
  test('of one cell takes the ribbon away', () => {
    expect(after([0, 1, 2], [0]).ribbons[0]).toEqual([])
    expect(after([0, 1, 2], [2]).ribbons[0]).toEqual([])
  })
  test.each<[string, readonly number[]]>([
    ['that is nothing', []],
    ['of a single face with no ribbon', [0]],
    ['from an empty cell', [1, 4]],
    ['that jumps', [0, 4]],
    ['that wraps around the edge', [2, 3]],
    ['over another face', [0, 3, 4]],
    ['through its own other face', [0, 1, 2, 1]],
    ['over itself', [3, 4, 7, 4]],
    ['off the board', [6, 9]],
    ['off the top', [0, -3]],
  ])('%s changes nothing', (_, stroke) => expect(rules.act(start, stroke)).toBe(start))

  test('that is there already changes nothing', () => {
    const state = after([0, 1, 2])
    expect(rules.act(state, [0, 1, 2])).toBe(state)
  })
})

describe('drawing through an older ribbon', () => {
  test('cuts it back to there', () => {
    const state = after([3, 4, 7, 6], [5, 4, 7])
    expect(state.ribbons).toEqual([[], [], [5, 4, 7]])
    expect(after([6, 7, 4, 3], [5, 4]).ribbons[1]).toEqual([6, 7])
  })
  test('leaves others as they are', () => {
    expect(after([0, 1, 2], [3, 4, 5]).ribbons[0]).toEqual([0, 1, 2])
  })
})

describe('the count of moves', () => {
  test('goes up when another pair is taken up', () => {
    expect(after([0, 1, 2], [5, 8]).spent).toBe(2)
  })
  test('not for going on with the same one', () => {
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
  test('when all are joined and no cell is empty', () => {
    const end = after([0, 1, 2], [3, 4, 7, 6], [8, 5])
    expect(rules.outcome(end)).toBe('won')
    expect(rules.moves(end)).toEqual([])
    expect(rules.act(end, [0, 1])).toBe(end)
  })
  test('not while a cell is empty, though all are joined', () => {
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
const taken = (board: Board, strokes: Readonly<Record<string, readonly number[]>>) =>
  Object.fromEntries(
    Object.entries(strokes).map(([name, stroke]) => {
      const fresh = plainStart(board)
      return [name, rules.act(fresh, stroke) !== fresh]
    }),
  )

describe('what tiles are made of', () => {
  /**
   * A a a
   * B b|a    with a hedge between the last two
   * B b A
   */
  test('a hedge parts two tiles', () => {
    const hedged: Board = {
      ...plainBoard(3, [
        [0, 1, 2, 5, 8],
        [3, 4, 7, 6],
      ]),
      hedges: [4 * 2],
    }
    expect(
      taken(hedged, {
        'through it': [3, 4, 5],
        'from the other side': [0, 1, 2, 5, 4],
        'round it': [0, 1, 2, 5, 8],
      }),
    ).toEqual({ 'through it': false, 'from the other side': false, 'round it': true })
    const below: Board = { ...hedged, hedges: [1 * 2 + 1] }
    expect(taken(below, { 'through one that lies below': [0, 1, 4], 'beside it': [3, 4, 5] })).toEqual({
      'through one that lies below': false,
      'beside it': true,
    })
  })

  test('a pond is not crossed, and not to be filled', () => {
    const ponds: Board = { ...plainBoard(3, [[0, 1, 2, 5, 8, 7, 6, 3]]), marks: { 4: 'pond' } }
    expect(taken(ponds, { 'over it': [3, 4], 'along it': [0, 1, 2, 5] })).toEqual({
      'over it': false,
      'along it': true,
    })
    expect(rules.outcome(rules.act(plainStart(ponds), [0, 1, 2, 5, 8, 7, 6, 3]))).toBe('won')
  })

  /**
   * C A C
   * B + B    with a bridge in the middle, and a ribbon at the bottom
   * C A C
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
      expect(taken(bridged, { straight: [1, 4, 7], 'with a turn': [1, 4, 5], 'half way': [3, 4] })).toEqual({
        straight: true,
        'with a turn': false,
        'half way': true,
      }))
    test('carries two ribbons, and the second cuts nothing', () => {
      expect(both.ribbons.slice(0, 2)).toEqual([
        [1, 4, 7],
        [3, 4, 5],
      ])
      expect([isJoined(both, 0), isJoined(both, 1)]).toEqual([true, true])
    })
    test('is empty until both have crossed', () => {
      const one = rules.act(plainStart(bridged), [1, 4, 7])
      expect(emptyCells(one)).toEqual([4])
      expect(emptyCells(both)).toEqual([])
    })
    test('may be crossed by one ribbon twice', () => {
      const loop: Board = {
        ...plainBoard(4, [[4, 5, 6, 2, 1, 5, 9]]),
        marks: { 5: 'bridge' },
      }
      expect(
        taken(loop, { 'over itself': [4, 5, 6, 2, 1, 5, 9], 'the same way again': [4, 5, 6, 5] }),
      ).toEqual({ 'over itself': true, 'the same way again': false })
    })
  })

  test('on ice everybody goes straight on', () => {
    const icy: Board = { ...plainBoard(3, [[0, 1, 2, 5, 4, 3]]), marks: { 1: 'ice' } }
    expect(taken(icy, { straight: [0, 1, 2], 'with a turn': [0, 1, 4], 'no further': [0, 1] })).toEqual({
      straight: true,
      'with a turn': false,
      'no further': true,
    })
  })

  test('whoever enters a burrow leaves by the other one', () => {
    const mined: Board = { ...plainBoard(4, [[0, 1, 15, 14]]), marks: { 1: 'burrow', 15: 'burrow' } }
    expect(
      taken(mined, {
        through: [0, 1, 15, 14],
        'past it': [0, 1, 2],
        'there and back': [0, 1, 15, 1],
        'into it': [0, 1],
      }),
    ).toEqual({ through: true, 'past it': false, 'there and back': false, 'into it': true })
  })
})

test('every move that is offered is one', () => {
  for (const level of [1, 30, 90, 165]) {
    let state = rules.start(1, level)
    for (let i = 0; i < 40; i++) {
      const moves = rules.moves(state)
      for (const move of moves) expect(rules.act(state, move)).not.toBe(state)
      state = rules.act(state, moves[(i * 7) % moves.length] ?? [])
    }
  }
})
