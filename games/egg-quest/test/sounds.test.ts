import { describe, expect, test } from 'vitest'
import { rules, type Climb } from '../rules.ts'
import { soundsOf } from '../view/sounds.ts'

const start: Climb = { ...rules.start(1, 1), seeds: [{ id: 1, x: 0, y: 0, golden: false }] }

const soundsAfter = (after: Partial<Climb>) => soundsOf(start, { ...start, ...after })

const namesFrom = (combo: number, after: Partial<Climb>) =>
  soundsOf({ ...start, combo }, { ...start, ...after }).map(({ name }) => name)

describe('the sound', () => {
  test.each<[string, Partial<Climb>, readonly string[]]>([
    ['nothing', {}, []],
    ['a leap', { leaps: 1 }, ['swish']],
    ['a landing', { best: 1, points: 1 }, ['knock', 'pluck']],
    [
      'a landing dead centre',
      { best: 1, points: 2, centres: 1, combo: 1 },
      ['knock', 'pluck', 'chime', 'chime'],
    ],
    ['a seed', { seeds: start.seeds.slice(1) }, ['pop']],
    ['hitting a crow', { bumps: 1 }, ['buzz']],
    ['scaring a crow', { scared: 1 }, ['buzz']],
    ['a rescue', { saves: 1, waiting: 50 }, ['swish', 'swish', 'swish', 'swish']],
    ['a fall back', { backs: 1 }, ['knock']],
    ['a broken egg and its chick', { eggs: 2, waiting: 50 }, ['thud', 'tick', 'tick']],
  ])('of %s uses the expected voices', (_name, after, expected) => {
    expect(soundsAfter(after).map(({ name }) => name)).toEqual(expected)
  })

  test('of a chain is a tune for a fever and for a golden egg, and a tick as it cools', () => {
    expect(namesFrom(2, { combo: 3 })).toEqual(['chime', 'chime', 'chime', 'chime', 'chime'])
    expect(namesFrom(9, { combo: 10, golden: 1 })).toEqual(['pop', 'pop', 'pop', 'pop', 'pop', 'pop'])
    expect(namesFrom(3, { combo: 2 })).toEqual(['tick'])
  })

  test('of a leap from a spring is a swish and three plucks', () => {
    const nests = start.nests.map((nest) => ({ ...nest, kind: 'spring' as const }))
    const onSpring = { ...start, nests }
    expect(soundsOf(onSpring, { ...onSpring, leaps: 1 }).map(({ name }) => name)).toEqual([
      'swish',
      'pluck',
      'pluck',
      'pluck',
    ])
  })

  test('of a dead-centre landing rises with the chain', () => {
    const [low, high] = [1, 5].map(
      (combo) => soundsAfter({ best: 1, centres: 1, combo }).find(({ name }) => name === 'chime')?.step,
    )
    expect(high).toBeGreaterThan(low ?? Number.NaN)
  })
})
