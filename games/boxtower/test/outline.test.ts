import { describe, expect, test } from 'vitest'
import { SOLIDS } from '../rules/outline.ts'

describe('mass', () => {
  test('of a cube is its area, with the inertia of a square', () => {
    const { mass, inertia, offX, offY } = SOLIDS.cube
    expect([mass, inertia]).toEqual([expect.closeTo(1.15 ** 2, 9), expect.closeTo(1.15 ** 4 / 6, 9)])
    expect([offX, offY]).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)])
  })

  test('of a step is centred towards its higher half, of a planter towards its brim', () => {
    expect(SOLIDS.step.offX).toBeLessThan(-0.1)
    expect(SOLIDS.planter.offY).toBeGreaterThan(0.01)
  })
})
