import { describe, expect, test } from 'vitest'
import { touchingCorners } from '../rules/corners.ts'
import { facing, outlineAt, outlineOf } from '../rules/outline.ts'

const square = outlineOf([
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
])
const at = (x: number, y: number, turn = 0) => {
  const { cos, sin } = facing(turn)
  return outlineAt(square, x, y, cos, sin)
}
const floor = at(0, 0)

describe('contact points', () => {
  test.each<[string, number[], number]>([
    ['finds both ends of a shared side', at(0.3, 1), 2],
    ['finds the corner of a tilted square', at(0, 1.2, Math.PI / 4), 1],
    ['finds none beyond the margin', at(0, 1.1), 0],
    ['finds none between squares that do not overlap sideways', at(1.1, 1), 0],
  ])('%s', (_name, other, count) => {
    expect(touchingCorners(floor, other, 0.05)).toHaveLength(count)
  })

  test('places the points at the ends of the shared side, with the normal upwards', () => {
    const found = touchingCorners(floor, at(0.3, 0.98), 0.05)
    expect(found.map(({ x }) => x).toSorted((a, b) => a - b)).toEqual([
      expect.closeTo(-0.2, 6),
      expect.closeTo(0.5, 6),
    ])
    for (const { gap, nx, ny } of found) {
      expect(gap).toBeCloseTo(-0.02, 6)
      expect(nx).toBeCloseTo(0, 6)
      expect(ny).toBeCloseTo(1, 6)
    }
  })

  test('reverses the vertical part of the normal when the outlines are swapped', () => {
    const other = at(0.2, 0.99, 0.02)
    const [one] = touchingCorners(floor, other, 0.05)
    const [same] = touchingCorners(other, floor, 0.05)
    expect(one?.ny).toBeCloseTo(-(same?.ny ?? 0), 1)
  })

  test('keeps the keys of a crate that slides along', () => {
    expect(touchingCorners(floor, at(0.25, 1), 0.05).map(({ key }) => key)).toEqual(
      touchingCorners(floor, at(0.1, 1), 0.05).map(({ key }) => key),
    )
  })
})
