import { describe, expect, test } from 'vitest'
import { medalRank } from '../../kit/medals.ts'
import { seeds } from '../../kit/test/people.ts'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { gapAt, MEDALS, speedAt } from '../rules/curve.ts'
import { flapsEvery, fly, people } from './people.ts'

const emeralds = (who: 'good' | 'expert', rounds: number) =>
  seeds(rounds).filter((seed) => medalRank(MEDALS, people.play(who, seed, 660).score) === MEDALS.length)

describe('difficulty', () => {
  test('grows with every gap, up to fair limits', () => {
    for (let n = 1; n < 1000; n++) {
      expect(gapAt(n)).toBeLessThan(gapAt(n - 1))
      expect(speedAt(n)).toBeGreaterThan(speedAt(n - 1))
    }
    expect(gapAt(60) - gapAt(300)).toBeGreaterThan(35)
    expect(gapAt(10_000)).toBeGreaterThan(120)
    expect(speedAt(10_000)).toBeLessThan(4.5)
  })

  test('keeps the first eight gaps wide and slow', () => {
    expect(gapAt(8)).toBeGreaterThan(260)
    expect(speedAt(8)).toBeLessThan(2.7)
  })

  test('ends an idle flight between eight and nine seconds, without points', () => {
    forFreshSeeds(12, (seed) => {
      const { seconds, score, ended } = people.play('idle', seed, 20)
      expect([score, ended]).toEqual([0, true])
      expect(seconds).toBeGreaterThan(8)
      expect(seconds).toBeLessThan(9)
    })
  })

  test('gives emerald to an expert, and to a good player in at most one of six rounds', () => {
    expect(emeralds('expert', 24).length).toBeGreaterThanOrEqual(24 / 6)
    expect(emeralds('good', 24).length).toBeLessThanOrEqual(24 / 6)
  })

  test('lets a player who flaps evenly, without looking, eat two of the first berries', () => {
    forFreshSeeds(20, (seed) => expect(fly(seed, 1, flapsEvery(38)).eaten).toBeGreaterThanOrEqual(2))
  })
})
