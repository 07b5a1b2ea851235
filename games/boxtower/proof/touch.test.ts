import { describe, expect, test } from 'vitest'
import { facing, outlineOf, placed, SOLIDS } from '../rules/outline.ts'
import { corners } from '../rules/touch.ts'

const square = outlineOf([
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
])
const at = (x: number, y: number, turn = 0) => {
  const { cos, sin } = facing(turn)
  return placed(square, x, y, cos, sin)
}
const floor = at(0, 0)

describe('touching', () => {
  test.each<[string, number[], number]>([
    ['one on the other touches at both ends of what they share', at(0.3, 1), 2],
    ['a tilted one touches at its corner', at(0, 1.2, Math.PI / 4), 1],
    ['one that is further off than asked does not', at(0, 1.1), 0],
    ['one beside it at another height does not', at(1.1, 1), 0],
  ])('%s', (_name, other, count) => {
    expect(corners(floor, other, 0.05)).toHaveLength(count)
  })

  test('the ends are where the shared part ends, and the push is upwards', () => {
    const found = corners(floor, at(0.3, 0.98), 0.05)
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

  test('from either side it is the same touch, pushed the other way', () => {
    const other = at(0.2, 0.99, 0.02)
    const [one] = corners(floor, other, 0.05)
    const [same] = corners(other, floor, 0.05)
    expect(one?.ny).toBeCloseTo(-(same?.ny ?? 0), 1)
  })

  test('a crate that slides along keeps the names of its corners', () => {
    expect(corners(floor, at(0.25, 1), 0.05).map(({ key }) => key)).toEqual(
      corners(floor, at(0.1, 1), 0.05).map(({ key }) => key),
    )
  })
})

describe('mass', () => {
  test('of a cube is its area, and it turns like a square', () => {
    const { mass, inertia, offX, offY } = SOLIDS.cube
    expect([mass, inertia]).toEqual([expect.closeTo(1.15 ** 2, 9), expect.closeTo(1.15 ** 4 / 6, 9)])
    expect([offX, offY]).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)])
  })

  test('of a step lies towards its higher half, that of a planter towards its brim', () => {
    expect(SOLIDS.step.offX).toBeLessThan(-0.1)
    expect(SOLIDS.planter.offY).toBeGreaterThan(0.01)
  })
})
