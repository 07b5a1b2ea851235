import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/test/listener.ts'
import { sized } from '../../kit/test/size.ts'
import { chance } from '../../kit/rules/chance.ts'
import { STEPS, WAYS, type Way } from '../../kit/rules/ways.ts'
import { rules, type State } from '../rules.ts'
import { TUNED_LEVELS } from '../rules/curve.ts'
import { aheadWords, aroundWords, placeWords, refusalWords, words } from '../words.ts'
import { readBoard } from './by-ear.ts'

/**
 * Hop is on the 2 in the fourth row: a hedge above, a sun gate to the right, the sun key two to the left, the edge
 * below. The moon key is behind the sun gate; one of its own gates is on the flag.
 */
const start: State = {
  level: 1,
  board: {
    columns: 5,
    rows: 5,
    tiles: [1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 4, 1, 2, 1, 3, 1, 1, 1, 1, 1],
    ground: '.'.repeat(25),
    start: 17,
    goal: 4,
    locks: [
      { key: 15, gates: [18] },
      { key: 19, gates: [10, 20, 4] },
    ],
    carrots: [],
  },
  par: 5,
  at: 17,
  memory: 0,
  spent: 0,
  seen: [17],
}
const sunny = rules.act(start, 'left')
const moonlit = { ...sunny, at: 19, memory: 3, seen: [17, 15, 19], spent: 2 }
/** Below the flag. */
const beside = { ...start, at: 9, seen: [8, 9], memory: 3 }

describe('the number underfoot and the leaps', () => {
  test.each([
    ['name a key', start, 'On 2: left 4 sun key. Row 4, column 3.'],
    [
      'leave out a key that was taken',
      { ...start, memory: 1 },
      'On 2: left 4, right 3 moon key. Row 4, column 3.',
    ],
    ['name the flag', beside, 'On 1: up flag, down 1, left 1. Row 2, column 5.'],
    [
      'name the tiles in all four directions',
      { ...start, at: 13, memory: 3 },
      'On 1: up 1, down 1, left 1, right 1. Row 3, column 4.',
    ],
    [
      'name only the directions when the task is long',
      { ...start, at: 13, memory: 1 },
      'On 1: up, down, left, right. Row 3, column 4.',
    ],
    [
      'name only the directions when a tile has a long name',
      { ...start, at: 14, memory: 1 },
      'On 1: up, down, left. Row 3, column 5.',
    ],
    ['report that no leap is possible', { ...start, at: 15 }, 'On 4: no leap. Row 4, column 1.'],
    ['report the flag underfoot', { ...start, at: 4 }, 'On the flag.'],
  ])('%s', (_, state, text) => expect(placeWords(state)).toBe(text))
})

test('looking around names obstacles and visited tiles', () => {
  expect(aroundWords(start)).toBe('Up: hedge; down: edge; left: 4 sun key; right: sun gate.')
  expect(aroundWords(beside)).toBe('Up: flag; down: 1; left: 1 visited; right: edge.')
})

test.each([
  ['up', 'No leap up: a hedge is in the way.'],
  ['right', 'No leap right: a sun gate is in the way.'],
  ['down', 'No leap down: the garden ends there.'],
] as const)('refusing a leap %s gives the reason', (way, text) => expect(refusalWords(start, way)).toBe(text))

test('refusing a leap names the gate that is closed', () =>
  expect(refusalWords({ ...start, at: 9 }, 'up')).toBe('No leap up: a moon gate is in the way.'))

describe('the announcement of a change describes', () => {
  const back = { ...start, at: 19, memory: 3, seen: [17, 19], spent: 4 }
  test.each([
    [
      'a key that opens a gate',
      start,
      rules.act(start, 'left'),
      'Leapt left. Sun key found. The sun gate opens.',
    ],
    ['its undo', rules.act(start, 'left'), start, 'Leap undone. Sun key lost. The sun gate closes.'],
    [
      'a key that opens several gates',
      { ...start, memory: 1 },
      rules.act({ ...start, memory: 1 }, 'right'),
      'Leapt right. Moon key found. 3 moon gates open.',
    ],
    [
      'its undo',
      rules.act({ ...start, memory: 1 }, 'right'),
      { ...start, memory: 1 },
      'Leap undone. Moon key lost. 3 moon gates close.',
    ],
    ['a leap up', back, rules.act(back, 'up'), 'Leapt up.'],
    ['the undo of a leap', rules.act(back, 'up'), back, 'Leap undone.'],
    [
      'a leap to a visited tile',
      { ...beside, seen: [8, 9, 14] },
      rules.act({ ...beside, seen: [8, 9, 14] }, 'down'),
      'Leapt down. Visited before.',
    ],
    ['nothing without a change', start, start, ''],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))
})

