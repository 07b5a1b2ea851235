import { describe, expect, test } from 'vitest'
import type { Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'
import { yardWords } from '../words.ts'

const opening = rules.start(1, 1)

describe('what is said of a yard', () => {
  test.each<[string, Partial<Yard>, string]>([
    ['at the start', {}, 'A wide crate on the hook. 3 more may fall'],
    ['with one left', { lost: 2 }, 'A wide crate on the hook. The next fallen crate ends the shift'],
    [
      'in the wind',
      { hanging: null, tick: 1100, gust: { from: 1000, until: 1200, push: 0.5 } },
      '3 more may fall. Wind from the left',
    ],
    [
      'before the wind',
      { hanging: null, tick: 930, gust: { from: 1000, until: 1200, push: -0.5 } },
      '3 more may fall. Wind coming from the right',
    ],
  ])('%s', (_name, change, said) => {
    expect(yardWords({ ...opening, ...change })).toBe(said)
  })
})
