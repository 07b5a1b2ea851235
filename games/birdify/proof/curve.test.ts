import { describe, expect, test } from 'vitest'
import { gapAt, speedAt } from '../rules/curve.ts'
import { flapsEvery, fly, neverFlaps, seeds } from './people.ts'

describe('difficulty', () => {
  test('grows steadily, and never past what is fair', () => {
    for (let n = 1; n < 500; n++) {
      expect(gapAt(n)).toBeLessThan(gapAt(n - 1))
      expect(speedAt(n)).toBeGreaterThan(speedAt(n - 1))
    }
    expect(gapAt(10_000)).toBeGreaterThan(150)
    expect(speedAt(10_000)).toBeLessThan(4.4)
  })

  test('a bird left alone is on the ground within three seconds', () => {
    const flight = fly(1, 300, neverFlaps)
    expect(flight.crash).toBe('ground')
    expect(flight.tick).toBeLessThan(180)
  })

  test('someone who flaps evenly, without looking, gathers the first berries', () => {
    for (const seed of seeds(20))
      expect(fly(seed, 300, flapsEvery(38)).points, `seed ${seed}`).toBeGreaterThanOrEqual(2)
  })
})
