import { describe, expect, it } from 'vitest'
import { TUBE_RADIUS } from '../rules/curve.ts'
import { ballLook, createRoll } from '../view/ball.ts'

describe('the ball', () => {
  it('falls ever further through a hole', () => {
    const radii = Array.from(
      { length: 54 },
      (_, ticks) => ballLook({ id: 1, kind: 'hole', ticks: 0 }, ticks, 0).radius,
    )
    expect(radii).toEqual([...radii].sort((a, b) => a - b))
    expect(radii.at(-1)).toBeGreaterThan(TUBE_RADIUS * 2)
  })

  it('is squashed against a wall and then disappears', () => {
    const pressed = ballLook({ id: 1, kind: 'wall', ticks: 0 }, 5, 0)
    expect(pressed.squash).toBeLessThan(0.7)
    expect(pressed.scale).toBe(1)
    expect(ballLook({ id: 1, kind: 'wall', ticks: 0 }, 20, 0).scale).toBe(0)
  })

  it('keeps a normalised orientation over 5000 moves', () => {
    const ball = createRoll()
    for (let i = 0; i < 5000; i++) ball.move(0.3, Math.sin(i) * 0.01, 1 / 60)
    expect(Math.hypot(...ball.turn)).toBeCloseTo(1, 9)
  })

  it('rolls forward: its top moves ahead and down', () => {
    const ball = createRoll()
    ball.move(0.05, 0, 1)
    const [x = 0, y = 0, z = 0, w = 0] = ball.turn
    // The rotated top: second column of the rotation matrix.
    expect(2 * (y * z + w * x)).toBeLessThan(0)
    expect(1 - 2 * (x * x + z * z)).toBeGreaterThan(0)
  })
})