test.each([
  ['keys', start, 'Flag: row 1, column 5. 2 keys.'],
  ['a key', sunny, 'Flag: row 1, column 5. 1 key.'],
  ['no key', moonlit, 'Flag: row 1, column 5.'],
])('the task names the flag and %s', (_, state, text) => expect(words.task(state)).toBe(text))

describe('the description of the garden', () => {
  test('has one line per row', () =>
    expect(words.describe(start)).toEqual([
      'Row 1: 1, 1, 1, 1, flag moon gate.',
      'Row 2: 1, 1, hedge, 1, 1.',
      'Row 3: 1 moon gate, 1, 1, 1, 1.',
      'Row 4: 4 sun key, 1, Hop on 2, 1 sun gate, 3 moon key.',
      'Row 5: 1 moon gate, 1, 1, 1, 1.',
    ]))
  test('leaves out found keys and open gates, and marks visited tiles', () =>
    expect(words.describe(moonlit)).toEqual([
      'Row 1: 1, 1, 1, 1, flag.',
      'Row 2: 1, 1, hedge, 1, 1.',
      'Row 3: 1, 1, 1, 1, 1.',
      'Row 4: 4 visited, 1, 2 visited, 1, Hop on 3.',
      'Row 5: 1, 1, 1, 1, 1.',
    ]))
})

/**
 * Hop is in the middle: above it a cracked tile between ice and a sprout, below it a carrot. Burrows are in the first
 * and the last row.
 */
