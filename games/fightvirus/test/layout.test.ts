import { describe, expect, test } from 'vitest'
import { BOSS, OFFER } from '../rules/curve.ts'
import { arrange, meterOf, onField, onScreen, wayOnField, wayOnScreen } from '../view/layout.ts'
import { cardSize } from '../view/offer.ts'

describe('the field fits its frame', () => {
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
    // Forwards is up in a tall frame and right in a wide one.
    const ahead = wayOnScreen(layout, 0, -1)
    expect(lying ? ahead.x : -ahead.y).toBe(1)
  })
})

describe.each([
  [320, 480],
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 650],
])('cards and meter at %i×%i', (width, height) => {
  const frame = { width, height, safe: { top: 58, right: 8, bottom: 8, left: 8 } }
  const layout = arrange(frame)

  test('cards are within the frame and apart', () => {
    const { wide, high } = cardSize(layout)
    const spots = OFFER.x.map((x) => onScreen(layout, x, OFFER.y))
    for (const { x, y } of spots) {
      expect(x - wide / 2).toBeGreaterThanOrEqual(0)
      expect(x + wide / 2).toBeLessThanOrEqual(width)
      expect(y - high / 2).toBeGreaterThanOrEqual(frame.safe.top)
      expect(y + high / 2).toBeLessThanOrEqual(height)
    }
    const [first, second] = spots
    const [dx, dy] = [(second?.x ?? 0) - (first?.x ?? 0), (second?.y ?? 0) - (first?.y ?? 0)]
    expect(dx > wide || dy > high).toBe(true)
  })

  test('the meter is below the bar and above any boss', () => {
    const { x, y, wide, high } = meterOf(layout)
    expect(x - high * 3).toBeGreaterThanOrEqual(0)
    expect(x + wide).toBeLessThanOrEqual(width)
    expect(y - high).toBeGreaterThanOrEqual(frame.safe.top - 0.01)
    const boss = layout.lying ? Infinity : onScreen(layout, 0, BOSS.y - BOSS.radius * 1.28).y
    expect(y + high).toBeLessThan(boss)
  })
})
