import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { BOSS, WAVE } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import { dealWave, hitsIn, isBossWave, strengthOf } from '../rules/waves.ts'
import { aimless, dodger, playRound, type Bot } from './people.ts'

const SEEDS = 5
const TEN_MINUTES = 36_000

const averages = (bot: (seed: number) => Bot, late: number) => {
  const ends: State[] = []
  for (let seed = 1; seed <= SEEDS; seed++)
    ends.push(playRound(seed, bot(seed), late, ({ tick }) => tick < TEN_MINUTES))
  const mean = (of: (end: State) => number) => Math.round(ends.reduce((sum, end) => sum + of(end), 0) / SEEDS)
  return { ends, row: [mean(({ tick }) => tick / 60), mean(({ wave }) => wave), mean(({ score }) => score)] }
}

describe('how long players of several skills last', () => {
  // How late the bot sees, in ticks; then seconds, waves and points on average. Rules are exact, so these are too.
  test.each<[string, (seed: number) => Bot, number, number[]]>([
    ['perfect', () => dodger, 0, [300, 19, 31003]],
    ['2 ticks late', () => dodger, 2, [286, 18, 25776]],
    ['6 ticks late', () => dodger, 6, [264, 19, 27695]],
    ['15 ticks late, like a practised person', () => dodger, 15, [253, 17, 23746]],
    ['30 ticks late, like a beginner', () => dodger, 30, [78, 5, 1547]],
    ['at random', (seed) => aimless(chance(seed)), 0, [26, 2, 135]],
    ['idle', () => () => undefined, 0, [63, 3, 656]],
  ])('%s', (_name, bot, late, expected) => {
    const { ends, row } = averages(bot, late)
    expect(row).toEqual(expected)
    expect(ends.filter(({ hearts }) => hearts).length, 'rounds that never end').toBe(0)
  })
})

describe('the curve', () => {
  const waves = Array.from({ length: 60 }, (_, i) => i + 1)

  test('rises with every wave, for ever', () => {
    for (const wave of waves) {
      expect(WAVE.strength(wave + 1)).toBeGreaterThan(WAVE.strength(wave))
      expect(WAVE.speed(wave + 1)).toBeGreaterThan(WAVE.speed(wave))
      expect(WAVE.patience(wave + 1)).toBeLessThanOrEqual(WAVE.patience(wave))
    }
  })

  test('a wave brings the strength that it should, give or take its last group', () => {
    for (const wave of waves.filter((wave) => !isBossWave(wave))) {
      const coming = dealWave(wave, chance(wave))
      const hits = coming.reduce((sum, { size, kind }) => sum + hitsIn(size, strengthOf(kind, size, wave)), 0)
      const largest = hitsIn(4, strengthOf('drifter', 4, wave))
      expect(hits).toBeGreaterThanOrEqual(WAVE.strength(wave))
      expect(hits).toBeLessThan(WAVE.strength(wave) + largest)
      expect(coming.map(({ at }) => at)).toEqual(coming.map(({ at }) => at).sort((a, b) => a - b))
    }
  })

  test('every fifth wave is a boss, alone and stronger each time', () => {
    for (const wave of waves) {
      const bosses = dealWave(wave, chance(wave)).filter(({ kind }) => kind === 'boss')
      expect(bosses).toHaveLength(wave % 5 === 0 ? 1 : 0)
    }
    for (let lap = 0; lap < 10; lap++) expect(BOSS.strength(lap + 1)).toBeGreaterThan(BOSS.strength(lap))
  })

  test('the first wave is small ones only, and new kinds are met one at a time', () => {
    expect([...new Set(dealWave(1, chance(7)).map(({ kind }) => kind))]).toEqual(['drifter'])
    expect(dealWave(2, chance(7))[0]?.kind).toBe('weaver')
    expect(dealWave(4, chance(7))[0]?.kind).toBe('diver')
    expect(dealWave(6, chance(7))[0]?.kind).toBe('spitter')
  })
})
