/** Checks the game's promises: par is the shortest path, half of the tiles are harmless traps, hints are right. */
import { describe, expect, test } from 'vitest'
import { explore } from '../../kit/test/explore.ts'
import { alike } from '../../kit/test/grading.ts'
import { seeds } from '../../kit/test/people.ts'
import { sized } from '../../kit/test/size.ts'
import { chance } from '../../kit/rules/chance.ts'
import type { Way } from '../../kit/rules/ways.ts'
import { levels, rules, type State } from '../rules.ts'
import { CRACKED, HEDGE, ICE, SPROUT } from '../rules/board.ts'
import { shapeOf, type Element } from '../rules/curve.ts'
import { matters } from '../rules/generate.ts'
import { survey } from '../rules/solve.ts'
import { strollMapOf, strollsHome } from '../rules/stroll.ts'
import { grading, keyOf } from './grading.ts'

test('has three hundred tuned levels in fifteen packs', () => {
  expect([levels.tuned, levels.packs?.length]).toEqual([300, 15])
})

/** Gardens in which a leap may use up something that is needed later. */
const canBeLost = ({ board }: State) => board.ground.includes(CRACKED) || board.ground.includes(SPROUT)

const EVERY = sized(1, 13)
const tuned = seeds(300).filter((level) => level <= 7 || level % EVERY === 0)
const later = [301, 477, 1000, ...(EVERY === 1 ? [318, 640, 12_345, 1_000_000] : [])]

describe('according to an independent search of sampled levels', () => {
  const all = [...tuned, ...later].map((level) => {
    const start = rules.start(1, level)
    return { level, start, places: explore(rules, keyOf, start) }
  })

  test('par is the length of the shortest path', () => {
    const wrong = all.filter(({ start, places }) => places[0]?.distance !== start.par)
    expect(wrong.map(({ level }) => level)).toEqual([])
  })

  test('at least half of the tiles are traps: off every shortest path, but with a path to the flag', () => {
    for (const { level, start, places } of all.filter((each) => each.level > 5)) {
      const open = places.filter(({ distance }) => distance < Infinity)
      const best = new Set(
        open
          .filter(({ state, distance }) => state.spent + distance === start.par)
          .map(({ state }) => state.at),
      )
      const traps = new Set(open.map(({ state }) => state.at).filter((cell) => !best.has(cell)))
      const { tiles, ground } = start.board
      const numbered = tiles.filter((number, cell) => number !== HEDGE && ground[cell] !== ICE)
      expect(traps.size, `level ${level}`).toBeGreaterThanOrEqual(numbered.length / 2)
      expect([...survey(start.board).traps].toSorted(), `level ${level}`).toEqual([...traps].toSorted())
    }
  })

  test('the flag is reachable from every position where nothing breaks or grows', () => {
    for (const { level, places } of all.filter(({ start }) => !canBeLost(start)))
      expect([level, places.filter(({ distance }) => distance === Infinity)]).toEqual([level, []])
  })

  test('at sampled positions, hints follow a shortest path, and without one the player is stuck', () => {
    for (const { level, places } of all.filter((_, i) => i % 4 === 0)) {
      const byKey = new Map(places.map((place) => [keyOf(place.state), place]))
      const some = places.filter((place, i) => place.distance > 0 && i % sized(1, 7) === 0)
      for (const { state, distance } of some) {
        const hint = levels.hint(state)
        const next = hint && byKey.get(keyOf(rules.act(state, hint)))
        expect(next?.distance ?? Infinity, `level ${level}, cell ${state.at}`).toBe(distance - 1)
        expect(levels.stuck?.(state)).toBe(distance === Infinity)
      }
    }
  })

  test('every element of a garden is needed', () => {
    for (const { level, start } of all) {
      const found = survey(start.board)
      const names = level > 5 ? (Object.keys(shapeOf(level).has) as Element[]) : []
      expect([level, names.filter((name) => !matters(name, start.board, found))]).toEqual([level, []])
    }
  })

  test('no two gardens are alike', () =>
    expect(alike(all.map(({ level, start }) => ({ level, rows: grading.rows(start) })))).toEqual([]))

  test('two levels do not depend on the seed', () => {
    for (const { level, start } of all.slice(-2)) expect(rules.start(2, level)).toEqual(start)
  })
})

test('following the hints takes par moves', () => {
  for (const level of [1, 5, 21, 61, 121, 201, 300]) {
    let state = rules.start(level * 7, level)
    for (let left = state.par; left > 0; left--) state = rules.act(state, levels.hint(state) ?? 'up')
    expect([level, rules.outcome(state), levels.stars(state)]).toEqual([level, 'won', 3])
  }
})

test('random leaps reach the flag too, but take more than four times par', () => {
  let [moves, pars] = [0, 0]
  for (let level = 1; level <= 57; level += 8) {
    const dice = chance(level)
    let state = rules.start(1, level)
    while (rules.outcome(state) === 'playing' && state.spent < 20_000)
      state = rules.act(state, dice.pick<Way>(rules.moves(state)))
    expect([level, rules.outcome(state)]).toEqual([level, 'won'])
    moves += state.spent
    pars += state.par
  }
  expect(moves).toBeGreaterThan(pars * 4)
})

/** How many of twenty simulated players get home. */
const homeOf = (level: number, blunders: number) => {
  const map = strollMapOf(rules.start(5, level).board)
  return seeds(20).filter((seed) => strollsHome(map, { ahead: 2, blunders }, seed)).length
}

describe('simulated players', () => {
  test('all reach the flag of level 1, unless they always blunder', () => {
    expect(homeOf(1, 0)).toBe(20)
    expect(homeOf(1, 1000)).toBeLessThan(20)
  })

  test.each([302, 643, -6])(
    'often reach the flag of level %i, which is not tuned, but not always',
    (level) => {
      expect(homeOf(level, 8)).toBeGreaterThanOrEqual(9)
      expect(homeOf(level, 8)).toBeLessThanOrEqual(16)
    },
  )
})
