/** Checks daily boards: a unique solution, no repeats, and harder towards Sunday. */
import { describe, expect, test } from 'vitest'
import { dayRound } from '../../kit/round/day.ts'
import { sized } from '../../kit/test/size.ts'
import { ELEMENTS } from '../rules/curve.ts'
import { kindNameOf } from '../rules/kinds.ts'
import { levels, rules } from '../rules.ts'
import { countWays } from './count.ts'
import { grading } from './grading.ts'

/** Starting on a Monday. */
const WEEKS = sized(12, 6)
const DAYS = Array.from({ length: WEEKS * 7 }, (_, i) =>
  new Date(Date.UTC(2026, 10, 16 + i)).toISOString().slice(0, 10),
)
const rounds = DAYS.map((day) => dayRound('happyconnect', true, day))
const boards = rounds.map(({ seed, level }) => rules.start(seed, level))

test(`gives the dates of ${WEEKS} weeks different boards, and the same date the same board`, () => {
  const again = rounds.slice(0, 7).map(({ seed, level }) => rules.start(seed, level))
  expect(again).toEqual(boards.slice(0, 7))
  expect(new Set(boards.map(({ board }) => JSON.stringify(board))).size).toBe(DAYS.length)
})

test(`hints solve the boards of ${WEEKS} weeks at par`, () => {
  for (const [i, start] of boards.entries()) {
    let state = start
    for (const _ of start.board.ways) state = rules.act(state, levels.hint(state) ?? [])
    expect([DAYS[i], rules.outcome(state), levels.stars(state)]).toEqual([DAYS[i], 'won', 3])
  }
})

test('every counted board has exactly one solution', () => {
  const counts = boards.slice(0, sized(DAYS.length, 7)).map(({ board }) => countWays(board))
  expect(new Set(counts)).toEqual(new Set([1]))
})

const weekday = (day: number) => boards.filter((_, i) => i % 7 === day)
const meanGrade = (day: number) => weekday(day).reduce((sum, state) => sum + grading.grade(state), 0) / WEEKS

describe('from Monday to Sunday', () => {
  test.each([1, 2, 3, 4, 5, 6])('day %i is harder on average than the day before it', (day) => {
    expect(meanGrade(day)).toBeGreaterThan(meanGrade(day - 1))
  })

  test('boards use all five elements, and the pairs of a board are of different kinds', () => {
    const met = new Set(boards.flatMap((state) => grading.holds(state)))
    expect(ELEMENTS.filter((element) => met.has(element)).length).toBeGreaterThanOrEqual(5)
    for (const { level, board } of boards)
      expect(new Set(board.ways.map((_, pair) => kindNameOf(level, pair))).size).toBe(board.ways.length)
  })
})
