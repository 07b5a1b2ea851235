import { describe, expect, test } from 'vitest'
import type { Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'
import { yardWords } from '../words.ts'

const opening = rules.start(1, 1)

describe('live region', () => {
  test.each<[string, Partial<Yard>, string]>([
    ['at the start', {}, 'A wide crate on the hook. 3 falls left'],
    ['with one fall left', { spare: 1 }, 'A wide crate on the hook. The next fall ends the shift'],
    [
      'in the wind',
      { hanging: null, tick: 1100, gust: { from: 1000, until: 1200, push: 0.5, blows: 0 } },
      '3 falls left. Wind from the left',
    ],
    [
      'before the wind',
      { hanging: null, tick: 930, gust: { from: 1000, until: 1200, push: -0.5, blows: 0 } },
      '3 falls left. Wind coming from the right',
    ],
    [
      'before a storm',
      { hanging: null, tick: 800, gust: { from: 1000, until: 1200, push: 2, blows: 1 } },
      '3 falls left. A storm is coming',
    ],
    [
      'in a storm',
      { hanging: null, tick: 1115, gust: { from: 1000, until: 1230, push: -2, blows: 1 } },
      '3 falls left. Storm from the right',
    ],
    ['on a streak', { streak: 3 }, 'A wide crate on the hook. 3 falls left. 3 neat landings in a row'],
    ['in bloom', { chests: 3, hanging: 'gold' }, 'A golden chest on the hook. 3 falls left. In bloom'],
  ])('describes the yard %s', (_name, change, said) => {
    expect(yardWords({ ...opening, ...change })).toBe(said)
  })
})
