import { expect, test } from 'vitest'
import { budWords, words } from '../words.ts'

const row = { buds: [true, false, true], par: 1, spent: 0 }

test('the row is read from left to right', () =>
  expect(words.describe(row)).toEqual(['Buds: open, shut, open.']))
test('a bud is told by how it is, then by its place', () =>
  expect(budWords(row, 1)).toBe('Shut. Bud 2 of 3.'))
test('what is left is counted', () => expect(words.task(row)).toBe('2 of 3 buds open.'))
test('only what turned is told', () =>
  expect(words.changed(row, { ...row, buds: [false, true, true] })).toBe('Bud 1 shut. Bud 2 open.'))
test('a hint names the bud', () => expect(words.advise(2, row)).toBe('Touch bud 3.'))
