import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { CELLS, NONE } from '../rules/bed.ts'
import { deal, gifts, stones } from '../rules/deal.ts'
import { BEE, BUD, CAN, familyOf, fits, footprint, hasRoom, PIECES } from '../rules/pieces.ts'
import { EMPTY, named } from './gardens.ts'

describe('the deal', () => {
  const dice = chance(99)

  test('includes a piece that fits whenever any piece would', () => {
    forFreshSeeds(600, (seed) => {
      const dice = chance(seed)
      const free = 1 + dice.int(14)
      const holes = dice.shuffle([...CELLS.keys()]).slice(0, free)
      const bed = EMPTY.map((_, cell) => (holes.includes(cell) ? NONE : 1))
      const hand = deal(bed, dice.int(400), dice)
      expect(
        hand.some((piece) => hasRoom(bed, piece)),
        `holes ${holes.join()}`,
      ).toBe(true)
    })
  })

  test('has three pieces even for a full bed', () => {
    const hand = deal(
      EMPTY.map(() => 1),
      50,
      dice,
    )
    expect(hand.map((piece) => PIECES[piece] !== undefined)).toEqual([true, true, true])
  })

  test('draws each family about as often as its weight says', () => {
    const counts = new Map<string, number>()
    for (let i = 0; i < 4000; i++)
      for (const piece of deal(EMPTY, 0, dice)) {
        const name = familyOf(piece)?.name ?? ''
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
    expect(counts.has('rosette')).toBe(false)
    expect((counts.get('pair') ?? 0) / 12_000).toBeCloseTo(10 / 105, 1)
    expect(fits(EMPTY, named('single'), 0)).toBe(true)
    expect(footprint(named('rosette'), 0)).toBeUndefined()
  })
})

describe('gifts', () => {
  const small = [named('row of 3'), named('single'), named('pair')]
  const given = (planted: number, hand = small) => {
    const dice = chance(planted)
    return Array.from({ length: 300 }, () => gifts(hand, planted, dice)).flat()
  }

  test.each([
    ['bee', 3, BEE],
    ['can', 12, CAN],
    ['bud', 24, BUD],
  ])('brings the first %s after %i plantings, alone, with the smallest piece', (_, planted, gift) => {
    expect(gifts(small, planted, chance(1))).toEqual([NONE, gift, NONE])
    expect(new Set(given(planted - 3))).not.toContain(gift)
    expect(new Set(given(planted + 3))).toContain(gift)
  })

  test('come with every fourth or fifth piece, and never with a large one', () => {
    const part = given(60).filter((gift) => gift !== NONE).length / 900
    expect(part).toBeGreaterThan(0.17)
    expect(part).toBeLessThan(0.27)
    const large = [named('rosette'), named('boat'), named('horseshoe')]
    expect(new Set([...given(24, large), ...given(60, large)])).toEqual(new Set([NONE]))
  })
})

test.each([
  [18, 0],
  [21, 1],
  [100, 1],
  [101, 2],
  [300, 4],
])('after %i plantings a new hand brings %i stones', (planted, count) => {
  const raised = stones(EMPTY, planted, chance(5))
  expect(raised).toHaveLength(count)
  expect(new Set(raised).size).toBe(count)
})
