import { describe, expect, test } from 'vitest'
import { seeds, type Who } from '../../kit/test/people.ts'
import { people } from './people.ts'
import { watchPeaks } from './peaks.ts'

const play = (who: Who, count: number, seconds: number) =>
  seeds(count).map((seed) => {
    const { watch, ...peaks } = watchPeaks()
    const round = people.play(who, seed, seconds, watch as (before: unknown, after: unknown) => void)
    return { ...round, ...peaks }
  })

describe('peaks', () => {
  test.each<[Who, number]>([
    ['beginner', 16],
    ['average', 12],
  ])('%s players meet a special moment in the first forty seconds of 60 %% of rounds', (who, count) => {
    const first = play(who, count, 40).map(({ special }) => special.length)
    expect(first.filter(Boolean).length).toBeGreaterThanOrEqual(count * 0.6)
  })

  test('an idle player never reaches wave 3', () => {
    const waves = play('idle', 40, 660).map(({ wave }) => wave)
    expect(Math.max(...waves)).toBeLessThan(3)
  })

  test('no single cause ends more than a quarter of the rounds of beginners and average players', () => {
    for (const who of ['beginner', 'average'] as const) {
      const ends = play(who, 24, 660).map(({ causes }) => causes.at(-1))
      const counts = [...new Set(ends)].map((cause) => [ends.filter((each) => each === cause).length, cause])
      expect(counts.filter(([count]) => Number(count) > ends.length / 4)).toEqual([])
    }
  })
})
