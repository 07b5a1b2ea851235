/** Plays races and nine-ball to the end under the real rules. */
import { describe, expect, test } from 'vitest'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { countStanding, type Seat, type State } from '../rules/state.ts'
import { FOOT_SPOT, WIDTH } from '../rules/table.ts'
import { levels, rules } from '../rules.ts'
import { playOut } from './people.ts'
import { levelOf } from './tables.ts'

const seated = (level: string, seats: readonly [Seat, Seat], seed = 1): State => ({
  ...rules.start(seed, levelOf(level)),
  seats,
})

describe('a race to three', () => {
  test('ends at three frames, racks each frame, and alternates the break', () => {
    const breaks: number[] = []
    let misfits = 0
    const start = seated('Race to three', ['medium', 'medium'])
    // Computers take both seats at first; from the second frame on, the first seat waits for a player.
    const end = playOut(
      start,
      (state) => {
        if (state.seats[0] === 'player') return { ...state, seats: ['hard', state.seats[1]] }
        return state
      },
      (_, after) => {
        if (!after.breaking || after.winner !== null || after.news?.kind === 'weak break') return
        breaks.push(after.turn)
        expect(countStanding(after, (id) => id > 0)).toBe(15)
        expect(after).toMatchObject({ groups: null, hand: 'behind the line', advice: 3, faults: [0, 0] })
        misfits += Number(
          !rules.fits?.(JSON.parse(JSON.stringify({ ...after, seats: ['player', after.seats[1]] }))),
        )
      },
    )
    expect(Math.max(...end.frames)).toBe(3)
    expect(end.winner).toBe(end.frames[0] === 3 ? 0 : 1)
    expect(breaks).toEqual([1, 0, 1, 0].slice(0, end.frames[0] + end.frames[1] - 1))
    expect(misfits).toBe(0)
  })

  test.each([
    { frames: [3, 0], stars: 3 },
    { frames: [3, 1], stars: 2 },
    { frames: [3, 2], stars: 1 },
  ] as const)('won by $frames earns $stars stars', ({ frames, stars }) => {
    const end: State = { ...rules.start(1, levelOf('Race to three')), frames, winner: 0 }
    expect([levels.stars(end), rules.score(end)]).toEqual([stars, 3])
  })
})

describe('nine-ball', () => {
  test('is racked with the one on the foot spot and the nine in the middle', () => {
    forFreshSeeds(20, (seed) => {
      const { balls } = rules.start(seed, levelOf('Nine-ball')).motion
      expect(balls.filter(({ pocket }) => pocket < 0)).toHaveLength(10)
      expect(Math.hypot((balls[1]?.x ?? 0) - FOOT_SPOT, (balls[1]?.y ?? 0) - WIDTH / 2)).toBeLessThan(0.2)
      expect(Math.abs((balls[9]?.y ?? 0) - WIDTH / 2)).toBeLessThan(0.2)
      expect((balls[9]?.x ?? 0) - FOOT_SPOT).toBeCloseTo(13, 0)
    })
  })

  test('is played to its end by computers', () => {
    const kinds = new Set<string>()
    for (let seed = 1; seed <= 4; seed++) {
      const end = playOut(seated('Nine-ball for two', ['hard', 'medium'], seed), undefined, (_, { news }) =>
        kinds.add(news?.kind ?? 'none'),
      )
      expect(end.news?.kind).toMatch(/^(won|third foul)$/)
      expect(end.motion.balls.slice(10).every(({ pocket }) => pocket === 6)).toBe(true)
    }
    expect(kinds).toContain('potted')
    expect(kinds).not.toContain('solids')
  })
})
