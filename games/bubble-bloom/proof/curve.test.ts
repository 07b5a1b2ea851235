/** The difficulty curve, written down: any change of beds, patience or flight shows here. */
import { expect, test } from 'vitest'
import { kindsIn, levels, rules } from '../rules.ts'
import { CURVE, rowsOf, stretchOf, TUNED_LEVELS } from '../rules/curve.ts'
import { LINE } from '../rules/field.ts'
import { playOut, type Skill } from './people.ts'

const SEEDS = [1, 2, 3, 4]
const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** Of four rounds: won, shots on average, stars of the won ones on average. */
function record(level: number, skill: Skill): string {
  const ends = SEEDS.map((seed) => playOut(rules.start(seed, level), skill, seed))
  const won = ends.filter((end) => rules.outcome(end) === 'won')
  const stars = won.length ? ` ${mean(won.map((end) => levels.stars(end))).toFixed(1)}★` : ''
  return `${won.length}/4 ${mean(ends.map(({ spent }) => spent)).toFixed(1)}${stars}`
}

test.each<[Skill, string[]]>([
  [
    'sharp',
    [
      '1: 4/4 5.3 3.0★',
      '5: 4/4 3.5 3.0★',
      '10: 4/4 10.3 3.0★',
      '15: 4/4 17.3 3.0★',
      '20: 4/4 14.8 3.0★',
      '30: 4/4 13.8 2.8★',
      '40: 4/4 19.8 3.0★',
      '50: 4/4 30.8 2.8★',
    ],
  ],
  [
    'plain',
    [
      '1: 4/4 5.0 3.0★',
      '5: 4/4 3.3 3.0★',
      '10: 4/4 10.3 3.0★',
      '15: 4/4 21.3 3.0★',
      '20: 4/4 15.3 3.0★',
      '30: 4/4 12.5 3.0★',
      '40: 4/4 19.0 3.0★',
      '50: 4/4 30.8 2.8★',
    ],
  ],
  [
    'hasty',
    [
      '1: 4/4 5.0 3.0★',
      '5: 4/4 4.5 3.0★',
      '10: 4/4 12.5 2.8★',
      '15: 4/4 35.0 1.8★',
      '20: 4/4 23.5 2.5★',
      '30: 4/4 19.0 2.8★',
      '40: 4/4 34.5 2.0★',
      '50: 3/4 30.5 2.7★',
    ],
  ],
  [
    'clumsy',
    [
      '1: 4/4 5.5 3.0★',
      '5: 4/4 7.0 2.8★',
      '10: 4/4 14.5 2.5★',
      '15: 4/4 41.0 1.3★',
      '20: 2/4 26.3 3.0★',
      '30: 3/4 33.0 2.0★',
      '40: 2/4 42.3 1.5★',
      '50: 0/4 25.3',
    ],
  ],
  [
    'blind',
    [
      '1: 3/4 18.8 1.7★',
      '5: 0/4 37.0',
      '10: 0/4 25.5',
      '15: 0/4 21.3',
      '20: 0/4 19.0',
      '30: 0/4 13.0',
      '40: 0/4 14.5',
      '50: 0/4 9.8',
    ],
  ],
])('a %s player', (skill, table) => {
  const levels = [1, 5, 10, 15, 20, 30, 40, 50]
  expect(levels.map((level) => `${level}: ${record(level, skill)}`)).toEqual(table)
})

test('kinds only ever grow, and every tuned bed has all of its kinds and leaves room to play', () => {
  const kinds = CURVE.map((stretch) => stretch.kinds)
  expect(kinds).toEqual([...kinds].sort())
  for (let level = 1; level <= TUNED_LEVELS; level++) {
    expect(kindsIn(rules.start(1, level).bed).length, `bed ${level}`).toBe(stretchOf(level).kinds)
    expect(rowsOf(level), `bed ${level}`).toBeLessThanOrEqual(LINE - 3)
  }
})

test('beds do not run out: each has its own pattern, and four kinds or more', () => {
  const seen = new Set<string>()
  for (let level = TUNED_LEVELS + 1; level <= TUNED_LEVELS + 200; level++) {
    const { bed } = rules.start(1, level)
    expect(kindsIn(bed).length, `bed ${level}`).toBeGreaterThanOrEqual(4)
    seen.add(bed.map(({ cell, kind }) => `${cell}:${kind}`).join())
  }
  expect(seen.size).toBe(200)
})
