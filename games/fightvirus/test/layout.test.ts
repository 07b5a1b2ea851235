import { describe, expect, test } from 'vitest'
import { BOSS, OFFER, UPGRADES } from '../rules/curve.ts'
import { HELPS } from '../rules/state.ts'
import { arrange, meterOf, onField, onScreen, wayOnField, wayOnScreen, wordSpot } from '../view/layout.ts'
import { helpWords, rewardWords } from '../words.ts'

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

const wide = (text: string, size: number) => text.length * size * 0.62

describe.each([
  [320, 480],
  [320, 568],
  [390, 844],
  [1280, 650],
])('words and meter at %i×%i', (width, height) => {
  const frame = { width, height, safe: { top: 58, right: 8, bottom: 8, left: 8 } }
  const layout = arrange(frame)

  test('rising words stay within the frame', () => {
    const texts = [...HELPS.map(helpWords), ...UPGRADES.map((pick) => `${rewardWords(pick, 5)}!`), 'Surge ×9']
    const sized = [...texts.map((text) => [text, 38] as const), ['Boss beaten!', 44] as const]
    for (const [text, units] of sized)
      for (const [x, y] of [
        [0, 0],
        [400, 0],
        [0, 640],
        [400, 640],
        [200, 300],
      ] as const) {
        const size = units * layout.unit
        const spot = wordSpot(frame, text, size, onScreen(layout, x, y))
        expect(spot.x - wide(text, size) / 2).toBeGreaterThanOrEqual(-0.01)
        expect(spot.x + wide(text, size) / 2).toBeLessThanOrEqual(width + 0.01)
        expect(spot.y - 46 - size / 2).toBeGreaterThanOrEqual(frame.safe.top)
        expect(spot.y + size / 2).toBeLessThanOrEqual(height)
      }
  })

  test('capsule names fit beside each other within the frame', () => {
    const size = 17 * Math.min(1.3, Math.max(0.9, layout.unit))
    const longest = Math.max(...UPGRADES.map((pick) => wide(rewardWords(pick, 5), size)))
    const spots = OFFER.x.map((x) => onScreen(layout, x, OFFER.from))
    for (const { x } of spots) {
      expect(x - longest / 2).toBeGreaterThanOrEqual(0)
      expect(x + longest / 2).toBeLessThanOrEqual(width)
    }
    const [first, second] = spots
    const apart = layout.lying ? Infinity : (second?.x ?? 0) - (first?.x ?? 0)
    expect(apart).toBeGreaterThan(longest * 0.8)
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
