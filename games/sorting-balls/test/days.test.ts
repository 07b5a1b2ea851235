/** Tests the boards of the day: solvable, distinct, and harder from Monday to Sunday. */
import { expect, test } from 'vitest'
import { mean } from '../../kit/test/grading.ts'
import { levels, rules } from '../rules.ts'
import { kindOf, type State } from '../rules/state.ts'
import { solving } from './goals.ts'
import { grading } from './grading.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]
const SEEDS = Array.from({ length: 12 }, (_, i) => 20_260_105 + i * 977)
const boards = DAYS.map((day) => SEEDS.map((seed) => rules.start(seed, -day)))

function played(start: State): State {
  const doing = solving()()
  let state = start
  for (let move = doing(state, 0); move; move = doing(state, 0)) state = rules.act(state, move)
  return state
}

test('sampled boards are solved in par moves, and the solver finds no fewer', () => {
  for (const start of boards.flat()) {
    const end = played(start)
    expect([start.level, rules.outcome(end), end.spent]).toEqual([start.level, 'won', start.par])
    expect(levels.stars(end)).toBe(3)
  }
})

test('on sampled boards, every kind has exactly enough balls to fill a tube', () => {
  for (const start of boards.flat()) {
    const counts = Map.groupBy(start.tubes.flat(), (ball) => kindOf(start, ball))
    for (const balls of counts.values()) expect(new Set(balls).size).toBe(start.height)
    expect(Math.max(...counts.keys())).toBeLessThan(12)
  }
})

test('equal seeds give equal boards, and different seeds different ones', () => {
  expect(DAYS.map((day) => rules.start(SEEDS[0] ?? 0, -day))).toEqual(boards.map(([first]) => first))
  const texts = boards.flat().map(({ tubes }) => JSON.stringify(tubes))
  expect(new Set(texts).size).toBe(texts.length)
})

test('grades rise from the first half of the week to the second, and are highest on Sundays', () => {
  const grades = boards.map((day) => mean(day.slice(0, 4).map(grading.grade)))
  expect(mean(grades.slice(0, 3))).toBeLessThan(mean(grades.slice(4)) / 1.3)
  expect(Math.max(...grades)).toBe(grades[6])
})
