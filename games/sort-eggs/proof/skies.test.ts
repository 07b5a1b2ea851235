import { describe, expect, test } from 'vitest'
import { FARM, HOURS } from '../rules/curve.ts'
import { lightAt, SKIES } from '../view/skies.ts'

describe('the light', () => {
  test('turns from dawn to night and to the next dawn without a jump', () => {
    expect(SKIES).toHaveLength(HOURS.length)
    for (let tick = 0; tick < FARM.day + 600; tick += 20)
      expect(Math.abs(lightAt(tick).dark - lightAt(tick + 20).dark)).toBeLessThan(0.05)
    expect(lightAt(FARM.day * 0.4).dark).toBe(0)
    expect(lightAt(FARM.day * 0.85).dark).toBe(1)
  })
})
