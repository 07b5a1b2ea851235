import { describe, expect, test } from 'vitest'
import { lightAt, SKIES } from '../view/light.ts'

describe('the light', () => {
  test('changes from dawn to night to the next dawn without a jump', () => {
    expect(lightAt(0.9).sky).toBe(SKIES.length - 1)
    for (let clock = -0.2; clock < 1; clock += 0.002)
      expect(Math.abs(lightAt(clock).dark - lightAt(clock + 0.002).dark)).toBeLessThan(0.05)
    expect(lightAt(0.4).dark).toBe(0)
    expect(lightAt(0.85).dark).toBe(1)
  })
})
