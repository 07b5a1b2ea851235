import { describe, expect, test } from 'vitest'
import { YARD } from '../rules/curve.ts'
import { lookAt } from '../view/camera.ts'

const frame = (width: number, height: number) => ({
  width,
  height,
  safe: { top: 60, right: 0, bottom: 0, left: 0 },
})

describe('the camera', () => {
  test.each([
    [288, 650],
    [320, 480],
    [390, 844],
    [1280, 650],
    [1920, 1080],
  ])('keeps the beam and the top of the tower in view at %i×%i', (width, height) => {
    for (const top of [0, 4, 20, 120]) {
      const { x, y, unit } = lookAt(frame(width, height), top + 3, 0, top)
      expect(y(top + 3 + YARD.rope)).toBeGreaterThan(0)
      expect(y(top)).toBeLessThan(height - unit)
      expect(x(2.7)).toBeLessThan(width)
    }
  })

  test('shows the whole tower at the end', () => {
    const { y } = lookAt(frame(390, 844), 63, 1, 60)
    expect(y(60)).toBeGreaterThan(0)
    expect(y(YARD.ground)).toBeLessThan(844)
  })
})
