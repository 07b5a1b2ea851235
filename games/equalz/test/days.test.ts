/** Tests the daily grids: sound, all different, and harder from Monday to Sunday. */
import { describe, expect, test } from 'vitest'
import { levels, rules } from '../rules.ts'
import { shapeOf } from '../rules/curve.ts'
import { gradeOf, solve } from '../rules/solve.ts'

const DATES = 12
const WEEK = [-1, -2, -3, -4, -5, -6, -7]

const days = WEEK.flatMap((level) =>
  Array.from({ length: DATES }, (_, week) => {
    const seed = week * 7 - level
    return { level, seed, start: rules.start(seed, level) }
  }),
)

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const meanOf = (level: number, measure: (start: (typeof days)[number]['start']) => number) =>
  mean(days.filter((day) => day.level === level).map(({ start }) => measure(start)))

test('logic decides every cell, and par is the number of strikes', () => {
  for (const { level, seed, start } of days) {
    const { known, complete } = solve(start)
    const cells = known.flatMap((verdict, cell) => (verdict === 'out' ? [cell] : []))
    const end = rules.act(start, { cells, mark: 'out' })
    expect([level, seed, complete, rules.outcome(end), cells.length]).toEqual([
      level,
      seed,
      true,
      'won',
      start.par,
    ])
  }
})

test('different seeds give different grids, and equal seeds equal ones', () => {
  expect(new Set(days.map(({ start }) => start.digits.join(''))).size).toBe(days.length)
  for (const { level, seed, start } of days.slice(0, 9)) expect(rules.start(seed, level)).toEqual(start)
})

describe('from Monday to Sunday', () => {
  test.each(WEEK)('the hints of day %i lead to three stars', (level) => {
    let state = rules.start(99, level)
    for (let hints = 0; hints < state.marks.length && rules.outcome(state) === 'playing'; hints++)
      state = rules.act(state, levels.hint(state) ?? { cells: [], mark: 'none' })
    expect([rules.outcome(state), levels.stars(state)]).toEqual(['won', 3])
  })

  test('grids never shrink, and their mean grade rises every day', () => {
    const sizes = WEEK.map((level) => shapeOf(level).size)
    expect(sizes).toEqual([4, 4, 5, 5, 6, 6, 7])
    for (const level of WEEK) expect(meanOf(level, ({ size }) => size)).toBe(sizes[-level - 1])
    const grades = WEEK.map((level) => meanOf(level, (start) => gradeOf(solve(start))))
    for (const [i, grade] of grades.entries()) expect(grade).toBeGreaterThan(grades[i - 1] ?? 0)
  })
})
