/** Checks the daily gardens: solvable at par, all different, with longer paths towards Sunday. */
import { describe, expect, test } from 'vitest'
import { explore } from '../../kit/test/explore.ts'
import { sized } from '../../kit/test/size.ts'
import { levels, rules } from '../rules.ts'
import { shapeOf, type Element } from '../rules/curve.ts'
import { matters } from '../rules/generate.ts'
import { survey } from '../rules/solve.ts'
import { keyOf } from './grading.ts'

const DATES = sized(12, 3)
const WEEK = [-1, -2, -3, -4, -5, -6, -7]

const days = WEEK.flatMap((level) =>
  Array.from({ length: DATES }, (_, week) => {
    const seed = week * 7 - level
    return { level, seed, start: rules.start(seed, level) }
  }),
)

test('par is the length of the shortest path, on one date of each weekday', () => {
  // An independent search explores one date of each weekday.
  for (const { level, start } of days.filter((_, i) => i % DATES === 0))
    expect([level, explore(rules, keyOf, start)[0]?.distance]).toEqual([level, start.par])
})

test(`${DATES} dates of each weekday have its size, a par near its target, and no element that is not needed`, () => {
  for (const { level, seed, start } of days) {
    const shape = shapeOf(level)
    const found = survey(start.board)
    expect(Math.abs(found.par - shape.par), `seed ${seed}`).toBeLessThanOrEqual(shape.par / 3)
    expect([seed, start.board.columns, start.board.rows]).toEqual([seed, shape.columns, shape.rows])
    const idle = Object.keys(shape.has).filter((name) => !matters(name as Element, start.board, found))
    expect([seed, idle]).toEqual([seed, []])
  }
})

test('gives these dates different gardens, and the same seed the same garden', () => {
  expect(new Set(days.map(({ start }) => JSON.stringify(start.board))).size).toBe(days.length)
  for (const { level, seed, start } of days.slice(0, 5)) expect(rules.start(seed, level)).toEqual(start)
})

describe('from Monday to Sunday', () => {
  test.each(WEEK)('the hints of day %i earn three stars', (level) => {
    let state = days.find((day) => day.level === level)?.start ?? rules.start(1, level)
    for (let left = state.par; left > 0; left--) state = rules.act(state, levels.hint(state) ?? 'up')
    expect([rules.outcome(state), levels.stars(state)]).toEqual(['won', 3])
  })

  test('the target path never gets shorter', () => {
    const pars = WEEK.map((level) => shapeOf(level).par)
    expect(pars).toEqual(pars.toSorted((a, b) => a - b))
  })
})
