import { describe, expect, test } from 'vitest'
import { TREE, ZONES } from '../rules/curve.ts'
import { lightAt, PAINTS } from '../view/skies.ts'

describe('the light', () => {
  test('starts by day, is dark among the stars, and changes without a jump', () => {
    expect(PAINTS).toHaveLength(ZONES.length)
    expect([lightAt(0).dark, lightAt(90 * TREE.spacing).dark]).toEqual([0, 1])
    const seen = new Set<number>()
    for (let height = -100; height < 230 * TREE.spacing; height += 20) {
      const [here, there] = [lightAt(height), lightAt(height + 20)]
      seen.add(here.zone)
      expect(Math.abs(there.dark - here.dark)).toBeLessThan(0.06)
      expect(Math.abs(there.zone + there.blend - here.zone - here.blend)).toBeLessThan(0.06)
    }
    expect(seen.size).toBe(ZONES.length)
  })
})
