import { expect, test } from 'vitest'
import { masteryWords } from '../pages/mastery.ts'

test.each([
  [0, 'Mastery: 0 bonus goals. 5 more to Seedling'],
  [1, 'Mastery: 1 bonus goal. 4 more to Seedling'],
  [5, 'Seedling: 5 bonus goals. 15 more to Sprout'],
  [399, 'Bloom: 399 bonus goals. 1 more to Crown'],
  [400, 'Crown: 400 bonus goals'],
])('%i bonus goals: %s', (reached, words) => {
  expect(masteryWords(reached)).toBe(words)
})
