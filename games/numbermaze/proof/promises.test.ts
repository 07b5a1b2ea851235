/** What the game promises: 200 levels, par is the shortest way, half of the cells are traps that only cost moves. */
import { describe, expect, test } from 'vitest'
import { explore } from '../../kit/proof/explore.ts'
import { chance } from '../../kit/rules/chance.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { levels, rules, type State } from '../rules.ts'
import { shapeOf } from '../rules/curve.ts'
import { survey } from '../rules/solve.ts'

const keyOf = ({ at, held }: State) => `${at} ${held}`

/** Every place that nothing but `act` leads to. The first state found there has come by the fewest leaps. */
const placesFrom = (start: State) => explore({ ...rules, moves: () => WAYS }, keyOf, start)

test('there are two hundred tuned levels', () => expect(levels.tuned).toBe(200))

describe('on each of the 200 levels, by a search of its own', () => {
  const all = Array.from({ length: 200 }, (_, i) => {
    const start = rules.start(1, i + 1)
    return { level: i + 1, start, places: placesFrom(start) }
  })

  test('par is the shortest way', () => {
    const wrong = all.filter(({ start, places }) => places[0]?.distance !== start.par)
    expect(wrong.map(({ level }) => level)).toEqual([])
  })

  test('at least half of the cells are traps: reachable, and off every shortest way', () => {
    for (const { level, start, places } of all) {
      const best = new Set(
        places
          .filter(({ state, distance }) => state.spent + distance === start.par)
          .map(({ state }) => state.at),
      )
      const traps = new Set(places.map(({ state }) => state.at).filter((cell) => !best.has(cell)))
      expect(traps.size, `level ${level}`).toBeGreaterThanOrEqual(start.board.tiles.length / 2)
      expect([...survey(start.board).traps].toSorted(), `level ${level}`).toEqual([...traps].toSorted())
    }
  })

  test('a trap costs moves and ends nothing: from wherever a player gets to, the goal can be reached', () => {
    for (const { level, start, places } of all) {
      const { traps } = survey(start.board)
      const ended = places.filter(({ distance }) => distance === Infinity)
      const free = places.filter(
        ({ state, distance }) => traps.has(state.at) && state.spent + distance <= start.par,
      )
      expect([level, ended, free]).toEqual([level, [], []])
    }
  })

  test('every key is needed', () => {
    const locked = all.filter(({ start }) => start.board.locks.length > 0)
    expect(locked.length).toBeGreaterThan(60)
    const idle = locked.filter(({ start }) => !survey(start.board).keysNeeded)
    expect(idle.map(({ level }) => level)).toEqual([])
  })

  test('no two are alike', () => {
    expect(new Set(all.map(({ start }) => JSON.stringify(start.board))).size).toBe(200)
  })

  test('the hint is a shortest step from every place, and no place is called stuck', () => {
    for (const { level, places } of all.filter((_, i) => i % 8 === 0)) {
      const byKey = new Map(places.map((place) => [keyOf(place.state), place]))
      for (const { state, distance } of places.filter((place) => place.distance > 0)) {
        const hint = levels.hint?.(state)
        const next = hint && byKey.get(keyOf(rules.act(state, hint)))
        expect(next?.distance, `level ${level}, cell ${state.at}`).toBe(distance - 1)
        expect(levels.stuck?.(state)).toBe(false)
      }
    }
  })
})

test('hints alone earn three stars, whatever the seed', () => {
  for (const level of [1, 5, 21, 64, 100, 158, 200]) {
    let state = rules.start(level * 7, level)
    for (let left = state.par; left > 0; left--) state = rules.act(state, levels.hint?.(state) ?? 'up')
    expect([level, rules.outcome(state), levels.stars(state)]).toEqual([level, 'won', 3])
  }
})

test('wandering at random finds the goal too, but takes far more moves', () => {
  let [moves, pars] = [0, 0]
  for (let level = 1; level <= 60; level += 4) {
    const dice = chance(level)
    let state = rules.start(1, level)
    while (rules.outcome(state) === 'playing' && state.spent < 20_000)
      state = rules.act(state, dice.pick<Way>(rules.moves(state)))
    expect([level, rules.outcome(state)]).toEqual([level, 'won'])
    moves += state.spent
    pars += state.par
  }
  expect(moves).toBeGreaterThan(pars * 5)
})

describe('after the tuned levels', () => {
  test.each([201, 208, 215, 240, 399, 1000, 12_345, 1_000_000])('level %i keeps every promise', (level) => {
    const start = rules.start(1, level)
    expect(rules.start(2, level)).toEqual(start)
    const places = placesFrom(start)
    expect(places[0]?.distance).toBe(start.par)
    expect(places.filter(({ distance }) => distance === Infinity)).toEqual([])
    expect(survey(start.board).traps.size).toBeGreaterThanOrEqual(start.board.tiles.length / 2)
    expect(start.par).toBeGreaterThan(shapeOf(level).par - 7)
  })

  test('they differ from the gardens that they are made from, and from each other', () => {
    const later = Array.from({ length: 60 }, (_, i) => rules.start(1, 201 + i).board)
    const tuned = Array.from({ length: 50 }, (_, i) => rules.start(1, 151 + i).board)
    for (const [i, board] of later.entries()) {
      const alike = [...tuned, ...later.slice(0, i)].map(
        ({ tiles }) => tiles.filter((number, cell) => number === board.tiles[cell]).length,
      )
      expect(Math.max(...alike) / board.tiles.length, `level ${201 + i}`).toBeLessThan(0.9)
    }
  })
})
