import { describe, expect, test } from 'vitest'
import type { Way } from '../../kit/rules/ways.ts'
import { HEDGE, obstacle, type Board } from '../rules/board.ts'
import { levels, rules, type State } from '../rules.ts'
import { solve, survey } from '../rules/solve.ts'

/** Rows of numbers, # for a hedge; S and G stand for a start and a goal on a 1. */
function position(rows: string, more: Partial<State> = {}, locks: Board['locks'] = []): State {
  const signs = rows.replaceAll(' ', '')
  const tiles = Array.from(signs, (sign) => (sign === '#' ? HEDGE : Number(sign) || 1))
  const board = {
    size: rows.split(' ').length,
    tiles,
    start: Math.max(0, signs.indexOf('S')),
    goal: signs.indexOf('G'),
    locks,
  }
  return { level: 1, board, par: 5, at: board.start, held: 0, spent: 0, seen: [board.start], ...more }
}

describe('a leap', () => {
  const open = position('3213 1112 2211 111G', { at: 5, seen: [5] })
  test.each<[string, number, Way, number]>([
    ['goes as far as the number', 0, 'right', 3],
    ['goes down', 0, 'down', 12],
    ['goes up', 9, 'up', 1],
    ['goes left', 7, 'left', 5],
    ['of one goes next door', 5, 'up', 1],
  ])('%s', (_, at, way, to) => expect(rules.act({ ...open, at }, way).at).toBe(to))

  test.each<[string, number, Way]>([
    ['up', 0, 'up'],
    ['left', 1, 'left'],
    ['right, not on to the next row', 7, 'right'],
    ['down', 8, 'down'],
  ])('never leaves the garden: %s', (_, at, way) => {
    const state = { ...open, at }
    expect(rules.act(state, way)).toBe(state)
    expect(obstacle(state.board, 0, at, way)?.what).toBe('edge')
  })

  test('counts, and remembers each cell once', () => {
    const there = rules.act(open, 'up')
    const back = rules.act({ ...there, at: 6 }, 'left')
    expect([there.spent, there.seen]).toEqual([1, [5, 1]])
    expect(back.seen).toEqual([5, 1])
  })

  test('is over when the goal is reached', () => {
    const end = { ...open, at: 15 }
    expect(rules.outcome(end)).toBe('won')
    expect(rules.moves(end)).toEqual([])
    expect(rules.act(end, 'up')).toBe(end)
  })

  test('over the goal is not an arrival', () => {
    const state = position('3G13 1111 1111 1111')
    expect(rules.outcome(rules.act(state, 'right'))).toBe('playing')
  })
})

describe('a hedge', () => {
  test.each<[string, string, Way]>([
    ['under a leap', '3#13 1111 1111 111G', 'right'],
    ['where it would end', '311# 1111 1111 111G', 'right'],
  ])('%s stops it', (_, rows, way) => {
    const state = position(rows)
    expect(rules.act(state, way)).toBe(state)
    expect(obstacle(state.board, 0, 0, way)?.what).toBe('hedge')
  })

  test('beyond the landing stops nothing', () => {
    expect(rules.act(position('2##1 1111 2111 111G'), 'down').at).toBe(8)
  })
})

describe('a gate', () => {
  const locks = [{ key: 4, gates: [1, 15] }]
  const shut = position('2111 1111 1111 111G', {}, locks)

  test('stops a leap over it until its key is held', () => {
    expect(rules.act(shut, 'right')).toBe(shut)
    expect(obstacle(shut.board, 0, 0, 'right')).toEqual({ what: 'gate', cell: 1 })
    expect(rules.act({ ...shut, held: 1 }, 'right').at).toBe(2)
  })

  test('keeps the goal until its key is held', () => {
    expect(rules.act({ ...shut, at: 14 }, 'right').at).toBe(14)
    expect(rules.outcome(rules.act({ ...shut, at: 14, held: 1 }, 'right'))).toBe('won')
  })

  test('opens when its key is landed on, not when it is flown over', () => {
    expect(rules.act({ ...shut, at: 5 }, 'left').held).toBe(1)
    expect(rules.act(shut, 'down').held).toBe(0)
  })
})

describe('the search', () => {
  test('finds the shortest way', () => {
    const { board } = position('3212 1113 1113 211G')
    expect(solve(board, 0, 0)).toEqual(['down', 'right', 'right'])
  })

  test('fetches the key first', () => {
    const { board } = position('1111 1111 1111 111G', {}, [{ key: 13, gates: [15] }])
    expect(solve(board, 14, 0)).toEqual(['left', 'right', 'right'])
    expect(solve(board, 14, 1)).toEqual(['right'])
  })

  test('knows a dead end: no hint, and it is called stuck', () => {
    const state = position('3##3 #11# #11# 3##G', { at: 0 })
    const walled = position('1#11 #111 1111 111G')
    expect(levels.stuck?.(walled)).toBe(true)
    expect(levels.hint?.(walled)).toBeUndefined()
    expect(levels.stuck?.(state)).toBe(true)
    expect(survey(walled.board).par).toBe(Infinity)
    expect(survey(walled.board).dead.size).toBe(1)
  })
})

test.each([
  [10, 3],
  [11, 2],
  [15, 2],
  [16, 1],
])('%i moves with par 10 earn %i stars', (spent, stars) => {
  const end = { ...position('1111 1111 1111 111G'), par: 10, spent, at: 15 }
  expect(levels.stars(end)).toBe(stars)
  expect(rules.score(end)).toBe(stars)
})
