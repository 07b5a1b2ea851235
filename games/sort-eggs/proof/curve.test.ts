import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import {
  aimless,
  AVERAGE,
  BEGINNER,
  EXPERT,
  idle,
  playDay,
  PRACTISED,
  sorter,
  type Bot,
  type Skill,
} from './people.ts'
import { FARM, HOURS, hourAt, MEDALS, spaceAt, speedAt } from '../rules/curve.ts'

const SEEDS = 20
const FOUR_MINUTES = 14_400
const TEN_MINUTES = 36_000

/** Ticks between two eggs. */
const ticks = (laid: number) => spaceAt(laid, 0) / speedAt(laid)

const skilled = (skill: Skill) => (seed: number) => sorter(skill, chance(seed))

describe('how long players of several skills last', () => {
  // Seconds and points on average, and how many of the rounds were lost. Rules are exact, so these are too.
  test.each<[string, (seed: number) => Bot, number[]]>([
    ['perfect', skilled({ hands: 1, late: 0 }), [240, 275, 0]],
    ['2 ticks late', skilled({ hands: 10, late: 2 }), [240, 275, 0]],
    ['6 ticks late', skilled({ hands: 10, late: 6 }), [240, 275, 0]],
    ['18 ticks late, as an expert', skilled(EXPERT), [213, 227, 14]],
    ['30 ticks late, as a practised person', skilled(PRACTISED), [93, 68, 20]],
    ['36 ticks late, after a few rounds', skilled(AVERAGE), [63, 38, 20]],
    ['48 ticks late, as a beginner', skilled(BEGINNER), [46, 22, 20]],
    ['at random', (seed) => aimless(chance(seed)), [15, 3, 20]],
    ['idle', () => idle, [12, 2, 20]],
  ])(
    '%s',
    (_name, bot, expected) => {
      const ends = Array.from({ length: SEEDS }, (_, i) => playDay(i + 1, bot(i + 1), FOUR_MINUTES))
      const mean = (list: readonly number[]) => Math.round(list.reduce((a, b) => a + b, 0) / SEEDS)
      expect([
        mean(ends.map(({ tick }) => tick / 60)),
        mean(ends.map(({ points }) => points)),
        ends.filter(({ broken }) => broken === FARM.broken).length,
      ]).toEqual(expected)
    },
    30_000,
  )
})

test('an expert has emerald in a third to a half of the rounds', () => {
  const won = Array.from({ length: 40 }, (_, i) =>
    playDay(i + 1, skilled(EXPERT)(i + 1), TEN_MINUTES),
  ).filter(({ points }) => points >= MEDALS[3])
  expect(won.length / 40).toBeGreaterThan(1 / 3)
  expect(won.length / 40).toBeLessThan(1 / 2)
})

describe('the curve', () => {
  test('eggs never come slower or further apart than before', () => {
    for (let laid = 0; laid < 400; laid++) {
      expect(speedAt(laid + 1)).toBeGreaterThanOrEqual(speedAt(laid))
      // Rounding to whole units costs a part of a tick.
      expect(ticks(laid + 1)).toBeLessThan(ticks(laid) + 0.3)
    }
  })

  test('chance may spread eggs out, never push them together', () => {
    for (const laid of [0, 10, 50, 200]) expect(spaceAt(laid, 0.9)).toBeGreaterThan(spaceAt(laid, 0))
  })

  test('a day has all its hours in turn, and the next begins at dawn', () => {
    const seen = Array.from({ length: FARM.day / 60 }, (_, i) => hourAt(i * 60))
    expect([...new Set(seen)]).toEqual(HOURS.map((_, i) => i))
    expect(hourAt(FARM.day)).toBe(0)
  })
})
