/** The boards of a day: sound, all different, and harder from Monday to Sunday. */
import { expect, test } from 'vitest'
import { levels, rules } from '../rules.ts'
import { kindOf, type State } from '../rules/state.ts'
import { solving } from './goals.ts'
import { trapShare } from './people.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]
const SEEDS = Array.from({ length: 12 }, (_, i) => 20_260_105 + i * 977)
const boards = DAYS.map((day) => SEEDS.map((seed) => rules.start(seed, -day)))

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

function played(start: State): State {
  const doing = solving()()
  let state = start
  for (let move = doing(state, 0); move; move = doing(state, 0)) state = rules.act(state, move)
  return state
}

test('each is solved in par moves, and no search finds fewer', () => {
  for (const start of boards.flat()) {
    const end = played(start)
    expect([start.level, rules.outcome(end), end.spent]).toEqual([start.level, 'won', start.par])
    expect(levels.stars(end)).toBe(3)
  }
})

test('each holds as many balls of each of its kinds as a tube does', () => {
  for (const start of boards.flat()) {
    const counts = Map.groupBy(start.tubes.flat(), (ball) => kindOf(start, ball))
    for (const balls of counts.values()) expect(new Set(balls).size).toBe(start.height)
    expect(Math.max(...counts.keys())).toBeLessThan(12)
  }
})

test('a seed gives the same board to everybody, and another seed another one', () => {
  expect(DAYS.map((day) => rules.start(SEEDS[0] ?? 0, -day))).toEqual(boards.map(([first]) => first))
  const told = boards.flat().map(({ tubes }) => JSON.stringify(tubes))
  expect(new Set(told).size).toBe(told.length)
})

test('from Monday to Sunday there are more moves and more traps', () => {
  const pars = boards.map((day) => mean(day.map(({ par }) => par)))
  expect(pars).toEqual(pars.toSorted((a, b) => a - b))
  const traps = boards.map((day) => mean(day.map((board) => trapShare(board, 8))))
  expect(mean(traps.slice(0, 3))).toBeLessThan(mean(traps.slice(4)) - 0.1)
})
