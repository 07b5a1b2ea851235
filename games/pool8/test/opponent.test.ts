import { describe, expect, test } from 'vitest'
import { sized } from '../../kit/test/size.ts'
import { STRENGTHS } from '../rules/strength.ts'
import { type Seat, type State, type Turn } from '../rules/state.ts'
import { rules } from '../rules.ts'
import { playOut, tick } from './people.ts'
import { levelOf, scene } from './tables.ts'

/** A frame between computers, or players at the device. */
const match = (seed: number, seats: readonly [Seat, Seat]): State => ({
  ...rules.start(seed, levelOf('Two players')),
  seats,
})

describe('the computer', () => {
  test('each strength beats the one below it in most frames, within the limits', () => {
    const frames = sized(100, 8)
    for (const [i, weak] of STRENGTHS.slice(0, -1).entries()) {
      const strong = STRENGTHS[i + 1] ?? weak
      let won = 0
      for (let seed = 1; seed <= frames; seed++) {
        const first: Turn = seed % 2 === 0 ? 0 : 1
        const end = playOut(match(seed, first === 0 ? [strong, weak] : [weak, strong]))
        won += Number(end.winner === first)
      }
      const [least, most] = frames === 100 ? [65, 85] : [4, 8]
      expect(won, `${strong} over ${weak}`).toBeGreaterThanOrEqual(least)
      expect(won, `${strong} over ${weak}`).toBeLessThanOrEqual(most)
    }
  })

  test('plays the same frame twice, also when every state is saved and restored', () => {
    for (const seed of [5, 6]) {
      const kinds = new Set<string>()
      const once = playOut(match(seed, ['hard', 'medium']), undefined, (_, { news }) =>
        kinds.add(news?.kind ?? 'none'),
      )
      // The second run saves and restores every state.
      let again = match(seed, ['hard', 'medium'])
      while (again.winner === null) again = JSON.parse(JSON.stringify(tick(again))) as State
      expect(again).toEqual(once)
      expect([...kinds].join()).toMatch(/solids|stripes/)
      expect(kinds).not.toContain('none')
    }
  })

  test('moves no ball while it thinks, and shows its aim before it shoots', () => {
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
