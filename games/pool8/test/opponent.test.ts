import { describe, expect, test } from 'vitest'
import { sized } from '../../kit/test/size.ts'
import { LADDER, STRENGTHS } from '../rules/strength.ts'
import { isWaiting, type Seat, type State, type Turn } from '../rules/state.ts'
import { levels, rules } from '../rules.ts'
import { playOut, tick } from './people.ts'
import { levelOf, scene } from './tables.ts'

/** A frame between computers, or players at the device. */
const match = (seed: number, seats: readonly [Seat, Seat]): State => ({
  ...rules.start(seed, levelOf('Two players')),
  seats,
})

describe('the computer', () => {
  test('each strength beats the one below it in most frames, within the limits', () => {
    const frames = sized(100, 12)
    for (const [i, weak] of STRENGTHS.slice(0, -1).entries()) {
      const strong = STRENGTHS[i + 1] ?? weak
      let won = 0
      for (let seed = 1; seed <= frames; seed++) {
        const first: Turn = seed % 2 === 0 ? 0 : 1
        const end = playOut(match(seed, first === 0 ? [strong, weak] : [weak, strong]))
        won += Number(end.winner === first)
      }
      const [least, most] = frames === 100 ? [55, 90] : [6, 12]
      expect(won, `${strong} over ${weak}`).toBeGreaterThanOrEqual(least)
      expect(won, `${strong} over ${weak}`).toBeLessThanOrEqual(most)
    }
  })

  test('plays the same frame twice, also when every state is saved and restored', () => {
    const kinds = new Set<string>()
    for (const seed of [5, 6]) {
      const once = playOut(match(seed, ['hard', 'medium']), undefined, (_, { news }) =>
        kinds.add(news?.kind ?? 'none'),
      )
      // The second run saves and restores every state.
      let again = match(seed, ['hard', 'medium'])
      while (again.winner === null) again = JSON.parse(JSON.stringify(tick(again))) as State
      expect(again).toEqual(once)
    }
    expect([...kinds].join()).toMatch(/solids|stripes/)
    expect(kinds).not.toContain('none')
  })

  test('ends its visit in the same position when the player skips it, in fewer ticks', () => {
    const start: State = { ...match(3, ['player', 'viktor']), turn: 1 }
    let [waiting, skipping] = [start, rules.act(start, { kind: 'hurry' })]
    expect(skipping.skips).toBe(true)
    expect(rules.act(skipping, { kind: 'hurry' })).toBe(skipping)
    let [waited, skipped] = [0, 0]
    for (; isWaiting(waiting); waited++) waiting = tick(waiting)
    for (; isWaiting(skipping); skipped++) skipping = tick(skipping)
    expect({ ...skipping, hits: [] }).toEqual({ ...waiting, hits: [] })
    expect(skipped).toBeLessThan(waited / 4)
  })

  test('of the ladder pots the eight too early in hardly any frame', () => {
    let early = 0
    for (let seed = 1; seed <= sized(30, 6); seed++)
      early += Number(playOut(match(seed, ['otto', 'mei'])).news?.kind === 'eight too early')
    expect(early).toBeLessThanOrEqual(sized(2, 1))
  })

  test('of the ladder plays a match of three frames by name, on a level after all earlier ones', () => {
    expect(
      LADDER.map((opponent) => levels.names?.findIndex((name) => name.toLowerCase().endsWith(opponent))),
    ).toEqual([13, 14, 15, 16, 17, 18, 19, 20])
    const start = rules.start(1, levelOf('Match 1: Pip'))
    expect(start.seats).toEqual(['player', 'pip'])
    expect(rules.fits?.(JSON.parse(JSON.stringify(start)))).toBe(true)
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
