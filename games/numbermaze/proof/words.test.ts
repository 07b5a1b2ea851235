import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/proof/listener.ts'
import { chance } from '../../kit/rules/chance.ts'
import { STEPS, WAYS, type Way } from '../../kit/rules/ways.ts'
import { rules, type State } from '../rules.ts'
import { TUNED_LEVELS } from '../rules/curve.ts'
import { aroundWords, placeWords, refusalWords, words } from '../words.ts'
import { readBoard } from './by-ear.ts'

/**
 * Hop on the 2 in the fourth row: a hedge above, a sun gate to the right, the sun key two to the left, the edge below.
 * The moon key lies behind the sun gate; one of its own gates is on the flag.
 */
const start: State = {
  level: 1,
  board: {
    size: 5,
    tiles: [1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 4, 1, 2, 1, 3, 1, 1, 1, 1, 1],
    start: 17,
    goal: 4,
    locks: [
      { key: 15, gates: [18] },
      { key: 19, gates: [10, 20, 4] },
    ],
  },
  par: 5,
  at: 17,
  held: 0,
  spent: 0,
  seen: [17],
}
const sunny = rules.act(start, 'left')
const moonlit = { ...sunny, at: 19, held: 3, seen: [17, 15, 19], spent: 2 }
/** Below the flag. */
const beside = { ...start, at: 9, seen: [8, 9], held: 3 }

describe('what is underfoot, and what the leaps lead to', () => {
  test.each([
    ['a key', start, 'On 2: left 4 sun key. Row 4, column 3.'],
    [
      'a key that was taken lies there no more',
      { ...start, held: 1 },
      'On 2: left 4, right 3 moon key. Row 4, column 3.',
    ],
    ['the flag', beside, 'On 1: up flag, down 1, left 1. Row 2, column 5.'],
    ['all ways', { ...start, at: 13, held: 3 }, 'On 1: up 1, down 1, left 1, right 1. Row 3, column 4.'],
    [
      'all ways, while keys are missing',
      { ...start, at: 13, held: 1 },
      'On 1: up, down, left, right. Row 3, column 4.',
    ],
    [
      'ways, one of them to a key',
      { ...start, at: 14, held: 1 },
      'On 1: up, down moon key, left. Row 3, column 5.',
    ],
    ['nothing', { ...start, at: 15 }, 'On 4: no leap. Row 4, column 1.'],
    ['on the flag', { ...start, at: 4 }, 'On the flag.'],
  ])('%s', (_, state, text) => expect(placeWords(state)).toBe(text))
})

test('whoever asks is told what stops a leap, and which tiles were stepped on', () => {
  expect(aroundWords(start)).toBe('Up hedge; down edge; left 4 sun key; right sun gate.')
  expect(aroundWords(beside)).toBe('Up flag; down 1; left 1 seen; right edge.')
})

test.each([
  ['up', 'No leap up: a hedge is in the way.'],
  ['right', 'No leap right: a sun gate is in the way.'],
  ['down', 'No leap down: the garden ends there.'],
] as const)('a refusal %s says why', (way, text) => expect(refusalWords(start, way)).toBe(text))

test('a refusal names the gate by the key that is still missing', () =>
  expect(refusalWords({ ...start, at: 9 }, 'up')).toBe('No leap up: a moon gate is in the way.'))

describe('what has changed', () => {
  const back = { ...start, at: 19, held: 3, seen: [17, 19], spent: 4 }
  test.each([
    ['a key that opens a gate', start, rules.act(start, 'left'), 'Leapt left. Sun key: sun gate open.'],
    ['its undoing', rules.act(start, 'left'), start, 'Back right. Sun key gone: sun gate shut.'],
    [
      'a key that opens many',
      { ...start, held: 1 },
      rules.act({ ...start, held: 1 }, 'right'),
      'Leapt right. Moon key: 3 moon gates open.',
    ],
    [
      'its undoing',
      rules.act({ ...start, held: 1 }, 'right'),
      { ...start, held: 1 },
      'Back left. Moon key gone: 3 moon gates shut.',
    ],
    ['a leap up', back, rules.act(back, 'up'), 'Leapt up.'],
    ['its undoing', rules.act(back, 'up'), back, 'Back down.'],
    [
      'a leap to where Hop has been',
      { ...beside, seen: [8, 9, 14] },
      rules.act({ ...beside, seen: [8, 9, 14] }, 'down'),
      'Leapt down, seen.',
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
      'Row 4: 4 seen, 1, 2 seen, 1, Hop on 3.',
      'Row 5: 1, 1, 1, 1, 1.',
    ]))
})

test.each([
  ['a tile', { ...start, held: 1 }, 'left', 'Leap left to the 4.'],
  ['a key', start, 'left', 'Leap left to the 4 with the sun key.'],
  ['the flag', beside, 'up', 'Leap up to the flag.'],
] as const)('a hint leads to %s', (_, state, way, text) => expect(words.advise(way, state)).toBe(text))

/** Somebody strolls about in gardens of all kinds. */
function* strolls() {
  const dice = chance(7)
  for (const level of [1, 3, 5, 12, 22, 44, 78, 98, 130, 150, 180, 200, -1, -2, -6, -7]) {
    let state = rules.start(3, level)
    for (let leap = 0; leap < 30 && rules.outcome(state) === 'playing'; leap++) {
      yield state
      state = rules.act(state, dice.pick(rules.moves(state)))
    }
  }
}

/** Where a leap leads, as somebody works it out who has only heard the board. */
function workOut(board: ReturnType<typeof readBoard>, way: Way): string[] {
  const [dx, dy] = STEPS[way]
  const y = board.findIndex((row) => row.some(({ hasHop }) => hasHop))
  const x = board[y]?.findIndex(({ hasHop }) => hasHop) ?? 0
  const far = Number(board[y]?.[x]?.what)
  const flown = Array.from({ length: far }, (_, i) => board[y + dy * (i + 1)]?.[x + dx * (i + 1)])
  if (flown.some((tile) => !tile || tile.what === 'hedge' || tile.gate)) return []
  const end = flown.at(-1)
  return [`${way} ${end?.what}${end?.key ? ` ${end.key} key` : ''}`]
}

test('the leaps that are told are those that the board has, and those that can be made', () => {
  for (const state of strolls()) {
    const [, told = ''] = /^On \d: (.*)\. Row/.exec(placeWords(state)) ?? []
    const board = readBoard(words.describe(state))
    const whole = WAYS.flatMap((way) => workOut(board, way)).join(', ')
    // Where a garden begins there may be no room for the numbers.
    expect(state.spent === 0 ? [whole, whole.replaceAll(/ \d/g, '')] : [whole]).toContain(told)
    expect(told.match(/up|down|left|right/g)).toEqual(rules.moves(state))
    expect(countWords(aroundWords(state)), aroundWords(state)).toBeLessThanOrEqual(25)
  }
})

test('no garden begins with more than 25 words', () => {
  const standing = 'Level 1, 0 moves, par 7.'
  for (let level = 1; level <= TUNED_LEVELS + 20; level++) {
    const state = rules.start(1, level)
    const text = `${standing} ${words.task(state)} ${placeWords(state)}`
    expect(countWords(text), `level ${level}: ${text}`).toBeLessThanOrEqual(25)
  }
})
