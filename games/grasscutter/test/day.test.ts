/** Checks the daily gardens: a proven par, no two alike, and harder towards Sunday. */
import { describe, expect, test } from 'vitest'
import { dayRound } from '../../kit/round/day.ts'
import { search } from '../rules/levels.ts'
import { levels, rules } from '../rules.ts'

/** Starts on a Monday. */
const WEEKS = 5
const DAYS = Array.from({ length: WEEKS * 7 }, (_, i) =>
  new Date(Date.UTC(2026, 10, 16 + i)).toISOString().slice(0, 10),
)
const rounds = DAYS.map((day) => dayRound('grasscutter', true, day))
const gardens = rounds.map(({ seed, level }) => rules.start(seed, level))

test('a date gives the same garden twice, and five weeks give 35 different ones', () => {
  const again = rounds.slice(0, 7).map(({ seed, level }) => rules.start(seed, level))
  expect(again).toEqual(gardens.slice(0, 7))
  expect(new Set(gardens.map(({ garden }) => garden)).size).toBe(DAYS.length)
})

test('the search mows the daily gardens of five weeks in exactly par slides', () => {
  for (const [i, start] of gardens.entries()) {
    const end = search(start.garden).ways.reduce(rules.act, start)
    expect([DAYS[i], rules.outcome(end), end.spent]).toEqual([DAYS[i], 'won', start.par])
  }
})

test('following the hints earns three stars on every day of a week', () => {
  for (const start of gardens.slice(0, 7)) {
    let state = start
    for (let hint = levels.hint?.(state); hint; hint = levels.hint?.(state)) state = rules.act(state, hint)
    expect([start.level, rules.outcome(state), levels.stars(state)]).toEqual([start.level, 'won', 3])
  }
})

const weekday = (day: number) => gardens.filter((_, i) => i % 7 === day)
const meanPar = (day: number) => weekday(day).reduce((sum, { par }) => sum + par, 0) / WEEKS

/** Counts the gardens with features other than gates and stones. */
const withFeatures = (day: number) => weekday(day).filter(({ garden }) => /[mwbdt=*pq]/.test(garden)).length

describe('from Monday to Sunday', () => {
  test.each([1, 2, 3, 4, 5, 6])('the mean par of day %i is higher than that of the day before', (day) => {
    expect(meanPar(day)).toBeGreaterThan(meanPar(day - 1))
  })

  test('five Sundays have features that no Monday has', () => {
    expect([withFeatures(0), withFeatures(6)]).toEqual([0, WEEKS])
  })
})
