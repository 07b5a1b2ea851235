import { describe, expect, it } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { sized } from '../../kit/test/size.ts'
import { rules } from '../rules.ts'
import { AHEAD } from '../rules/curve.ts'
import { CHILD, playRound, PRACTISED } from './people.ts'

/** Fixed: how long a bot lasts is a statistic. */
const SEEDS = seeds(sized(100, 25))

describe('the promises', () => {
  it('a player with a reaction time of 150 ms lasts 60 s', () => {
    for (const seed of SEEDS) expect(playRound(seed, 60, PRACTISED).state.crash, `seed ${seed}`).toBeNull()
  })

  it('a child lasts fifteen seconds in at least nine rounds out of ten', () => {
    const lasting = SEEDS.filter((seed) => playRound(seed, 15, CHILD).seconds >= 15)
    expect(lasting.length / SEEDS.length).toBeGreaterThanOrEqual(0.9)
  })

  it('a player who does nothing crashes within a minute', () => {
    for (const seed of SEEDS) expect(playRound(seed, 60).state.crash).not.toBeNull()
  })

  it('even the practised player crashes within a quarter of an hour', () => {
    for (const seed of SEEDS.slice(0, 4)) expect(playRound(seed, 900, PRACTISED).state.crash).not.toBeNull()
  })

  it('the state stays small over five minutes of tube', () => {
    let state = rules.start(5, 1)
    for (let i = 0; i < 60 * 300; i++) {
      const safe = { ...state, spared: 2 }
      state = rules.tick?.(safe) ?? safe
      expect(state.obstacles.length + state.treats.length).toBeLessThan(150)
    }
    expect(state.course.laidTo).toBeGreaterThan(state.distance + AHEAD - 1)
    expect(Math.min(...state.obstacles.map(({ at, length }) => at + length))).toBeGreaterThan(
      state.distance - 15,
    )
  })
})
