import { describe, expect, test } from 'vitest'
import { sized } from '../../kit/proof/size.ts'
import { type Seat, type State, type Turn } from '../rules/state.ts'
import { rules } from '../rules.ts'
import { playOut, tick } from './people.ts'
import { scene } from './tables.ts'

/** A frame between computers, or those at the device. */
const match = (seed: number, seats: readonly [Seat, Seat]): State => ({ ...rules.start(seed, 4), seats })

describe('the computer', () => {
  test('the strong one beats the weak one in at least three of four matches, and clears racks', () => {
    const matches = sized(32, 12)
    let won = 0
    let cleared = 0
    for (let seed = 1; seed <= matches; seed++) {
      const strong: Turn = seed % 2 === 0 ? 0 : 1
      let visit = 0
      const seats = strong === 0 ? (['hard', 'easy'] as const) : (['easy', 'hard'] as const)
      const end = playOut(match(seed, seats), undefined, (before, after) => {
        visit = before.turn === strong && after.turn === strong ? visit + 1 : 0
      })
      if (end.winner !== strong) continue
      won++
      // Eight strokes in one visit, each of which pots: its seven balls, and the eight.
      if (visit >= 8 && end.news?.kind === 'won') cleared++
    }
    expect(won).toBeGreaterThanOrEqual((matches * 3) / 4)
    expect(cleared).toBeGreaterThanOrEqual(matches / 8)
  })

  test('the middle one stands between them', () => {
    const matches = sized(16, 8)
    let overWeak = 0
    let overStrong = 0
    for (let seed = 1; seed <= matches; seed++) {
      if (playOut(match(seed, ['medium', 'easy'])).winner === 0) overWeak++
      if (playOut(match(seed, ['medium', 'hard'])).winner === 0) overStrong++
    }
    expect(overWeak).toBeGreaterThan(matches * 0.6)
    expect(overStrong).toBeLessThan(matches * 0.45)
  })

  test('plays whole frames against itself under the real rules, to the last bit the same twice', () => {
    for (const seed of [5, 6]) {
      const kinds = new Set<string>()
      const once = playOut(match(seed, ['hard', 'medium']), undefined, (_, { news }) =>
        kinds.add(news?.kind ?? 'silence'),
      )
      // The second time every state goes through a save.
      let again = match(seed, ['hard', 'medium'])
      while (again.winner === null) again = JSON.parse(JSON.stringify(tick(again))) as State
      expect(again).toEqual(once)
      expect(kinds).toContain('groups')
      expect(kinds).not.toContain('silence')
    }
  })

  test('moves no ball while it thinks, except one in its hand, and shows where it aims before it strikes', () => {
    let state = {
      ...scene({ 0: [60, 60], 3: [40, 40], 8: [180, 90], 9: [150, 30] }),
      turn: 1 as const,
      seats: ['player', 'hard'] as const,
    }
    let shown = 0
    const { balls } = state.motion
    while (!state.stroke) {
      expect(state.motion.balls).toEqual(balls)
      if (state.mind?.ready) shown++
      state = tick(state) as typeof state
    }
    expect(shown).toBeGreaterThan(20)
  })
})
