/** The difficulty curve, pinned: pushes, pots, floor, and how much there is to think through. */
import { expect, test } from 'vitest'
import { LAST_TUNED, shapeOf } from '../rules/curve.ts'
import { compile, isBed } from '../rules/house.ts'
import { solve } from '../rules/solve.ts'
import { inTiles, rules } from '../rules.ts'

const all = Array.from({ length: LAST_TUNED }, (_, i) => {
  const state = rules.start(1, i + 1)
  const { plan, tiles, at } = inTiles(state)
  return {
    level: i + 1,
    par: state.par,
    pots: state.pots.length,
    floor: compile(state.house).size,
    /** Positions that the search has to look at. */
    looked: solve(plan, tiles, at).looked,
    done: state.pots.filter((place) => isBed(state.house, place)).length,
  }
})

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const tens = (what: 'par' | 'pots' | 'floor' | 'looked') =>
  Array.from({ length: 6 }, (_, ten) =>
    Math.round(mean(all.slice(ten * 10, ten * 10 + 10).map((one) => one[what]))),
  )

test('every ten levels have more pushes, more pots, more floor and more to think through than the ten before', () => {
  expect(tens('par')).toEqual([6, 12, 19, 26, 34, 39])
  expect(tens('pots')).toEqual([2, 3, 4, 4, 5, 5])
  expect(tens('floor')[5]).toBeGreaterThan((tens('floor')[0] ?? 0) * 1.5)
  expect(tens('looked')).toEqual([8, 41, 180, 458, 1700, 3116])
})

test('the lessons are short, each a little longer than the last', () => {
  expect(all.slice(0, 5).map(({ par }) => par)).toEqual([2, 3, 5, 6, 8])
  expect(all.slice(0, 5).map(({ pots }) => pots)).toEqual([1, 1, 2, 2, 2])
})

test('after every fifth level there is a breather: fewer pushes than before and after it', () => {
  for (let level = 11; level < LAST_TUNED; level += 5) {
    const [before, breather, after] = [level - 1, level, level + 1].map((each) => all[each - 1]?.par ?? 0)
    expect([level, (breather ?? 0) < (before ?? 0), (breather ?? 0) < (after ?? 0)]).toEqual([
      level,
      true,
      true,
    ])
  }
})

test('every tuned level has nearly the pushes and exactly the pots that the curve asks for', () => {
  for (const { level, par, pots, done } of all.slice(5)) {
    expect([level, pots]).toEqual([level, shapeOf(level).pots])
    expect(Math.abs(par - shapeOf(level).par), `level ${level}`).toBeLessThanOrEqual(10)
    expect(done, `level ${level}: pots that stand on a bed from the start`).toBeLessThan(pots)
  }
})
