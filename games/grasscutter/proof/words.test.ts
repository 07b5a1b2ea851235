import { expect, test } from 'vitest'
import type { Way } from '../../kit/rules/ways.ts'
import { rules, type State } from '../rules.ts'
import { newsWords, positionWords } from '../words.ts'

function planted(garden: string): State {
  const mower = garden.indexOf('S')
  const mown = Array.from(garden, (_, place) => (place === mower ? 'r' : ' ')).join('')
  return { ...rules.start(1, 1), garden, mower, mown }
}

const positions: readonly (readonly [garden: string, words: string])[] = [
  ['S..#', '2 tiles to cut. Mower in row 1, column 1. Ways: right 2 tiles to a hedge, 2 uncut.'],
  ['.So', '1 tile to cut. Mower in row 1, column 2. Ways: left 1 tile to a hedge, 1 uncut.'],
  ['S.o.', '2 tiles to cut. Mower in row 1, column 1. Ways: right 1 tile to a stone, 1 uncut.'],
  ['S.<.', '2 tiles to cut. Mower in row 1, column 1. Ways: right 1 tile to a shut gate, 1 uncut.'],
  ['S.m.', '3 tiles to cut. Mower in row 1, column 1. Ways: right 2 tiles to a molehill, 2 uncut.'],
  ['#/S/.', '1 tile to cut. Mower in row 2, column 1. Ways: down 1 tile to a hedge, 1 uncut.'],
  ['S#.', '1 tile to cut. Mower in row 1, column 1. No way out.'],
]

test.each(positions)('%s is told in words', (garden, words) => {
  expect(positionWords(planted(garden))).toBe(words)
})

const news: readonly (readonly [garden: string, way: Way, words: string])[] = [
  ['S..#', 'right', 'Went right, cut 2 tiles.'],
  ['S.m.', 'right', 'Went right, cut 2 tiles. The molehill is flat now.'],
]

test.each(news)('what happened on %s, going %s', (garden, way, words) => {
  const before = planted(garden)
  const after = rules.act(before, way)
  expect(newsWords(before, after)).toBe(words)
  expect(newsWords(after, before)).toBe('Undone.')
})
