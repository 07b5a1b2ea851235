import { expect, test } from 'vitest'
import { halfAgain, starsFor } from '../rules/par.ts'

test.each([
  [9, 3],
  [10, 3],
  [11, 2],
  [15, 2],
  [16, 1],
  [900, 1],
])('%i moves for a par of 10 earn %i stars', (spent, stars) => {
  expect(starsFor(spent, 10, halfAgain(10))).toBe(stars)
})

test.each([
  [1, 2],
  [4, 6],
  [7, 11],
])('1.5 × %i, rounded up, is %i', (par, more) => expect(halfAgain(par)).toBe(more))
