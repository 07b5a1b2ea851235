import { describe, expect, test } from 'vitest'
import { centreAt, halfAt, patienceAt, REACH, speedAt, TREE, zoneAt, ZONES } from '../rules/curve.ts'
import type { NestKind } from '../rules/nests.ts'
import { climbTree } from './people.ts'

describe('the curve', () => {
  test('makes nests faster, narrower and less patient up to nest 600', () => {
    for (let nest = 1; nest < 600; nest++) {
      expect(speedAt(nest)).toBeGreaterThan(speedAt(nest - 1))
      expect(halfAt(nest)).toBeLessThan(halfAt(nest - 1))
      expect(patienceAt(nest)).toBeLessThanOrEqual(patienceAt(nest - 1))
      expect(centreAt(nest), 'dead centre is inside the nest').toBeLessThan(halfAt(nest))
    }
  })

  test('lets a frail nest last until the slowest nest has come by, up to nest 600', () => {
    for (let nest = 1; nest < 600; nest++)
      expect(patienceAt(nest)).toBeGreaterThan((4 * REACH.most) / speedAt(nest))
  })

  test('lets a leap clear the next nest, however low it starts, but not the one after it', () => {
    expect(TREE.leap).toBeGreaterThan(TREE.spacing + TREE.sink + TREE.lift)
    expect(TREE.leap, 'not the one after it').toBeLessThan(TREE.spacing * 2 - TREE.sink)
  })

  test('starts every zone with a still nest, and has no others', () => {
    expect(ZONES.map(({ from }) => zoneAt(from))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(ZONES.slice(1).map(({ from }) => zoneAt(from - 1))).toEqual([0, 1, 2, 3, 4, 5, 6])
    const kinds = new Set<NestKind>()
    const { nests } = climbTree(1, { error: 0 }, 28 - TREE.above)
    for (const { id, kind } of nests) {
      kinds.add(kind)
      expect(kind === 'still', `nest ${id}`).toBe(ZONES.some(({ from }) => from === id))
    }
    expect(kinds.has('still')).toBe(true)
  })
})
