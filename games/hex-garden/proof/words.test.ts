import { describe, expect, test } from 'vitest'
import { CELLS, NONE } from '../rules/bed.ts'
import { ghostWords, handWords, newsWords } from '../words.ts'
import { almost, at, inTheMiddle } from './gardens.ts'

describe('what is said', () => {
  const before = almost(2)

  test('names the hand, and what has no room', () => {
    expect(handWords(before)).toBe('In hand: 1 single, 2 pair.')
    const bed = CELLS.map((_, cell) => (cell ? 1 : NONE))
    expect(handWords({ ...before, bed })).toBe('In hand: 1 single, 2 pair without room.')
  })

  test.each([
    ['what will bloom', at(0, 0), 'Piece 1, single, at row 5, cell 5 of 9: 2 lines will bloom.'],
    ['that it fits', at(1, -4), 'Piece 1, single, at row 1, cell 2 of 5: fits.'],
    ['that there is no room', at(-1, 0), 'Piece 1, single, at row 5, cell 4 of 9: no room.'],
  ])('says %s', (_, cell, words) => {
    expect(ghostWords(before, { slot: 0, cell, column: 0 })).toBe(words)
  })

  test('tells what happened', () => {
    const after = inTheMiddle(before)
    expect(newsWords(before, after)).toBe('Planted the single. 2 lines bloomed for 73 points.')
    expect(newsWords(after, before)).toBe('Took the single back.')
  })
})
