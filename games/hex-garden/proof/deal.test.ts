import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { CELLS, NONE } from '../rules/bed.ts'
import { deal } from '../rules/deal.ts'
import { familyOf, fits, footprint, hasRoom, PIECES } from '../rules/pieces.ts'
import { named } from './gardens.ts'

const EMPTY = CELLS.map(() => NONE)

describe('the deal', () => {
  const dice = chance(99)

  test('in a crowded bed holds a piece with room whenever any piece has room', () => {
    for (let tried = 0; tried < 600; tried++) {
      const free = 1 + dice.int(14)
      const holes = dice.shuffle([...CELLS.keys()]).slice(0, free)
      const bed = EMPTY.map((_, cell) => (holes.includes(cell) ? NONE : 1))
      const hand = deal(bed, dice.int(400), dice)
      expect(
        hand.some((piece) => hasRoom(bed, piece)),
        `holes ${holes.join()}`,
      ).toBe(true)
    }
  })

  test('in a bed without a free cell is still three pieces', () => {
    const hand = deal(
      EMPTY.map(() => 1),
      50,
      dice,
    )
    expect(hand.map((piece) => PIECES[piece] !== undefined)).toEqual([true, true, true])
  })

  test('follows the chances: each family comes about as often as its weight says', () => {
    const counts = new Map<string, number>()
    for (let i = 0; i < 4000; i++)
      for (const piece of deal(EMPTY, 0, dice)) {
        const name = familyOf(piece)?.name ?? ''
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
    expect(counts.has('rosette')).toBe(false)
    expect((counts.get('pair') ?? 0) / 12_000).toBeCloseTo(12 / 101, 1)
    expect(fits(EMPTY, named('single'), 0)).toBe(true)
    expect(footprint(named('rosette'), 0)).toBeUndefined()
  })
})
