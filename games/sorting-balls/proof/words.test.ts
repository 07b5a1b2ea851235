import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { changeBetween, type State } from '../rules/state.ts'
import { newsWords, tubeWords } from '../words.ts'

// Level 12 starts at the first of the twelve kinds: red heart, blue drop, yellow star.
const state: State = {
  level: 12,
  height: 3,
  par: 9,
  spent: 4,
  tubes: [[0, 1, 3], [4, 5], [2], [6, 7, 8], []],
}

describe('a tube is told from the top', () => {
  test.each([
    [0, 'Tube 1 of 5, from the top: blue drop, 2 red heart; full.'],
    [1, 'Tube 2 of 5, from the top: 2 blue drop; room for 1.'],
    [3, 'Tube 4 of 5: complete, 3 yellow star.'],
    [4, 'Tube 5 of 5: empty.'],
  ])('tube %i', (tube, words) => expect(tubeWords(state, tube)).toBe(words))
})

test('a move and its undoing are told, and a tube that they complete', () => {
  const after = rules.act(state, { from: 0, to: 1 })
  expect(changeBetween(state, after)).toEqual({ ball: 3, from: 0, to: 1 })
  expect(newsWords(state, after)).toBe('Moved blue drop from tube 1 to tube 2. Tube 2 is complete.')
  expect(newsWords(after, state)).toBe('Moved blue drop back from tube 2 to tube 1.')
  expect(newsWords(state, state)).toBe('')
})
