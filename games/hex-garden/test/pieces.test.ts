import { describe, expect, test } from 'vitest'
import { CELLS, NEIGHBOURS } from '../rules/bed.ts'
import { FAMILIES, familyOf, FLOWERS, footprint, PIECES, RIPE, weight } from '../rules/pieces.ts'

/** Normalises a shape: every cell relative to the first in reading order, wherever the handle is. */
const outline = (cells: readonly { q: number; r: number }[]) => {
  const sorted = cells.toSorted((a, b) => a.r - b.r || a.q - b.q)
  return sorted.map(({ q, r }) => `${q - (sorted[0]?.q ?? 0)},${r - (sorted[0]?.r ?? 0)}`).join(' ')
}

const meanSize = (planted: number) => {
  const total = FAMILIES.reduce((sum, family) => sum + weight(family, planted), 0)
  return FAMILIES.reduce((sum, family) => sum + family.cells.length * weight(family, planted), 0) / total
}

describe('the pieces', () => {
  test('are all different and closed under rotation', () => {
    expect(new Set(PIECES.map(({ cells }) => outline(cells))).size).toBe(PIECES.length)
    for (const { cells } of PIECES) {
      const turn = outline(cells.map(({ q, r }) => ({ q: -r, r: q + r })))
      const mirror = outline(cells.map(({ q, r }) => ({ q: -q - r, r })))
      const all = PIECES.map((other) => outline(other.cells))
      expect(all).toContain(turn)
      expect(all).toContain(mirror)
    }
  })

  // The known numbers of fixed polyhexes: 1, 3, 11, 44.
  test.each([
    [1, 1],
    [2, 3],
    [3, 11],
    [4, 44],
  ])('of %i cells are complete: %i', (size, count) => {
    expect(PIECES.filter(({ cells }) => cells.length === size)).toHaveLength(count)
  })

  test('are connected, contain their handle, and fit into an empty bed', () => {
    for (const [piece, { cells }] of PIECES.entries()) {
      expect(footprint(piece, 30)?.[0], 'the handle').toBe(30)
      const covered = CELLS.flatMap((_, cell) => footprint(piece, cell)?.slice() ?? [])
      expect(covered.length, familyOf(piece)?.name).toBeGreaterThan(0)
      const lying = footprint(piece, 30) ?? []
      const reached = new Set(lying.slice(0, 1))
      for (const cell of reached)
        for (const near of NEIGHBOURS[cell] ?? [])
          if (near !== undefined && lying.includes(near)) reached.add(near)
      expect(reached.size, familyOf(piece)?.name).toBe(cells.length)
    }
  })

  test('use every flower', () => {
    expect(new Set(FAMILIES.map(({ flower }) => flower))).toEqual(new Set(FLOWERS))
  })
})

describe('the difficulty', () => {
  test('grows steadily: the average piece has a little over three cells at first, later almost four and more', () => {
    const sizes = Array.from({ length: 16 }, (_, i) => meanSize((i * RIPE) / 15))
    expect(sizes[0]).toBeCloseTo(3.4, 1)
    expect(sizes.at(-1)).toBeCloseTo(3.975, 2)
    sizes.slice(1).forEach((size, i) => {
      expect(size).toBeGreaterThan(sizes[i] ?? 0)
      expect(size).toBeLessThan((sizes[i] ?? 0) + 0.1)
    })
    for (const times of [1, 1.5, 2, 3, 5, 10])
      expect(meanSize(RIPE * times * 1.2)).toBeGreaterThan(meanSize(RIPE * times))
  })

  test('keeps the largest pieces for later', () => {
    for (const family of FAMILIES.filter(({ cells }) => cells.length > 5)) expect(weight(family, 0)).toBe(0)
    for (const family of FAMILIES)
      expect(weight(family, RIPE) + weight(family, 2 * RIPE), family.name).toBeGreaterThan(0)
  })

  test.each([
    ['pyramid', 112],
    ['butterfly', 172],
  ])('keeps the %s until %i plantings', (name, planted) => {
    const family = FAMILIES.find((one) => one.name === name)
    expect(family && weight(family, planted)).toBe(0)
    expect(family && weight(family, planted + 1)).toBeGreaterThan(0)
  })
})
