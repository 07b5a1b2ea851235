import { describe, expect, test } from 'vitest'
import type { Way } from '../../kit/rules/ways.ts'
import { HEDGE, STONE, type Board } from '../rules/board.ts'
import { leapOf, levels, rules, type State } from '../rules.ts'
import { survey } from '../rules/solve.ts'

/** Builds a state from rows of numbers. # is a hedge; S and G are the start and the goal, both on a 1. */
function position(rows: string, more: Partial<State> = {}, has: Partial<Board> = {}): State {
  const signs = rows.replaceAll(' ', '')
  const tiles = Array.from(signs, (sign) => (sign === '#' ? HEDGE : Number(sign) || 1))
  const board = {
    columns: rows.indexOf(' '),
    rows: rows.split(' ').length,
    tiles,
    ground: STONE.repeat(tiles.length),
    start: Math.max(0, signs.indexOf('S')),
    goal: signs.indexOf('G'),
    locks: [],
    carrots: [],
    ...has,
  }
  return { level: 1, board, par: 5, at: board.start, memory: 0, spent: 0, seen: [board.start], ...more }
}

/** The cell that blocks a leap; at the edge, its start cell. */
const stopOf = (state: State, way: Way) => ~leapOf(state, way)

/** Ground of a four by four garden, with these signs at these cells. */
const laid = (signs: Readonly<Record<number, string>>) =>
  Array.from({ length: 16 }, (_, cell) => signs[cell] ?? STONE).join('')

describe('a leap', () => {
  const open = position('3213 1112 2211 111G', { at: 5, seen: [5] })
  test.each<[string, number, Way, number]>([
    ['goes right as far as the number', 0, 'right', 3],
    ['goes down', 0, 'down', 12],
    ['goes up', 9, 'up', 1],
    ['goes left', 7, 'left', 5],
    ['of one goes to the next cell', 5, 'up', 1],
  ])('%s', (_, at, way, to) => expect(rules.act({ ...open, at }, way).at).toBe(to))

  test.each<[string, number, Way]>([
    ['up', 0, 'up'],
    ['left', 1, 'left'],
    ['right, not on to the next row', 7, 'right'],
    ['down', 8, 'down'],
  ])('never leaves the garden: %s', (_, at, way) => {
    const state = { ...open, at }
    expect(rules.act(state, way)).toBe(state)
    expect(stopOf(state, way)).toBe(at)
  })

  test('counts as a move, and records each cell once', () => {
    const there = rules.act(open, 'up')
    const back = rules.act({ ...there, at: 6 }, 'left')
    expect([there.spent, there.seen]).toEqual([1, [5, 1]])
    expect(back.seen).toEqual([5, 1])
  })

  test('to the goal ends the round', () => {
    const end = { ...open, at: 15 }
    expect(rules.outcome(end)).toBe('won')
    expect(rules.moves(end)).toEqual([])
    expect(rules.act(end, 'up')).toBe(end)
  })

  test('over the goal does not end the round', () => {
    const state = position('3G13 1111 1111 1111')
    expect(rules.outcome(rules.act(state, 'right'))).toBe('playing')
  })
})

describe('a hedge', () => {
  test.each<[string, string, number]>([
    ['under a leap', '3#13 1111 1111 111G', 1],
    ['where it would end', '311# 1111 1111 111G', 3],
  ])('%s stops it', (_, rows, cell) => {
    const state = position(rows)
    expect(rules.act(state, 'right')).toBe(state)
    expect(stopOf(state, 'right')).toBe(cell)
  })

  test('beyond the landing does not stop it', () => {
    expect(rules.act(position('2##1 1111 2111 111G'), 'down').at).toBe(8)
  })
})

describe('a gate', () => {
  const locks = [{ key: 4, gates: [1, 15] }]
  const shut = position('2111 1111 1111 111G', {}, { locks })

  test('stops a leap over it until its key is held', () => {
    expect(rules.act(shut, 'right')).toBe(shut)
    expect(stopOf(shut, 'right')).toBe(1)
    expect(rules.act({ ...shut, memory: 1 }, 'right').at).toBe(2)
  })

  test('on the goal blocks it until its key is held', () => {
    expect(rules.act({ ...shut, at: 14 }, 'right').at).toBe(14)
    expect(rules.outcome(rules.act({ ...shut, at: 14, memory: 1 }, 'right'))).toBe('won')
  })

  test('opens when Hop lands on its key, not when Hop flies over it', () => {
    expect(rules.act({ ...shut, at: 5 }, 'left').memory).toBe(1)
    expect(rules.act(shut, 'down').memory).toBe(0)
  })
})

describe('carrots', () => {
  const state = position('3211 1111 1111 12G1', {}, { carrots: [4, 13] })

  test('block the flag until all of them are picked', () => {
    const beside = { ...state, at: 15 }
    expect(rules.act(beside, 'left')).toBe(beside)
    expect(stopOf(beside, 'left')).toBe(14)
    expect(rules.act({ ...beside, memory: 1 }, 'left').at).toBe(15)
    expect(rules.outcome(rules.act({ ...beside, memory: 3 }, 'left'))).toBe('won')
  })

  test('are picked by landing on them', () => expect(rules.act({ ...state, at: 5 }, 'left').memory).toBe(1))

  test('do not stop a leap over the flag', () => expect(rules.act({ ...state, at: 13 }, 'right').at).toBe(15))
})

