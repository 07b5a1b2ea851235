import { expect, test } from 'vitest'
import { budWords, words } from '../words.ts'

const row = { buds: [true, false, true], par: 1, spent: 0 }

test('describes the row from left to right', () =>
  expect(words.describe(row)).toEqual(['Buds: open, shut, open.']))
test('names the state of a bud, then its position', () => expect(budWords(row, 1)).toBe('Shut. Bud 2 of 3.'))
test('counts the open buds', () => expect(words.task(row)).toBe('2 of 3 buds open.'))
test('announces only the buds that have switched', () =>
  expect(words.changed(row, { ...row, buds: [false, true, true] })).toBe('Bud 1 shut. Bud 2 open.'))
test('a hint names the bud to touch', () => expect(words.advise(2, row)).toBe('Touch bud 3.'))
