import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { cellWords, words } from '../words.ts'

const start = { ...rules.start(1, 1), next: [0, 1] as const }
const pair = { ...start, bed: start.bed.with(0, 0).with(1, 0), planted: 2 }

test('describes the bed row by row, then the queue', () =>
  expect(words.describe(pair)).toEqual([
    'Row 1: rose, rose, free, free.',
    'Row 2: free, free, free, free.',
    'Row 3: free, free, free, free.',
    'Row 4: free, free, free, free.',
    'Next rose, then daisy.',
  ]))
test('names the flower of a cell, then its position', () =>
  expect([cellWords(pair.bed, 1), cellWords(pair.bed, 6)]).toEqual([
    'Rose. Row 1, column 2.',
    'Free. Row 2, column 3.',
  ]))
test('counts the free cells', () => expect(words.task(pair)).toBe('14 cells free. Next rose, then daisy.'))
test('announces what has been planted or picked, and what comes next', () => {
  const apart = rules.act(pair, 15)
  expect(words.changed(pair, apart)).toMatch(/^Planted rose\. Next daisy, then \w+\.$/)
  expect(words.changed(pair, rules.act(pair, 2))).toMatch(/^Picked 3 of rose\. Next daisy, then \w+\.$/)
})
