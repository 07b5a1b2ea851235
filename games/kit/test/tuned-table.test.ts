import { expect, test } from 'vitest'
import { tunedTable } from './tuned-table.ts'

test('splits a string into rows anywhere', () => {
  const letters = 'ab'.repeat(60)
  expect(tunedTable('a letter each.', letters)).toBe(
    `/** Made by test/tune.ts: a letter each. */\nexport const TUNED =\n  '${letters.slice(0, 90)}' +\n  '${letters.slice(90)}'`,
  )
})

test('keeps words whole, so that joined rows split into the same words', () => {
  const words = Array.from({ length: 40 }, (_, i) => `w${i}\\`)
  const text = tunedTable('a word each.', words, 'WORDS')
  const rows = [...text.matchAll(/'(.*)'/g)].map(([, row = '']) => row.replaceAll('\\\\', '\\'))
  expect(text).toContain('export const WORDS =')
  expect(rows.length).toBeGreaterThan(1)
  expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(90)
  expect(rows.join('').split(' ')).toEqual(words)
})
