import { describe, expect, test } from 'vitest'
import { playRound, type Skill } from './people.ts'
import { galeAt, periodAt, reachAt, SHARES, WIND } from '../rules/curve.ts'
import { KINDS } from '../rules/kinds.ts'

/** A round is left after three minutes, or when enough crates stand. */
const LONGEST = 60 * 180
const ENOUGH = 30
const SEEDS = 4

const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

describe('difficulty', () => {
  // Exact, because rules are deterministic: whoever changes how the game plays sees here by how much.
  test.each<[string, Skill, { crates: number; cm: number; seconds: number }]>([
    ['never errs', { error: 0, patient: true }, { crates: 30, cm: 1471, seconds: 69 }],
    ['errs by 2 ticks', { error: 2, patient: true }, { crates: 29, cm: 1407, seconds: 74 }],
    ['errs by 6 ticks', { error: 6, patient: true }, { crates: 15, cm: 669, seconds: 52 }],
    [
      'errs by 10 ticks and does not wait',
      { error: 10, patient: false },
      { crates: 11, cm: 359, seconds: 25 },
    ],
    ['presses blindly', { error: 0, patient: false, blind: 60 }, { crates: 8, cm: 163, seconds: 17 }],
  ])('a player who %s', (_name, skill, expected) => {
    const rounds = Array.from({ length: SEEDS }, (_, i) => playRound(i + 1, skill, ENOUGH, LONGEST))
    expect({
      crates: mean(rounds.map(({ crates }) => crates)),
      cm: mean(rounds.map(({ height }) => height)),
      seconds: mean(rounds.map(({ tick }) => tick / 60)),
    }).toEqual(expected)
  })

  test('grows with every crate, and never past what can be played', () => {
    for (let n = 1; n < 400; n++) {
      expect(reachAt(n)).toBeGreaterThan(reachAt(n - 1))
      expect(periodAt(n)).toBeLessThan(periodAt(n - 1))
      expect(galeAt(n)).toBeGreaterThanOrEqual(galeAt(n - 1))
    }
    expect(reachAt(10_000)).toBeLessThan(2.7)
    expect(periodAt(10_000)).toBeGreaterThan(130)
    expect(galeAt(10_000)).toBeLessThan(1.05)
  })

  test('the weather is calm to begin with', () => {
    expect(galeAt(WIND.first - 1)).toBe(0)
    expect(galeAt(WIND.first + 1)).toBeGreaterThan(0)
  })

  test('every shape is dealt sooner or later, floors from the beginning', () => {
    expect(SHARES.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(KINDS).toSorted())
    expect(SHARES.filter(({ from }) => from === 0).map(({ kind }) => kind)).toContain('wide')
  })
})
