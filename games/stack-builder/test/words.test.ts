import { describe, expect, test } from 'vitest'
import { ZONES } from '../rules/curve.ts'
import { rules, type Slider } from '../rules.ts'
import { say, tally, verdict } from '../words.ts'
import { lined } from './people.ts'

describe('words', () => {
  test('report zone, slab size, streak and lamps', () => {
    expect(say(lined(0))).toBe('Garden, slab 100% by 100%')
    const late = rules.act(lined(3, 12), 'drop')
    expect(say(late)).toMatch(/^Garden, slab (\d\d% by 100%|100% by \d\d%), 3 of 4 lamps$/)
    expect(say({ ...lined(2), fever: true, fevers: 3, lamps: 5 })).toBe(
      'Garden, slab 100% by 100%, 2 perfect in a row, fever, 5 of 8 lamps',
    )
    expect([tally(lined(1)), tally(lined(2))]).toEqual(['', 'Perfect ×2'])
    expect(new Set(ZONES.map(({ from }) => verdict(lined(from)))).size).toBe(ZONES.length)
    expect(verdict(lined(95))).toBe('Among the stars')
  })

  test('describe a special slab in the air', () => {
    const { slider, ...site } = lined(0)
    const traitOf = (change: Partial<Slider>) =>
      say({ ...site, slider: { ...slider, ...change } }).split(', ')[2]
    expect(
      [{ keystone: true }, { course: 2 } as const, { rushing: true }, { ice: true }, { pulsing: true }].map(
        traitOf,
      ),
    ).toEqual(['keystone', 'from the side', 'speeding up', 'melting', 'pulsing'])
    expect((['leaf', 'jewel'] as const).map((face) => traitOf({ face }))).toEqual(['leaf side', 'jewel side'])
  })
})
