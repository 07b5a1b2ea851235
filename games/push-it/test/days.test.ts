/** Tests the boards of the day: solvable, distinct, and harder from Monday to Sunday. */
import { expect, test } from 'vitest'
import { createGround, zoneOf } from '../rules/ground.ts'
import { pull } from './pull.ts'
import { potsAtHome, rules, type State } from '../rules.ts'
import { shortest } from './goals.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]
const SEEDS = Array.from({ length: 5 }, (_, i) => 20_260_105 + i * 977)
const boards = DAYS.map((day) => SEEDS.map((seed) => rules.start(seed, -day)))

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

function played(start: State): State {
  const doing = shortest()
  let state = start
  for (let action = doing(state, 0); action; action = doing(state, 0)) state = rules.act(state, action)
  return state
}

test('five boards of each day are solved in par pushes and start unsolved', () => {
  for (const start of boards.flat()) {
    const end = played(start)
    expect([start.level, rules.outcome(end), end.pushes]).toEqual([start.level, 'won', start.par])
    expect(potsAtHome(start)).toBeLessThan(start.pots.length)
  }
})

test('a backward search from the solution never contradicts par', () => {
  for (const [start] of boards) {
    if (!start) throw new Error('A day has no board.')
    const { house, pots, at, par } = start
    const near = pull(house, 3000)
    const least = near.distance(near.count - 1)
    expect(near.find(pots, zoneOf(createGround(house), pots, at)) ?? Math.max(par, least)).toBe(par)
  }
})

test('equal seeds give equal boards, and different seeds different ones', () => {
  expect(DAYS.map((day) => rules.start(SEEDS[0] ?? 0, -day))).toEqual(boards.map(([first]) => first))
  const positions = boards.flat().map(({ house, pots, at }) => `${house} ${pots} ${at}`)
  expect(new Set(positions).size).toBe(positions.length)
})

test('par rises from below 12 on Mondays to above 24 on Sundays', () => {
  const pars = boards.map((day) => mean(day.map(({ par }) => par)))
  expect(pars).toEqual(pars.toSorted((a, b) => a - b))
  expect(pars[0]).toBeLessThan(12)
  expect(pars[6]).toBeGreaterThan(24)
})