describe('a cracked tile', () => {
  const state = position('1111 1111 1111 111G', {}, { ground: laid({ 1: 'x' }) })
  const on = rules.act(state, 'right')
  const off = rules.act(on, 'right')

  test('breaks when Hop leaps off, and then blocks landings', () => {
    expect([on.at, on.memory]).toEqual([1, 0])
    expect([off.at, off.memory]).toEqual([2, 1])
    expect(rules.act(off, 'left')).toBe(off)
    expect(stopOf(off, 'left')).toBe(1)
  })

  test('that is broken does not stop a leap over it', () => {
    const far = position('2111 1111 1111 111G', { memory: 1 }, { ground: laid({ 1: 'x' }) })
    expect(rules.act(far, 'right').at).toBe(2)
  })

  test('can leave no path to the flag, which is reported as stuck', () => {
    const trap = position('1G11 #### 1111 1111', {}, { ground: laid({ 0: 'x' }) })
    expect(levels.stuck?.(trap)).toBe(false)
    const lost = position('11G1 #### 1111 1111', { at: 0, memory: 1 }, { ground: laid({ 1: 'x' }) })
    expect(levels.stuck?.(lost)).toBe(true)
  })
})

describe('ice', () => {
  test.each<[string, Readonly<Record<number, string>>, Partial<State>, number]>([
    ['makes Hop slide to the next tile', { 2: '~' }, {}, 3],
    ['does not stop a leap over it', { 1: '~' }, {}, 2],
    ['makes Hop slide over several cells', { 1: '~', 2: '~' }, { at: 3 }, 0],
  ])('%s', (_, ground, more, to) => {
    const state = position('2111 1111 1111 111G', more, { ground: laid(ground) })
    expect(rules.act(state, more.at === 3 ? 'left' : 'right').at).toBe(to)
  })

  test.each<[string, string, Readonly<Record<number, string>>, number]>([
    ['the edge', '3111 1111 1111 111G', { 3: '~' }, 0],
    ['a hedge', '211# 1111 1111 111G', { 2: '~' }, 3],
  ])('that leads to %s blocks the leap', (_, rows, ground, stop) => {
    const state = position(rows, {}, { ground: laid(ground) })
    expect(rules.act(state, 'right')).toBe(state)
    expect(stopOf(state, 'right')).toBe(stop)
  })
})

describe('a burrow', () => {
  const ground = laid({ 2: 'o', 12: 'o' })
  const state = position('2111 1111 1111 211G', {}, { ground })

  test('leads to its other end, and the next leap uses the number there', () => {
    const out = rules.act(state, 'right')
    expect(out.at).toBe(12)
    expect(rules.act(out, 'right').at).toBe(14)
  })

  test('can be entered by sliding over ice', () => {
    const slide = position('1111 1111 1111 111G', {}, { ground: laid({ 1: '~', 2: 'o', 12: 'o' }) })
    expect(rules.act(slide, 'right').at).toBe(12)
  })
})

describe('a sprout', () => {
  const state = position('1111 1111 1111 111G', {}, { ground: laid({ 0: '+' }) })
  const steps = (path: readonly Way[]) => path.reduce(rules.act, state)

  test('grows by one with every leap from it, at most twice', () => {
    expect(steps(['right']).at).toBe(1)
    expect(steps(['right', 'left', 'right']).at).toBe(2)
    const far = steps(['right', 'left', 'down', 'up', 'up'])
    expect(far.at).toBe(0)
    expect(rules.act(far, 'right').at).toBe(3)
    expect(rules.act({ ...rules.act(far, 'right'), at: 0 }, 'down').at).toBe(12)
  })
})

describe('the search', () => {
  test('finds the shortest path', () => {
    const { board } = position('3212 1113 1113 211G')
    expect([survey(board).par, levels.hint(position('3212 1113 1113 211G'))]).toEqual([3, 'down'])
  })

  test('fetches the key first', () => {
    const state = position('1111 1111 1111 111G', { at: 14 }, { locks: [{ key: 13, gates: [15] }] })
    expect(levels.hint(state)).toBe('left')
    expect(levels.hint({ ...state, memory: 1 })).toBe('right')
  })

  test('gives no hint at a dead end, which is reported as stuck', () => {
    const state = position('3##3 #11# #11# 3##G', { at: 0 })
    const walled = position('1#11 #111 1111 111G')
    expect(levels.stuck?.(walled)).toBe(true)
    expect(levels.hint(walled)).toBeUndefined()
    expect(levels.stuck?.(state)).toBe(true)
    expect(survey(walled.board).par).toBe(Infinity)
    expect(survey(walled.board).dead.length).toBe(1)
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
