/** The gardens of the days: sound, all different, and harder from Monday to Sunday. */
import { describe, expect, test } from 'vitest'
import { explore } from '../../kit/proof/explore.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import { levels, rules, type State } from '../rules.ts'
import { shapeOf } from '../rules/curve.ts'
import { survey } from '../rules/solve.ts'

const DATES = 12
const WEEK = [-1, -2, -3, -4, -5, -6, -7]

const days = WEEK.flatMap((level) =>
  Array.from({ length: DATES }, (_, week) => {
    const seed = week * 7 - level
    return { level, seed, start: rules.start(seed, level) }
  }),
)

const keyOf = ({ at, held }: State) => `${at} ${held}`

test('par is the shortest way, and from wherever a player gets to, the flag can be reached', () => {
  // One date of each strength is walked through by a search of its own.
  for (const { level, start } of days.filter((_, i) => i % DATES === 0)) {
    const places = explore({ ...rules, moves: () => WAYS }, keyOf, start)
    const lost = places.filter(({ distance }) => distance === Infinity)
    expect([level, places[0]?.distance, lost]).toEqual([level, start.par, []])
  }
})

test('every date keeps the promises of its strength: par, traps, keys that are needed', () => {
  for (const { level, seed, start } of days) {
    const shape = shapeOf(level)
    const { par, traps, dead, keysNeeded } = survey(start.board)
    expect([seed, par, start.par, dead.size, keysNeeded]).toEqual([seed, shape.par, shape.par, 0, true])
    expect([seed, start.board.size, start.board.locks.length]).toEqual([seed, shape.size, shape.locks])
    expect(traps.size, `seed ${seed}`).toBeGreaterThanOrEqual(start.board.tiles.length / 2)
  }
})

test('no two are alike, and one seed always gives the same', () => {
  expect(new Set(days.map(({ start }) => JSON.stringify(start.board))).size).toBe(days.length)
  for (const { level, seed, start } of days.slice(0, 9)) expect(rules.start(seed, level)).toEqual(start)
})

describe('from Monday to Sunday', () => {
  test.each(WEEK)('the hints of day %i lead to three stars', (level) => {
    let state = rules.start(99, level)
    for (let left = state.par; left > 0; left--) state = rules.act(state, levels.hint?.(state) ?? 'up')
    expect([rules.outcome(state), levels.stars(state)]).toEqual(['won', 3])
  })

  test('the way grows longer every day, from that of level 8 to that of level 100', () => {
    const pars = WEEK.map((level) => shapeOf(level).par)
    for (const [i, par] of pars.entries()) expect(par).toBeGreaterThan(pars[i - 1] ?? 0)
    expect([pars[0], pars.at(-1)]).toEqual([shapeOf(8).par, shapeOf(100).par])
  })
})
