import { describe, expect, test } from 'vitest'
import { lensOn } from '../view/lens.ts'

describe('the frame', () => {
  const safe = { top: 60, right: 10, bottom: 10, left: 10 }
  test.each([
    [288, 480],
    [320, 480],
    [390, 844],
    [844, 390],
    [1920, 1080],
  ])('%i × %i shows the widest range of a nest and a whole leap', (width, height) => {
    const lens = lensOn({ width, height, safe }, 0)
    expect(lens.x(-160)).toBeGreaterThanOrEqual(0)
    expect(lens.x(160)).toBeLessThanOrEqual(width)
    expect(lens.y(0)).toBeLessThan(height)
    expect(lens.y(203 + 45), 'tip of the egg at the top of a leap').toBeGreaterThan(0)
  })
})
