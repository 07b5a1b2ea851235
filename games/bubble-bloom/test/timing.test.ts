import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { COARSE, WIDEST } from '../rules/flight.ts'
import { along, lengthOf, timing } from '../view/timing.ts'

describe('the effects of a shot', () => {
  test('come in order: flight, bursts one by one, fall, sinking', () => {
    let state = rules.start(2, 20)
    for (let aim = -WIDEST; aim <= WIDEST && rules.outcome(state) === 'playing'; aim += COARSE * 5) {
      const after = rules.act(state, aim)
      const times = timing(state, after)
      if (!times) throw new Error('A shot has its times.')
      const bursts = [...times.bursts.values()]
      const falls = [...times.falls.values()]
      expect(times.land).toBeGreaterThan(0.03)
      expect(bursts).toEqual([...bursts].sort((a, b) => a - b))
      for (const at of bursts) expect(at).toBeGreaterThan(times.land)
      for (const at of falls) expect(at).toBeGreaterThan(Math.max(...bursts))
      expect(times.sink).toBeGreaterThan(Math.max(times.land, ...bursts))
      // Everything has ended when the result card opens, two seconds after the last shot.
      expect(Math.max(times.land, ...bursts, ...falls)).toBeLessThan(1.7)
      state = after
    }
  })

  test.each([
    [0, 0, 10],
    [5, 0, 5],
    [10, 0, 0],
    [12, 2, 0],
    [99, 10, 0],
  ])('finds the point at %f along a path with a corner', (far, x, y) => {
    const path = [0, 10, 0, 0, 10, 0]
    expect(along(path, far)).toEqual({ x, y })
    expect(lengthOf(path)).toBe(20)
  })
})
