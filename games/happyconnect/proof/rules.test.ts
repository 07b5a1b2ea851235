import { describe, expect, test } from 'vitest'
import type { Board } from '../rules/board.ts'
import { emptyCells, isJoined, levels, pairOn, rules, type State } from '../rules.ts'

/**
 * A a A
 * B b C
 * B b C
 */
const board: Board = {
  size: 3,
  ways: [
    [0, 1, 2],
    [3, 4, 7, 6],
    [5, 8],
  ],
}
const start: State = { level: 1, board, ribbons: [[], [], []], last: -1, spent: 0 }

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
    const wide: State = {
      ...start,
      board: {
        size: 3,
        ways: [
          [0, 3, 4, 1],
          [2, 5, 8, 7, 6],
        ],
      },
      ribbons: [[], []],
    }
    const joined = rules.act(rules.act(wide, [0, 1]), [2, 5, 8, 7, 6])
    expect([isJoined(joined, 0), isJoined(joined, 1)]).toEqual([true, true])
    expect(rules.outcome(joined)).toBe('playing')
    expect(emptyCells(joined)).toEqual([3, 4])
  })
})

test('every move that is offered is one', () => {
  for (const level of [1, 30, 200]) {
    let state = rules.start(1, level)
    for (let i = 0; i < 40; i++) {
      const moves = rules.moves(state)
      for (const move of moves) expect(rules.act(state, move)).not.toBe(state)
      state = rules.act(state, moves[(i * 7) % moves.length] ?? [])
    }
  }
})
