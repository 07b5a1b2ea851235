import { expect, test } from 'vitest'
import { LANE } from '../rules/curve.ts'
import { arrange, laneAt, petalSize, pointAt } from '../view/layout.ts'

const safe = { top: 60, right: 8, bottom: 20, left: 8 }

test.each([
  [288, 480],
  [844, 390],
  [1920, 1080],
])('in a frame of %i × %i petals stay inside, and a tap on one finds its lane', (width, height) => {
  const meadow = arrange({ width, height, safe })
  const size = petalSize(meadow)
  for (const lane of [0, 1, 2]) {
    const { x, y } = pointAt(meadow, lane, LANE.ring)
    expect(x - size).toBeGreaterThan(0)
    expect(x + size).toBeLessThan(width)
    expect(y + size).toBeLessThan(height - safe.bottom)
    expect([x - size, x, x + size].map((each) => laneAt(meadow, each))).toEqual([lane, lane, lane])
  }
})

test('a tap beside the lanes counts for the outermost one', () => {
  const meadow = arrange({ width: 1280, height: 650, safe })
  expect([laneAt(meadow, 0), laneAt(meadow, 1280)]).toEqual([0, 2])
})
