import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { say, tally } from '../words.ts'

const start = rules.start(1, 1)

test.each([
  [{}, '3 petals to spare', ''],
  [{ lost: 2 }, '1 petal to spare', ''],
  [{ row: 4 }, '3 petals to spare', ''],
  [{ row: 5 }, '3 petals to spare, 5 in a row', '5 in a row'],
])('after %j it says "%s"', (change, said, beside) => {
  expect(say({ ...start, ...change })).toBe(said)
  expect(tally({ ...start, ...change })).toBe(beside)
})
