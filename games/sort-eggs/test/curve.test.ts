import { describe, expect, test } from 'vitest'
import { seeds, type Who } from '../../kit/test/people.ts'
import { botOf, playDay } from './people.ts'
import {
  clockOf,
  FARM,
  goldEvery,
  isNight,
  lotsOf,
  partOf,
  spaceAt,
  speedAt,
  twistsAfter,
  twistsAtNoon,
} from '../rules/curve.ts'
import { rules, type Day } from '../rules.ts'
import { TWISTS } from '../rules/state.ts'

const ROUNDS = 8
const TEN_MINUTES = 36_000

describe('the median round', () => {
  // Median seconds, points and nights. Exact, because the rules are deterministic.
  test.each<[Who, number[]]>([
    ['idle', [20, 3, 0]],
    ['beginner', [56, 63, 0]],
    ['average', [137, 363, 2]],
  ])('of a simulated player (%s) keeps its length, points and nights', (who, expected) => {
    const ends = seeds(ROUNDS).map((seed) => playDay(seed, botOf(who, seed), TEN_MINUTES))
    const median = (of: (end: Day) => number) => ends.map(of).toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0
    expect([
      Math.round(median(({ tick }) => tick / 60)),
      median(({ points }) => points),
      median(({ nights }) => nights),
    ]).toEqual(expected)
    expect(ends.every((end) => rules.outcome(end) === 'lost')).toBe(true)
  })
})

/** A state after `laid` eggs and `nights`, with `lots` batches completed today and `lot` eggs left in this one. */
const at = (laid: number, nights: number, lots: number, lot: number, change: Partial<Day> = {}): Day => ({
  ...rules.start(1, 1),
  laid,
  nights,
  lots,
  lot,
  rest: 0,
  ...change,
})

describe('the curve', () => {
  test('never slows down or widens the gaps over 400 eggs', () => {
    for (let laid = 0; laid < 400; laid++) {
      const [one, next] = [at(laid, 0, 0, 6), at(laid + 1, 0, 0, 6)]
      expect(speedAt(next)).toBeGreaterThanOrEqual(speedAt(one))
      // Rounding to integers costs a fraction of a tick.
      expect(spaceAt(next, 0) / speedAt(next)).toBeLessThan(spaceAt(one, 0) / speedAt(one) + 0.3)
    }
  })

  test('makes mornings calmer than evenings', () => {
    const [evening, morning, later] = [at(70, 1, 2, 0), at(70, 2, 0, 9), at(70, 2, 2, 0)]
    expect(speedAt(morning)).toBeLessThan(speedAt(evening))
    expect(speedAt(later)).toBe(speedAt(evening))
  })

  test('spreads eggs out at random but never narrows the gap, and gives twins more room', () => {
    for (const laid of [0, 10, 50, 200]) {
      const pace = at(laid, 0, 0, 6)
      expect(spaceAt(pace, 0.9)).toBeGreaterThan(spaceAt(pace, 0))
      expect(spaceAt(pace, 0, true)).toBeGreaterThan(spaceAt(pace, 0) * 1.3)
    }
  })

  test('moves the clock with every egg, through the night, to the next dawn', () => {
    const seen: number[] = []
    for (const [lots, eggs] of lotsOf(1).entries())
      for (let lot = eggs; lot > 0; lot--) seen.push(clockOf(at(40, 1, lots, lot)))
    const dusk = at(70, 2, 0, lotsOf(2)[0] ?? 0, { rest: FARM.night })
    for (let rest = FARM.night; rest > 0; rest--) seen.push(clockOf({ ...dusk, rest }))
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect([seen[0], Math.max(...seen) < 1, isNight(dusk)]).toEqual([0, true, true])
    expect([isNight({ ...dusk, rest: 0 }), clockOf({ ...dusk, rest: 0 })]).toEqual([false, 0])
    expect(partOf(at(70, 1, 2, 0))).toBe(1)
  })
})

const inOrder = <T>(list: readonly T[]) => [...list]

describe('twists', () => {
  test('come alone first, then two together, then three', () => {
    const days = Array.from({ length: 10 }, (_, i) => twistsAfter(i + 1, inOrder))
    expect(days.slice(0, 4)).toEqual(TWISTS.slice(0, 4).map((twist) => [twist]))
    expect(days.slice(4).map(({ length }) => length)).toEqual([2, 2, 3, 3, 3, 3])
  })

  test('bring twins to the fox’s first day at noon', () => {
    expect(twistsAtNoon({ nights: 1, twists: ['a fox'] })).toEqual(['a fox', 'twins'])
    expect(twistsAtNoon({ nights: 2, twists: ['rotten eggs'] })).toEqual(['rotten eggs'])
  })

  test('bring gold twice as often in a gold rush', () => {
    expect([goldEvery({ twists: [] }), goldEvery({ twists: ['gold rush'] })]).toEqual([8, 4])
  })
})
