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

describe('what is underfoot, and what the leaps lead to', () => {
  test.each([
    ['a key', start, 'On 2: left 4 sun key. Row 4, column 3.'],
    [
      'a key that was taken lies there no more',
      { ...start, memory: 1 },
      'On 2: left 4, right 3 moon key. Row 4, column 3.',
    ],
    ['the flag', beside, 'On 1: up flag, down 1, left 1. Row 2, column 5.'],
    ['all ways', { ...start, at: 13, memory: 3 }, 'On 1: up 1, down 1, left 1, right 1. Row 3, column 4.'],
    [
      'all ways, while keys are missing',
      { ...start, at: 13, memory: 1 },
      'On 1: up, down, left, right. Row 3, column 4.',
    ],
    ['ways, one of them to a key', { ...start, at: 14, memory: 1 }, 'On 1: up, down, left. Row 3, column 5.'],
    ['nothing', { ...start, at: 15 }, 'On 4: no leap. Row 4, column 1.'],
    ['on the flag', { ...start, at: 4 }, 'On the flag.'],
  ])('%s', (_, state, text) => expect(placeWords(state)).toBe(text))
})

test('whoever asks is told what stops a leap, and which tiles were stepped on', () => {
  expect(aroundWords(start)).toBe('Up: hedge; down: edge; left: 4 sun key; right: sun gate.')
  expect(aroundWords(beside)).toBe('Up: flag; down: 1; left: 1 visited; right: edge.')
})

test.each([
  ['up', 'No leap up: a hedge is in the way.'],
  ['right', 'No leap right: a sun gate is in the way.'],
  ['down', 'No leap down: the garden ends there.'],
] as const)('a refusal %s says why', (way, text) => expect(refusalWords(start, way)).toBe(text))

test('a refusal names the gate by the key that is still missing', () =>
  expect(refusalWords({ ...start, at: 9 }, 'up')).toBe('No leap up: a moon gate is in the way.'))

describe('what has changed', () => {
  const back = { ...start, at: 19, memory: 3, seen: [17, 19], spent: 4 }
  test.each([
    [
      'a key that opens a gate',
      start,
      rules.act(start, 'left'),
      'Leapt left. Sun key found. The sun gate opens.',
    ],
    ['its undoing', rules.act(start, 'left'), start, 'Leap undone. Sun key lost. The sun gate closes.'],
    [
      'a key that opens many',
      { ...start, memory: 1 },
      rules.act({ ...start, memory: 1 }, 'right'),
      'Leapt right. Moon key found. 3 moon gates open.',
    ],
    [
      'its undoing',
      rules.act({ ...start, memory: 1 }, 'right'),
      { ...start, memory: 1 },
      'Leap undone. Moon key lost. 3 moon gates close.',
    ],
    ['a leap up', back, rules.act(back, 'up'), 'Leapt up.'],
    ['its undoing', rules.act(back, 'up'), back, 'Leap undone.'],
    [
      'a leap to where Hop has been',
      { ...beside, seen: [8, 9, 14] },
      rules.act({ ...beside, seen: [8, 9, 14] }, 'down'),
      'Leapt down. Visited before.',
    ],
    ['nothing', start, start, ''],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))
})

test.each([
  ['keys', start, 'Flag: row 1, column 5. 2 keys.'],
  ['a key', sunny, 'Flag: row 1, column 5. 1 key.'],
  ['no key', moonlit, 'Flag: row 1, column 5.'],
])('the task names the flag, and %s', (_, state, text) => expect(words.task(state)).toBe(text))

describe('the garden is told by its rows', () => {
  test('as it begins', () =>
    expect(words.describe(start)).toEqual([
      'Row 1: 1, 1, 1, 1, flag moon gate.',
      'Row 2: 1, 1, hedge, 1, 1.',
      'Row 3: 1 moon gate, 1, 1, 1, 1.',
      'Row 4: 4 sun key, 1, Hop on 2, 1 sun gate, 3 moon key.',
      'Row 5: 1 moon gate, 1, 1, 1, 1.',
    ]))
  test('with keys found, gates open and tiles seen', () =>
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

describe('a lively garden', () => {
  test('is told by its rows', () =>
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
    ['a carrot', lively, rules.act(lively, 'down'), 'Leapt down. 1 carrot left.'],
    ['a carrot that is put back', rules.act(lively, 'down'), lively, 'Leap undone. 2 carrots left.'],
    ['a tile that breaks', cracked, sprouting, 'Leapt right. The tile broke.'],
    ['a sprout', sprouting, rules.act(sprouting, 'down'), 'Leapt down. The sprouts grew.'],
    ['ice', underIce, rules.act(underIce, 'up'), 'Leapt up, across the ice.'],
    [
      'a burrow',
      { ...lively, at: 1 },
      rules.act({ ...lively, at: 1 }, 'right'),
      'Leapt right, through the burrow.',
    ],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))

  test.each([
    ['a hole', { ...lively, memory: 4 }, 'up', 'No leap up: that tile is gone.'],
    ['a flag that waits', { ...lively, at: 15 }, 'down', 'No leap down: you still need 2 carrots.'],
  ] as const)('%s refuses a leap', (_, state, way, text) => expect(refusalWords(state, way)).toBe(text))

  test('the task counts what is to be found', () =>
    expect(words.task(lively)).toBe('Flag: row 5, column 1. 2 carrots.'))
})

test('whoever plans ahead hears what follows a leap', () =>
  expect(aheadWords(start, 'left', rules.act(start, 'left'))).toBe(
    'Left leads to 4 sun key, then right 3 moon key.',
  ))

describe('a hint says why', () => {
  const row = (tiles: readonly number[], ground: string, at: number): State => ({
    ...start,
    board: { ...lively.board, columns: 6, rows: 1, tiles, ground, start: at, goal: 5, carrots: [] },
    at,
    seen: [at],
  })
  test.each([
    ['the flag', beside, 'up', 'Leap up to the flag.'],
    ['a key', start, 'left', 'Leap left to the 4 with the sun key: it is the only leap from here.'],
    [
      'a way that is shorter',
      row([2, 1, 3, 1, 1, 1], '......', 1),
      'right',
      'Leap right to the 3: the flag is 1 leap from there, but 2 if you leap left.',
    ],
    [
      'one of two ways',
      row([4, 1, 3, 1, 1, 1], '....~.', 1),
      'right',
      'Leap right to the 3: the flag is 1 leap from there.',
    ],
    [
      'a tile that will break',
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

test('the leaps that are told are those that the board has, and those that can be made', () => {
  for (const state of strolls()) {
    const [, told = ''] = /^On \d: (.*)\. Row/.exec(placeWords(state)) ?? []
    const board = readBoard(words.describe(state))
    const whole = WAYS.flatMap((way) => workOut(board, way)).join(', ')
    // A long announcement has room for the directions only.
    expect([whole || 'no leap', rules.moves(state).join(', ')]).toContain(told)
    expect(told.match(/up|down|left|right/g) ?? []).toEqual(rules.moves(state))
    expect(countWords(aroundWords(state)), aroundWords(state)).toBeLessThanOrEqual(25)
  }
})

test('no garden begins with more than 25 words, and none of its rows is longer', () => {
  const standing = 'Level 1, 0 moves, par 7.'
  for (let level = 1; level <= TUNED_LEVELS + 20; level += sized(1, 17)) {
    const state = rules.start(1, level)
    const text = `${standing} ${words.task(state)} ${placeWords(state)}`
    for (const line of [text, ...words.describe(state)])
      expect(countWords(line), `level ${level}: ${line}`).toBeLessThanOrEqual(25)
  }
})
