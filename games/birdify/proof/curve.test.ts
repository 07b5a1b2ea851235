import { describe, expect, test } from 'vitest'
import { medalRank } from '../../kit/medals.ts'
import { gapAt, MEDALS, speedAt } from '../rules/curve.ts'
import { flapsEvery, fly, neverFlaps, PEOPLE, person, seeds, type Skill } from './people.ts'

const emeralds = (skill: Skill) =>
  seeds(24).filter(
    (seed) => medalRank(MEDALS, fly(seed, Infinity, person(skill, seed)).points) === MEDALS.length,
  ).length

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

  test('emerald is for experts, in a third to a half of their flights', () => {
    expect(Math.abs(emeralds(PEOPLE.expert) - 10)).toBeLessThanOrEqual(2)
    expect(emeralds(PEOPLE.good)).toBeLessThanOrEqual(1)
  })

  test('someone who flaps evenly, without looking, gathers the first berries', () => {
    for (const seed of seeds(20))
      expect(fly(seed, 300, flapsEvery(38)).points, `seed ${seed}`).toBeGreaterThanOrEqual(2)
  })
})
