import { expect, test } from 'vitest'
import { adviceWords, budWords, rowWords } from '../words.ts'

const row = { buds: [true, false, true], par: 1, spent: 0 }

test('the row is read from left to right', () => expect(rowWords(row)).toBe('open shut open'))
test('a bud is told by its place', () => expect(budWords(row, 1)).toBe('Bud 2, shut.'))
test('a hint names the bud', () => expect(adviceWords(2)).toBe('Touch bud 3.'))
