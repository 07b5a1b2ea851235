import { describe, expect, it } from 'vitest'
import { backOf, ballLook, bendAt, eyeAt } from '../view/look.ts'
import { rolling } from '../view/rolling.ts'
import { lens } from '../view/scene.ts'
import { BALL_RADIUS, CRASH, TUBE_RADIUS } from '../rules/curve.ts'

const FLOOR = TUBE_RADIUS - BALL_RADIUS
const SIZES = [
  [288, 480],
  [320, 480],
  [390, 650],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 650],
  [1920, 1080],
] as const

/** Where a point comes to lie, from -1 to 1 across and up the frame. */
function project(matrix: readonly number[], [x, y, z]: readonly [number, number, number]): [number, number] {
  const row = (i: number) =>
    [0, 4, 8, 12].reduce((sum, k, n) => sum + (matrix[k + i] ?? 0) * ([x, y, z, 1][n] ?? 0), 0)
  return [row(0) / row(3), row(1) / row(3)]
}

describe.each(SIZES)('in a frame of %i by %i', (width, height) => {
  it.each([
    ['slow', 0],
    ['fast', 1],
  ])('the ball is in the frame whole when %s, and low enough to see past', (_, haste) => {
    const matrix = lens({ width, height, back: backOf(null), ...eyeAt(height, width, 1, haste, 0, 0) })
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const [x, y] = project(matrix, [dx * BALL_RADIUS * 1.4, -FLOOR + dy * BALL_RADIUS * 1.4, 0])
      expect(Math.abs(x)).toBeLessThan(0.6)
      expect(y).toBeGreaterThan(-0.95)
      expect(y).toBeLessThan(0)
    }
  })

  it('the way ahead is near the middle, and the eye inside the tube however it is shaken', () => {
    for (let time = 0; time < 2; time += 0.01) {
      const eye = eyeAt(height, width, time / 2, 0.5, 1, time)
      expect(Math.hypot(eye.x, eye.y)).toBeLessThan(TUBE_RADIUS - 1)
      const [x, y] = project(lens({ width, height, back: 6.6, ...eye }), [0, 0, -60])
      expect(Math.abs(x)).toBeLessThan(0.2)
      expect(Math.abs(y)).toBeLessThan(0.35)
    }
  })
})

describe('the tube', () => {
  it('never winds so much that two seconds of way are out of sight at the first speed', () => {
    for (let at = 0; at < 3000; at += 7) {
      const [x2, y2, x3, y3] = bendAt(at)
      for (const s of [10, 26])
        expect(Math.hypot(s * s * (x2 + x3 * s), s * s * (y2 + y3 * s))).toBeLessThan(TUBE_RADIUS / 2)
    }
  })
})

describe('the ball', () => {
  it('falls further and further through a hole', () => {
    const radii = Array.from(
      { length: CRASH },
      (_, ticks) => ballLook({ id: 1, kind: 'hole', ticks }, 0, 0).radius,
    )
    expect(radii).toEqual([...radii].sort((a, b) => a - b))
    expect(radii.at(-1)).toBeGreaterThan(TUBE_RADIUS * 2)
  })

  it('is pressed flat on a wall, then gone', () => {
    const pressed = ballLook({ id: 1, kind: 'wall', ticks: 5 }, 0, 0)
    expect(pressed.squash).toBeLessThan(0.7)
    expect(pressed.scale).toBe(1)
    expect(ballLook({ id: 1, kind: 'wall', ticks: 20 }, 0, 0).scale).toBe(0)
  })

  it('rolls without ever growing or shrinking', () => {
    const ball = rolling()
    for (let i = 0; i < 5000; i++) ball.roll(0.3, Math.sin(i) * 0.01, 1 / 60)
    expect(Math.hypot(...ball.turn)).toBeCloseTo(1, 9)
  })

  it('rolls forward: what was on top comes down ahead', () => {
    const ball = rolling()
    ball.roll(0.05, 0, 1)
    const [x = 0, y = 0, z = 0, w = 0] = ball.turn
    // The top, turned: the second column of the rotation.
    expect(2 * (y * z + w * x)).toBeLessThan(0)
    expect(1 - 2 * (x * x + z * z)).toBeGreaterThan(0)
  })
})
