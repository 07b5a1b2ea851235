import { describe, expect, test } from 'vitest'
import { arrange, onField, onScreen, wayOnField, wayOnScreen } from '../view/layout.ts'

describe('the field in its frame', () => {
  const safe = { top: 58, right: 8, bottom: 8, left: 8 }

  test.each([
    [288, 650, false],
    [390, 844, false],
    [768, 1024, false],
    [844, 390, true],
    [1280, 650, true],
    [1920, 1080, true],
  ])('%i×%i', (width, height, lying) => {
    const layout = arrange({ width, height, safe })
    expect(layout.lying).toBe(lying)
    for (const [x, y] of [
      [0, 0],
      [400, 640],
      [120, 530],
    ] as const) {
      const at = onScreen(layout, x, y)
      expect(at.x).toBeGreaterThanOrEqual(-0.01)
      expect(at.x).toBeLessThanOrEqual(width + 0.01)
      expect(at.y).toBeGreaterThanOrEqual(safe.top - 0.01)
      expect(at.y).toBeLessThanOrEqual(height)
      const back = onField(layout, at.x, at.y)
      expect([back.x, back.y]).toEqual([expect.closeTo(x), expect.closeTo(y)])
      const way = wayOnScreen(layout, x, y)
      expect(wayOnField(layout, way.x, way.y)).toEqual({ x, y })
    }
    // Ahead is up in a tall frame and to the right in a wide one.
    const ahead = wayOnScreen(layout, 0, -1)
    expect(lying ? ahead.x : -ahead.y).toBe(1)
  })
})
