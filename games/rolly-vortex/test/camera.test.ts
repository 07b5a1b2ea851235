import { describe, expect, it } from 'vitest'
import { BALL_RADIUS, TUBE_RADIUS } from '../rules/curve.ts'
import { FLOOR } from '../view/ball.ts'
import { backOf, ballSpot, bendAt, eyeAt, lens, spotInTube } from '../view/camera.ts'
import { FOG } from '../view/uniforms.ts'

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

/** Position of a point in the frame, from -1 to 1 across and up. */
function project(matrix: readonly number[], [x, y, z]: readonly [number, number, number]): [number, number] {
  const row = (i: number) =>
    [0, 4, 8, 12].reduce((sum, k, n) => sum + (matrix[k + i] ?? 0) * ([x, y, z, 1][n] ?? 0), 0)
  return [row(0) / row(3), row(1) / row(3)]
}

describe.each(SIZES)('in a frame of %i by %i', (width, height) => {
  it.each([
    ['low', 0],
    ['high', 1],
  ])('shows the whole ball in the lower half at a %s speed', (_, haste) => {
    const matrix = lens({ width, height, back: backOf(null), ...eyeAt(width, height, 1, haste, 0, 0) })
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

  it('finds the ball, and a distant point in the bend, where the tube is drawn', () => {
    const eye = { width, height, back: backOf(null), ...eyeAt(width, height, 1, 0, 0, 0) }
    const straight = { roll: -Math.PI / 2, bend: [0, 0, 0, 0] } as const
    const ball = ballSpot(width, height, 0)
    const found = spotInTube(eye, straight, 0.25, FLOOR, 0, BALL_RADIUS)
    for (const key of ['x', 'y', 'size'] as const) expect(found[key]).toBeCloseTo(ball[key])
    const { x, y } = spotInTube(eye, { roll: 0, bend: [0.001, 0.002, 0, 0] }, 0.5, FLOOR, 30, 1)
    const [across, up] = project(lens(eye), [0.9, FLOOR + 1.8, -30])
    expect([(x / width) * 2 - 1, 1 - (y / height) * 2]).toEqual([expect.closeTo(across), expect.closeTo(up)])
  })

  it('shows the way ahead near the middle and stays inside the tube while shaking', () => {
    for (let time = 0; time < 2; time += 0.01) {
      const eye = eyeAt(width, height, time / 2, 0.5, 1, time)
      expect(Math.hypot(eye.x, eye.y)).toBeLessThan(TUBE_RADIUS - 1)
      const [x, y] = project(lens({ width, height, back: 6.6, ...eye }), [0, 0, -60])
      expect(Math.abs(x)).toBeLessThan(0.2)
      expect(Math.abs(y)).toBeLessThan(0.35)
    }
  })
})

/** The metres ahead at which the whole ring of the wall is first inside the frame, and the size of a wall in the fog. */
function inView(width: number, height: number, haste: number) {
  const matrix = lens({ width, height, back: backOf(null), ...eyeAt(width, height, 1, haste, 0, 0) })
  const isInside = (metres: number) =>
    Array.from({ length: 24 }, (_, i) => (i / 24) * Math.PI * 2).every((angle) => {
      const [x, y] = project(matrix, [Math.sin(angle) * TUBE_RADIUS, Math.cos(angle) * TUBE_RADIUS, -metres])
      return Math.max(Math.abs(x), Math.abs(y)) <= 1
    })
  let nearest = 0
  while (!isInside(nearest)) nearest += 0.5
  const [left] = project(matrix, [-TUBE_RADIUS, 0, -FOG / 2])
  const [right] = project(matrix, [TUBE_RADIUS, 0, -FOG / 2])
  return { nearest, size: ((right - left) / 2) * width }
}

describe('the stretch of tube in view', () => {
  it.each(SIZES)(
    'is the same at %i by %i: from two metres ahead of the ball, all around, into the fog',
    (...size) => {
      for (const haste of [0, 1]) expect(inView(...size, haste).nearest).toBeLessThanOrEqual(2)
    },
  )

  it.each(SIZES)('is drawn at least as large for its frame at %i by %i as on a desktop', (width, height) => {
    const part = inView(width, height, 0).size / Math.min(width, height)
    expect(part).toBeGreaterThanOrEqual(inView(1280, 650, 0).size / 650 - 1e-9)
  })
})

describe('the bend of the tube', () => {
  it('bends little enough to see two seconds ahead at the starting speed', () => {
    for (let at = 0; at < 3000; at += 7) {
      const [x2, y2, x3, y3] = bendAt(at)
      for (const s of [10, 26])
        expect(Math.hypot(s * s * (x2 + x3 * s), s * s * (y2 + y3 * s))).toBeLessThan(TUBE_RADIUS / 2)
    }
  })
})
