import { expect, test } from 'vitest'
import { cosine, sine, TURN } from '../rules/trig.ts'

test('sine and cosine are accurate to 1e-5, also beyond a full turn', () => {
  for (let angle = -9; angle < 9; angle += 0.0137) {
    expect(Math.abs(sine(angle) - Math.sin(angle))).toBeLessThan(1e-5)
    expect(Math.abs(cosine(angle) - Math.cos(angle))).toBeLessThan(1e-5)
  }
})

test.each([
  [0, 0],
  [TURN / 4, 1],
  [TURN / 2, 0],
  [(TURN * 3) / 4, -1],
])('the sine of %f is exactly %f', (angle, value) => expect(sine(angle) + 0).toBe(value))
