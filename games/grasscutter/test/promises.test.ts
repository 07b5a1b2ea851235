/** Tests the promises to players: 300 levels, par is the true minimum, and a warning at a dead end. */
import { describe, expect, test } from 'vitest'
import { explore as exploreAll } from '../../kit/test/explore.ts'
import { sized } from '../../kit/test/size.ts'
import { chance } from '../../kit/rules/chance.ts'
import { LAST_TUNED } from '../rules/curve.ts'
import { search } from '../rules/levels.ts'
import { canFinish } from '../rules/reach.ts'
import { solve } from '../rules/solve.ts'
import { levels, rules, type State } from '../rules.ts'
import { carelessMove } from './people.ts'

const open = (level: number) => rules.start(1, level)
/** All levels, or a sample of every pack. */
const numbers = Array.from({ length: LAST_TUNED }, (_, i) => i + 1).filter(
  (level) => level % sized(1, 7) === 0,
)

const keyOf = ({ mower, garden, mown }: State) => mower + garden + mown.replace(/\S/g, '.')

/** Every reachable position with its fewest moves to the goal. */
const explore = (start: State) => exploreAll(rules, keyOf, start)

test('there are 300 levels, and the search mows each one tried in exactly par slides', () => {
  expect(levels.tuned).toBe(300)
  for (const level of numbers) {
    const start = open(level)
    const shortest = solve(start)
    const end = shortest.ways.reduce(rules.act, start)
    expect([level, rules.outcome(end), end.spent]).toEqual([level, 'won', start.par])
  }
})

describe('dead-end check and solver agree with an exhaustive search', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 21, 41, 61, 81, 101, 121, 141, 181])('of level %i', (level) => {
    const start = open(level)
    const places = explore(start)
    expect([places[0]?.distance, places.length >= start.par]).toEqual([start.par, true])
    expect(places.filter(({ state, distance }) => canFinish(state) !== distance < Infinity)).toEqual([])
    // The solver must agree. It is slower, so only a sample is checked.
    for (const { state, distance } of places.filter((_, i) => i % Math.ceil(places.length / 60) === 0)) {
      const { result, ways } = solve(state)
      expect([result, ways.length]).toEqual(distance < Infinity ? ['solved', distance] : ['none', 0])
    }
  })
})

/** Gardens full of traps, small enough to explore every position. */
describe('the dead-end check agrees with an exhaustive search', () => {
  test.each([
    'S..m.../###.###/###.###',
    'S..m../.##.#./......',
    '..S../.#.#./...../#...#',
    'S.m../.#.>./.m..#/.#..o/.....',
    'm.>.m/.#.#./S...v/#.m../...<.',
    'S.w../.#.=./.b..#/.#..o/.....',
    'S.t../.#..#/.*..X/t#..o/...x.',
    'S.p.#/..#../.=..q/.#.../....b',
    '.=.t./S#.p./.*.X./t.m.#/..x=.',
  ])('of the garden %s', (garden) => {
    const mower = garden.indexOf('S')
    const mown = Array.from(garden, (_, place) => (place === mower ? 'r' : ' ')).join('')
    const places = explore({ ...open(1), garden, mower, mown })
    const dead = places.filter(({ distance }) => distance === Infinity)
    expect(dead.length).toBeGreaterThan(0)
    // One expectation for all: with one each, most of the time would go into expectations.
    expect(places.filter(({ state, distance }) => canFinish(state) !== distance < Infinity)).toEqual([])
  })
})

/** The position of a careless player after one and a half times par, if not done. */
const strays = numbers
  .map((level) => {
    const dice = chance(level)
    let state = open(level)
    for (let step = 0; step < 1.5 * state.par; step++)
      state = rules.act(state, carelessMove(state, dice) ?? 'up')
    return state
  })
  .filter((state) => rules.outcome(state) === 'playing')

describe('after the moves of a careless player', () => {
  const dead = strays.filter((state) => levels.stuck?.(state))
  const alive = strays.filter((state) => !levels.stuck?.(state))

  test('a lawn reported as stuck has no hint, and the search does not solve it', () => {
    expect(dead.length).toBeGreaterThan(sized(15, 2))
    for (const state of dead) {
      expect([state.level, levels.hint(state)]).toEqual([state.level, undefined])
      expect([state.level, solve(state, { positions: 3000 }).result]).not.toEqual([state.level, 'solved'])
    }
  })

  test('any other lawn can be solved, and can still be finished after the hint', () => {
    expect(alive.length).toBeGreaterThan(5)
    for (const state of alive) {
      const { ways } = solve(state, { greed: 3, positions: 60_000 })
      expect([state.level, rules.outcome(ways.reduce(rules.act, state))]).toEqual([state.level, 'won'])
      const hint = levels.hint(state)
      expect([state.level, hint && canFinish(rules.act(state, hint))]).toEqual([state.level, true])
    }
  })
})

test.each([1, 3, 5, 18, 21, 51, 61, 90, 118, 134, 150, 220, 300])(
  'following the hints solves level %i at par',
  (level) => {
    let state = open(level)
    for (let hint = levels.hint(state); hint; hint = levels.hint(state)) {
      const next = rules.act(state, hint)
      expect(next).not.toBe(state)
      state = next
    }
    expect([rules.outcome(state), state.spent, levels.stars(state)]).toEqual(['won', state.par, 3])
  },
)

test.each([301, 302, 305, 399, 500, 4321, 1_000_000])(
  'level %i does not depend on the seed, and the search mows it in exactly par slides',
  (level) => {
    const start = open(level)
    expect(rules.start(2, level)).toEqual(start)
    const shortest = search(start.garden)
    const end = shortest.ways.reduce(rules.act, start)
    expect([rules.outcome(end), end.spent]).toEqual(['won', start.par])
  },
)
