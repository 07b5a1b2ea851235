import { expect, test } from 'vitest'
import { rules, type State } from '../rules.ts'
import { lookAround, newsWords, refusalWords } from '../words.ts'

/** A hedge above, a gate to the right, the key two to the left, the edge below. */
const state: State = {
  level: 1,
  board: {
    size: 5,
    tiles: [1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 4, 1, 2, 1, 3, 1, 1, 1, 1, 1],
    start: 17,
    goal: 4,
    locks: [{ key: 15, gates: [18] }],
  },
  par: 5,
  at: 17,
  held: 0,
  spent: 0,
  seen: [17],
}

test('what each leap leads to is told', () => {
  expect(lookAround(state)).toBe(
    'On a 2, row 4, column 3; goal at row 1, column 5. Leaps: up hedge; down edge; left a 4 with the sun key; right gate.',
  )
})

test('tiles that have been stepped on are known again, and the goal is named', () => {
  const near = {
    ...state,
    at: 9,
    board: { ...state.board, tiles: state.board.tiles.with(9, 1) },
    seen: [8, 9],
  }
  expect(lookAround(near)).toContain('Leaps: up the goal; down a 1; left a 1, been there; right edge.')
  expect(lookAround({ ...state, at: 4 })).toBe('At the goal.')
})

test.each([
  ['up', 'No leap up: a hedge is in the way.'],
  ['right', 'No leap right: a gate is shut.'],
  ['down', 'No leap down: the garden ends there.'],
] as const)('a refusal %s says why', (way, words) => expect(refusalWords(state, way)).toBe(words))

test('a key found and a leap undone are told', () => {
  const after = rules.act(state, 'left')
  expect(newsWords(state, after)).toBe('You have the sun key: its gates open.')
  expect(newsWords(after, state)).toBe('Back again.')
  expect(newsWords(after, rules.act(after, 'up'))).toBe('')
})
