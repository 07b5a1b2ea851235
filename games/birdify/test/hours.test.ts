import { describe, expect, test } from 'vitest'
import { lightAt as lightIn } from '../view/hours.ts'
import { paletteOf } from '../view/looks.ts'

const lightAt = (x: number) => lightIn(x, paletteOf('').season)

describe('the day', () => {
  test('turns to night and back without a jump', () => {
    const seen = new Set<number>()
    for (let x = -500; x < 23_000; x += 25) {
      const { dark, blend, sky } = lightAt(x)
      seen.add(sky)
      expect(blend).toBeGreaterThanOrEqual(0)
      expect(blend).toBeLessThanOrEqual(1)
      expect(Math.abs(dark - lightAt(x + 25).dark)).toBeLessThan(0.06)
    }
    expect(seen.size).toBe(6)
  })

  test('starts in daylight and is dark by x = 6500', () => {
    expect(lightAt(0).dark).toBe(0)
    expect(lightAt(6500).dark).toBe(1)
  })
})
