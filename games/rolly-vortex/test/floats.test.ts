import { describe, expect, it } from 'vitest'
import { POINTS, MOST_TIMES, MEDALS } from '../rules/curve.ts'
import { MEDAL_NAMES } from '../../kit/medals.ts'
import { ballSpot } from '../view/camera.ts'
import { beside, overhead, wide } from '../view/floats.ts'
import { zoneOf } from '../view/zones.ts'

const FRAMES = [
  [288, 480],
  [320, 480],
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 650],
] as const

/** The longest texts of each kind. */
const CALLS: [string, number][] = [
  [`Close! +${POINTS.near * MOST_TIMES}`, 25],
  ['Bubble!', 25],
  ['Saved!', 32],
  ['Smash! 188', 28],
  ['120 gems', 25],
]
const TITLES = [
  ...Array.from({ length: 21 }, (_, i) => zoneOf(i).name),
  ...MEDALS.map((_, i) => `${MEDAL_NAMES[i]}!`),
  'Ablaze!',
]

describe.each(FRAMES)('in a frame of %i by %i', (width, height) => {
  const frame = { width, height }

  it.each(CALLS)('"%s" is beside the ball, inside the frame and above the thumb', (text, most) => {
    const ball = ballSpot(width, height, 0)
    for (const side of [-1, 1]) {
      const { x, y, size } = beside(text, frame, ball, side, most)
      const half = wide(text, size) / 2
      expect(x - half).toBeGreaterThanOrEqual(0)
      expect(x + half).toBeLessThanOrEqual(width)
      // Beside the ball without covering it, roughly level with it, and clear of the bottom edge.
      expect(Math.abs(x - ball.x) - half).toBeGreaterThan(ball.size)
      expect(Math.abs(y - ball.y)).toBeLessThan(2 * ball.size)
      expect(y + size).toBeLessThan(height * 0.88)
      expect(size).toBeGreaterThan(11)
    }
  })

  it.each(TITLES)('"%s" fits above the way ahead', (text) => {
    const { x, y, size } = overhead(text, frame, 60)
    expect(x - wide(text, size) / 2).toBeGreaterThanOrEqual(0)
    expect(x + wide(text, size) / 2).toBeLessThanOrEqual(width)
    expect(y - size).toBeGreaterThan(0)
    expect(size).toBeGreaterThan(24)
  })
})
