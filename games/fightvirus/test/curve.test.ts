import { describe, expect, test } from 'vitest'
import { seeds, SKILLS } from '../../kit/test/people.ts'
import { median } from '../../kit/test/targets.ts'
import { chance } from '../../kit/rules/chance.ts'
import { game } from '../game.ts'
import { rules } from '../rules.ts'
import { BOSS, WAVE } from '../rules/curve.ts'
import { dealWave, hasBeat, hitsIn, isBossWave, isDying, isSwarm, strengthOf } from '../rules/waves.ts'
import { aimless, clinger, dodger, LATE, personOf, playOn, playRound, type Bot } from './people.ts'

const UNHURT = 480

describe('the first eight seconds', () => {
  test.each<[string, (seed: number) => Bot]>([
    ['an idle player', () => () => undefined],
    ['random steering', (seed) => aimless(chance(seed))],
    ['a bot that clings to viruses', () => clinger],
  ])('cost no heart: %s', (_name, bot) => {
    for (const seed of seeds(40))
      expect(playRound(seed, bot(seed), 0, ({ tick }) => tick < UNHURT).hearts, `seed ${seed}`).toBe(3)
  })

  test('start with three weak viruses', () => {
    const { viruses } = rules.start(5, 1)
    expect(viruses.map(({ strength }) => strength)).toEqual([4, 2, 2])
  })
})

const scores = (bot: Bot, late: number) =>
  seeds(5).map((seed) => playRound(seed, bot, late, ({ tick }) => tick < 36_000).score)

describe('people', () => {
  test('of average skill beat a boss in under 26 seconds, at the median under 15', () => {
    const fights: number[] = []
    for (const seed of seeds(9)) {
      let from = 0
      playOn(
        rules.start(seed, 1),
        personOf(SKILLS.average, seed),
        ({ wave }) => wave <= 15,
        (_, after) => {
          const bosses = after.viruses.filter(({ kind }) => kind === 'boss')
          if (bosses.some(({ y, mode }) => y > BOSS.y - 30 && !mode)) from ||= after.tick
          if (!from || !bosses.length || !bosses.every(isDying)) return
          fights.push((after.tick - from) / 60)
          from = 0
        },
      )
    }
    expect(fights.length).toBeGreaterThan(8)
    expect(median(fights)).toBeLessThan(15)
    expect(Math.max(...fights)).toBeLessThan(26)
  })

  test('earn at the median no medal when idle, but bronze by dodging', () => {
    expect(median(scores(() => undefined, 0))).toBeLessThan(game.medals?.[0] ?? 0)
    expect(median(scores(dodger, LATE))).toBeGreaterThan(game.medals?.[0] ?? Infinity)
  })
})

const bossesIn = (wave: number) => dealWave(wave, chance(wave)).filter(({ kind }) => kind === 'boss').length
const allOf = (lap: number) => BOSS.strength(lap) * BOSS.count(lap)

describe('the curve', () => {
  const waves = Array.from({ length: 60 }, (_, i) => i + 1)

  test('rises with every wave up to the sixtieth', () => {
    for (const wave of waves) {
      expect(WAVE.strength(wave + 1)).toBeGreaterThan(WAVE.strength(wave))
      expect(WAVE.speed(wave + 1)).toBeGreaterThan(WAVE.speed(wave))
      expect(WAVE.patience(wave + 1)).toBeLessThanOrEqual(WAVE.patience(wave))
    }
  })

  test("matches a wave's total strength to within its largest virus", () => {
    for (const wave of waves.filter((wave) => !isBossWave(wave) && !isSwarm(wave))) {
      const coming = dealWave(wave, chance(wave))
      const hits = coming.reduce((sum, { size, kind }) => sum + hitsIn(size, strengthOf(kind, size, wave)), 0)
      const largest = hitsIn(4, strengthOf('drifter', 4, wave))
      expect(hits).toBeGreaterThanOrEqual(WAVE.strength(wave))
      expect(hits).toBeLessThan(WAVE.strength(wave) + largest)
      expect(coming.map(({ at }) => at)).toEqual(coming.map(({ at }) => at).sort((a, b) => a - b))
    }
  })

  test('brings a boss every fifth wave, one more after every three, stronger in total each time', () => {
    expect([1, 4, 5, 10, 15, 20, 25, 30, 35].map(bossesIn)).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 3])
    for (let lap = 0; lap < 10; lap++) expect(allOf(lap + 1)).toBeGreaterThan(allOf(lap))
  })

  test('makes the third wave of five a swarm of tiny viruses, and starts heartbeats in wave 12', () => {
    for (const wave of [3, 8, 13]) {
      expect(new Set(dealWave(wave, chance(wave)).map(({ kind, size }) => kind + size))).toEqual(
        new Set(['drifter0']),
      )
      expect(strengthOf('drifter', 0, wave)).toBeLessThan(4)
    }
    expect([2, 7, 12, 13, 17, 20, 21, 24].filter(hasBeat)).toEqual([12, 17, 21, 24])
  })

  test('starts with drifters only, and introduces kinds one at a time', () => {
    expect([...new Set(dealWave(1, chance(7)).map(({ kind }) => kind))]).toEqual(['drifter'])
    const firsts = [2, 4, 6, 7, 9].map((wave) => dealWave(wave, chance(7))[0]?.kind)
    expect(firsts).toEqual(['diver', 'spitter', 'weaver', 'bomb', 'shell'])
  })
})