const lively: State = {
  ...start,
  board: {
    columns: 5,
    rows: 5,
    tiles: [1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
    ground: '..o...~x+............o...',
    start: 12,
    goal: 20,
    locks: [],
    carrots: [17, 0],
  },
  at: 12,
  seen: [12],
}
const underIce = { ...lively, at: 11, seen: [12, 11] }

describe('a garden with carrots, ice, a cracked tile, a sprout and burrows', () => {
  test('is described row by row', () =>
    expect(words.describe(lively)).toEqual([
      'Row 1: 1 carrot, 1, burrow 1, 1, 1.',
      'Row 2: 1, ice, cracked 1, sprout 2, 1.',
      'Row 3: 1, 1, Hop on 1, 1, 1.',
      'Row 4: 1, 1, 1 carrot, 1, 1.',
      'Row 5: flag, burrow 1, 1, 1, 2.',
    ]))

  const cracked = rules.act(lively, 'up')
  const sprouting = rules.act(cracked, 'right')
  test.each([
    ['announces a carrot', lively, rules.act(lively, 'down'), 'Leapt down. 1 carrot left.'],
    [
      'announces the undo of picking a carrot',
      rules.act(lively, 'down'),
      lively,
      'Leap undone. 2 carrots left.',
    ],
    ['announces a breaking tile', cracked, sprouting, 'Leapt right. The tile broke.'],
    ['announces growing sprouts', sprouting, rules.act(sprouting, 'down'), 'Leapt down. The sprouts grew.'],
    ['announces a slide over ice', underIce, rules.act(underIce, 'up'), 'Leapt up, across the ice.'],
    [
      'announces a burrow',
      { ...lively, at: 1 },
      rules.act({ ...lively, at: 1 }, 'right'),
      'Leapt right, through the burrow.',
    ],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))

  test.each([
    ['a hole', { ...lively, memory: 4 }, 'up', 'No leap up: that tile is gone.'],
    ['a flag without its carrots', { ...lively, at: 15 }, 'down', 'No leap down: you still need 2 carrots.'],
  ] as const)('refuses a leap to %s', (_, state, way, text) => expect(refusalWords(state, way)).toBe(text))

  test('has a task that counts the carrots', () =>
    expect(words.task(lively)).toBe('Flag: row 5, column 1. 2 carrots.'))
})

test('looking ahead names the landing and the leaps from there', () =>
  expect(aheadWords(start, 'left', rules.act(start, 'left'))).toBe(
    'Left leads to 4 sun key, then right 3 moon key.',
  ))

describe('a hint gives its reason for', () => {
  const row = (tiles: readonly number[], ground: string, at: number): State => ({
    ...start,
    board: { ...lively.board, columns: 6, rows: 1, tiles, ground, start: at, goal: 5, carrots: [] },
    at,
    seen: [at],
  })
  test.each([
    ['the flag', beside, 'up', 'Leap up to the flag.'],
    [
      'the only leap, to a key',
      start,
      'left',
      'Leap left to the 4 with the sun key: it is the only leap from here.',
    ],
    [
      'a shorter path',
      row([2, 1, 3, 1, 1, 1], '......', 1),
      'right',
      'Leap right to the 3: the flag is 1 leap from there, but 2 if you leap left.',
    ],
    [
      'one of two equal paths',
      row([4, 1, 3, 1, 1, 1], '....~.', 1),
      'right',
      'Leap right to the 3: the flag is 1 leap from there.',
    ],
    [
      'avoiding a dead end',
      row([1, 1, 3, 1, 1, 1], '.x....', 1),
      'right',
      'Leap right to the 3: left leads to a dead end.',
    ],
  ] as const)('%s', (_, state, way, text) => expect(words.advise(way, state)).toBe(text))
})

/** Yields states of random strolls through all kinds of gardens. */
function* strolls() {
  const dice = chance(7)
  for (const level of [1, 3, 5, 12, 22, 44, 78, 98, 130, 180, 206, 260, 300, -2, -6, -7]) {
    let state = rules.start(3, level)
    for (let leap = 0; leap < 30 && rules.outcome(state) === 'playing'; leap++) {
      yield state
      const moves = rules.moves(state)
      if (moves.length > 0) state = rules.act(state, dice.pick(moves))
    }
  }
}

/** Predicts where a leap leads, from the announced board alone. */
function workOut(board: ReturnType<typeof readBoard>, way: Way): string[] {
  const [dx, dy] = STEPS[way]
  const y = board.findIndex((row) => row.some(({ hasHop }) => hasHop))
  const x = board[y]?.findIndex(({ hasHop }) => hasHop) ?? 0
  const far = Number(board[y]?.[x]?.what)
  let end: (typeof board)[number][number] | undefined
  for (let i = 1; i <= far || end?.what === 'ice'; i++) {
    end = board[y + dy * i]?.[x + dx * i]
    if (!end || end.what === 'hedge' || end.gate) return []
  }
  const isWaiting = board.flat().some(({ hasCarrot }) => hasCarrot)
  if (!end || end.what === 'hole' || (end.what === 'flag' && isWaiting)) return []
  if (end.ground === 'burrow')
    end = board.flat().find((tile) => tile.ground === 'burrow' && tile !== end) ?? end
  const ground = end.ground ? `${end.ground} ` : ''
  const carrot = end.hasCarrot ? ' carrot' : ''
  return [`${way} ${ground}${end.what}${carrot}${end.key ? ` ${end.key} key` : ''}`]
}

test('the announced leaps match the described board and the legal moves', () => {
  for (const state of strolls()) {
    const [, announced = ''] = /^On \d: (.*)\. Row/.exec(placeWords(state)) ?? []
    const board = readBoard(words.describe(state))
    const whole = WAYS.flatMap((way) => workOut(board, way)).join(', ')
    // A long announcement has room for the directions only.
    expect([whole || 'no leap', rules.moves(state).join(', ')]).toContain(announced)
    expect(announced.match(/up|down|left|right/g) ?? []).toEqual(rules.moves(state))
    expect(countWords(aroundWords(state)), aroundWords(state)).toBeLessThanOrEqual(25)
  }
})

test('the opening announcement and all rows of sampled levels have at most 25 words', () => {
  const standing = 'Level 1, 0 moves, par 7.'
  for (let level = 1; level <= TUNED_LEVELS + 20; level += sized(1, 17)) {
    const state = rules.start(1, level)
    const text = `${standing} ${words.task(state)} ${placeWords(state)}`
    for (const line of [text, ...words.describe(state)])
      expect(countWords(line), `level ${level}: ${line}`).toBeLessThanOrEqual(25)
  }
})
