import { describe, expect, test } from 'vitest'
import { rules, type Climb } from '../rules.ts'
import { soundsOf } from '../view/sounds.ts'

const start = rules.start(1, 1)

const heard = (after: Partial<Climb>) => soundsOf(start, { ...start, ...after })

describe('what is heard', () => {
  test.each<[string, Partial<Climb>, readonly string[]]>([
    ['nothing', {}, []],
    ['a leap', { leaps: 1 }, ['swish']],
    ['a landing', { best: 1, points: 1 }, ['knock', 'pluck']],
    [
      'a landing dead centre',
      { best: 1, points: 2, centres: 1, combo: 1 },
      ['knock', 'pluck', 'chime', 'chime'],
    ],
    ['a seed', { points: 1 }, ['pop']],
    ['a golden seed', { points: 5 }, ['chime']],
    ['a fall back', { backs: 1 }, ['knock']],
    ['a broken egg and its chick', { eggs: 2, waiting: 50 }, ['thud', 'tick', 'tick']],
  ])('of %s', (_name, after, expected) => {
    expect(heard(after).map(({ name }) => name)).toEqual(expected)
  })

  test('rises with the combo', () => {
    const [low, high] = [1, 5].map(
      (combo) => heard({ best: 1, centres: 1, combo }).find(({ name }) => name === 'chime')?.step,
    )
    expect(high).toBeGreaterThan(low ?? Number.NaN)
  })
})
