/** Boards of the day: each with one solution, no two alike, and harder towards Sunday. */
import { describe, expect, test } from 'vitest'
import { dayRound } from '../../kit/play/day.ts'
import { detours } from '../rules/board.ts'
import { countWays } from '../rules/solve.ts'
import { levels, rules } from '../rules.ts'
import { kindOf } from '../view/kinds.ts'

/** From a Monday on. */
const WEEKS = 12
const DAYS = Array.from({ length: WEEKS * 7 }, (_, i) =>
  new Date(Date.UTC(2026, 10, 16 + i)).toISOString().slice(0, 10),
)
const rounds = DAYS.map((day) => dayRound('happyconnect', true, day))
const boards = rounds.map(({ seed, level }) => rules.start(seed, level))

test('a date gives the same board every time, and no two dates do', () => {
  const again = rounds.slice(0, 7).map(({ seed, level }) => rules.start(seed, level))
  expect(again).toEqual(boards.slice(0, 7))
  expect(new Set(boards.map(({ board }) => JSON.stringify(board))).size).toBe(DAYS.length)
})

test('each has exactly one solution, to which hints lead at par', () => {
  for (const [i, start] of boards.entries()) {
    let state = start
    for (const _ of start.board.ways) state = rules.act(state, levels.hint?.(state) ?? [])
    expect([DAYS[i], countWays(start.board), rules.outcome(state), levels.stars(state)]).toEqual([
      DAYS[i],
      1,
      'won',
      3,
    ])
  }
})

const weekday = (day: number) => boards.filter((_, i) => i % 7 === day)
const meanDetour = (day: number) =>
  weekday(day).reduce((sum, { board }) => sum + detours(board).reduce((a, b) => a + b), 0) / WEEKS

describe('from Monday to Sunday', () => {
  test.each([1, 2, 3, 4, 5, 6])('day %i asks for more detours than the day before it', (day) => {
    expect(meanDetour(day)).toBeGreaterThan(meanDetour(day - 1) + 0.5)
  })

  test('boards grow, and everyone on them is told apart', () => {
    expect(Array.from({ length: 7 }, (_, day) => weekday(day)[0]?.board.size)).toEqual([5, 6, 6, 7, 7, 7, 7])
    for (const { level, board } of boards)
      expect(new Set(board.ways.map((_, pair) => kindOf(level, pair))).size).toBe(board.ways.length)
  })
})
