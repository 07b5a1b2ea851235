import { describe, expect, test } from 'vitest'
import { playRound, type Steadiness } from './people.ts'
import { blowsAt, galeAt, periodAt, reachAt, ROLL, rollAt, SHARES, stormAt, WIND } from '../rules/curve.ts'
import { KINDS } from '../rules/kinds.ts'

/** A round stops after this many ticks or standing crates. */
const MAX_TICKS = 60 * 180
const MAX_CRATES = 30
const SEEDS = 4

const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

describe('difficulty', () => {
  // Exact, because the rules are deterministic: any change to the game shows its effect here.
  test.each<[string, Steadiness, { crates: number; cm: number; seconds: number }]>([
    ['never errs', { error: 0, patient: true }, { crates: 30, cm: 1889, seconds: 56 }],
    ['errs by up to 4 ticks', { error: 4, patient: true }, { crates: 29, cm: 1391, seconds: 63 }],
    [
      'errs by up to 10 ticks and does not wait',
      { error: 10, patient: false },
      { crates: 14, cm: 403, seconds: 29 },
    ],
  ])('lets a bot that %s get exactly as far as before', (_name, bot, expected) => {
    const rounds = Array.from({ length: SEEDS }, (_, i) => playRound(i + 1, bot, MAX_CRATES, MAX_TICKS))
    expect({
      crates: mean(rounds.map(({ crates }) => crates)),
      cm: mean(rounds.map(({ height }) => height)),
      seconds: mean(rounds.map(({ tick }) => tick / 60)),
    }).toEqual(expected)
  })

  test('never falls over 400 crates, and later storms are stronger', () => {
    for (let n = 1; n < 400; n++) {
      expect(reachAt(n)).toBeGreaterThan(reachAt(n - 1))
      expect(periodAt(n)).toBeLessThan(periodAt(n - 1))
      expect(galeAt(n)).toBeGreaterThanOrEqual(galeAt(n - 1))
      expect(rollAt(n)).toBeGreaterThanOrEqual(rollAt(n - 1))
    }
    expect(reachAt(10_000)).toBeLessThan(2.7)
    expect(stormAt(20)).toBeGreaterThan(2 * stormAt(5))
    expect(blowsAt(20)).toBeGreaterThan(2 * blowsAt(5))
    expect([rollAt(ROLL.first - 1), rollAt(ROLL.first) > 0]).toEqual([0, true])
  })

  test('starts with calm weather', () => {
    expect(galeAt(WIND.first - 1)).toBe(0)
    expect(galeAt(WIND.first + 1)).toBeGreaterThan(0)
  })

  test('introduces every kind but gold, in the order of the list, with wide crates from the start', () => {
    expect([...SHARES.map(({ kind }) => kind), 'gold'].toSorted()).toEqual(Object.keys(KINDS).toSorted())
    expect(SHARES.map(({ from }) => from)).toEqual(SHARES.map(({ from }) => from).toSorted((a, b) => a - b))
    expect(SHARES.filter(({ from }) => from === 0).map(({ kind }) => kind)).toContain('wide')
  })
})
