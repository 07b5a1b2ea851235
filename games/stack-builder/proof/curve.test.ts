import { describe, expect, test } from 'vitest'
import { perfectAt, SLAB, speedAt, zoneAt, ZONES } from '../rules/curve.ts'

describe('the curve', () => {
  test('grows faster and stricter, and every pass keeps a perfect tick', () => {
    for (let storey = 2; storey < 600; storey++) {
      expect(speedAt(storey)).toBeGreaterThanOrEqual(speedAt(storey - 1))
      expect(perfectAt(storey)).toBeLessThanOrEqual(perfectAt(storey - 1))
      expect(perfectAt(storey) * 2, `storey ${storey}`).toBeGreaterThanOrEqual(speedAt(storey) + SLAB.uneven)
    }
  })

  test('ends where one tick is perfect, so that nobody ever masters it', () => {
    expect((perfectAt(1000) * 2) / speedAt(1000)).toBeLessThan(1.1)
    expect((perfectAt(1) * 2) / speedAt(1)).toBeGreaterThan(5)
  })

  test('leads from the garden to the stars', () => {
    expect(ZONES.map(({ from }) => zoneAt(from))).toEqual([0, 1, 2, 3, 4, 5])
    expect(ZONES.slice(1).map(({ from }) => zoneAt(from - 1))).toEqual([0, 1, 2, 3, 4])
  })
})
