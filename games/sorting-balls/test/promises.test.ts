/** Tests the claims of the game: solvable levels, minimal par, and detection of dead positions. */
import { describe, expect, test } from 'vitest'
import { explore as exploreAll } from '../../kit/test/explore.ts'
import { sized } from '../../kit/test/size.ts'
import { chance } from '../../kit/rules/chance.ts'
import { levels, rules } from '../rules.ts'
import type { LevelShape } from '../rules/curve.ts'
import { dealBy } from '../rules/deal.ts'
import { solve, type PourSearch } from '../rules/solve.ts'
import { benchOf, type Move, type State } from '../rules/state.ts'

const search = (state: State, greed: number): PourSearch => solve(benchOf(state), { greed })

/** Plays a solution by the rules, ball by ball. */
function replay(start: State, { pours }: PourSearch): State {
  let state = start
  for (const pour of pours) {
    const { tubes } = benchOf(state)
    const from = tubes.indexOf(pour.from)
    const to = tubes.findIndex((tube, place) => tube === pour.to && place !== from)
    for (let ball = 0; ball < pour.count; ball++) state = rules.act(state, { from, to })
  }
  return state
}

const keyOf = (state: State) =>
  benchOf(state)
    .tubes.toSorted((a, b) => a - b)
    .join()

/** Every reachable position with its fewest moves to the goal. */
const explore = (start: State) => exploreAll(rules, keyOf, start)

/** Makes random moves, but never moves the same ball twice in a row. */
function carelessly(start: State, seed: number, steps: number): State {
  const dice = chance(seed)
  let state = start
  let last: Move | undefined
  for (let step = 0; step < steps; step++) {
    const moves = rules.moves(state).filter((move) => move.from !== last?.to)
    if (moves.length === 0) return state
    last = dice.pick<Move>(moves)
    state = rules.act(state, last)
  }
  return state
}

test('a search solves the 300 tuned levels, and par is at most a tenth above its solutions', () => {
  expect(levels.tuned).toBe(300)
  for (let level = 1; level <= 300; level++) {
    const start = rules.start(1, level)
    const found = search(start, 1.5)
    const end = replay(start, found)
    expect([level, rules.outcome(end), end.spent]).toEqual([level, 'won', found.moves])
    expect([level, start.par <= found.moves * 1.1]).toEqual([level, true])
  }
})

// test/tune.ts proves this for every level when it chooses the deals. Proving all later ones again would take too long.
test('par is the length of a shortest solution, on a sample of tuned levels', () => {
  for (let level = 1; level <= 300; level += level < 150 ? sized(1, 3) : sized(6, 18)) {
    const start = rules.start(1, level)
    const shortest = search(start, 1)
    const end = replay(start, shortest)
    expect([level, rules.outcome(end), end.spent]).toEqual([level, 'won', start.par])
  }
})

describe('the solver finds dead ends and shortest solutions like an exhaustive search, with', () => {
  const deals: readonly (readonly [string, LevelShape])[] = [
    ['three kinds, three high, one spare', { kinds: 3, height: 3, spare: 1 }],
    ['two spare tubes', { kinds: 3, height: 3, spare: 2 }],
    ['four kinds', { kinds: 4, height: 3, spare: 1 }],
    ['four high', { kinds: 3, height: 4, spare: 1 }],
    ['four by four', { kinds: 4, height: 4, spare: 1 }],
    ['a short glass', { kinds: 3, height: 3, spare: 0, empty: ['short', 'short'] }],
    ['a short glass beside a spare one', { kinds: 3, height: 4, spare: 1, empty: ['short'] }],
    ['a funnel', { kinds: 3, height: 3, spare: 1, empty: ['funnel'] }],
    ['a funnel and a short glass', { kinds: 3, height: 3, spare: 0, empty: ['funnel', 'short'] }],
    ['a spout', { kinds: 3, height: 3, spare: 1, spouts: 1, empty: ['short'] }],
    ['two spouts', { kinds: 3, height: 3, spare: 2, spouts: 2 }],
    ['a lock', { kinds: 3, height: 3, spare: 1, empty: ['locked'] }],
    ['a lock and a spout', { kinds: 3, height: 3, spare: 1, spouts: 1, empty: ['locked', 'short'] }],
    [
      'all of them',
      { kinds: 3, height: 3, spare: 0, spouts: 1, empty: ['funnel', 'locked', 'short', 'short'] },
    ],
  ]
  test.each(deals)('%s', (_, shape) => {
    for (const seed of [1, 2]) {
      const places = explore({ level: 1, par: 1, spent: 0, ...dealBy(chance(seed), shape) })
      for (const { state, distance } of places.filter(
        (_, index) => index % Math.ceil(places.length / 200) === 0,
      )) {
        const dead = distance === Infinity
        expect([state.tubes, levels.stuck?.(state)]).toEqual([state.tubes, dead])
        expect([state.tubes, search(state, 1).moves]).toEqual([state.tubes, dead ? 0 : distance])
      }
    }
  })
})

test('a position without moves is stuck and has no hint', () => {
  let ends = 0
  for (let level = 10; level <= 300; level++) {
    const end = carelessly(rules.start(1, level), level, 200)
    if (rules.outcome(end) === 'won' || rules.moves(end).length > 0) continue
    ends++
    expect([level, levels.stuck?.(end), levels.hint?.(end)]).toEqual([level, true, undefined])
  }
  expect(ends).toBeGreaterThan(25)
})

test('a search decides whether a random position is dead within 20,000 positions', () => {
  let most = 0
  for (let level = 6; level <= 300; level += 2) {
    const { result, opened } = search(carelessly(rules.start(1, level), level, 4 + (level % 30)), 4)
    expect(result).not.toBe('unknown')
    most = Math.max(most, opened)
  }
  expect(most).toBeLessThan(20_000)
})

test.each([1, 2, 3, 4, 5, 37, 58, 99, 140, 178, 200, 255, 300])(
  'hints alone solve level %i with three stars',
  (level) => {
    let state = rules.start(1, level)
    while (rules.outcome(state) === 'playing') {
      const hint = levels.hint?.(state)
      if (!hint) throw new Error(`No hint after ${state.spent} moves of level ${level}.`)
      const next = rules.act(state, hint)
      expect(next).not.toBe(state)
      state = next
    }
    expect(levels.stars(state)).toBe(3)
  },
)

test('hints solve positions after random moves, unless they are dead', () => {
  for (let level = 11; level <= 300; level += 36) {
    let state = carelessly(rules.start(1, level), level, 12)
    if (levels.stuck?.(state)) continue
    const longest = state.spent + 3 * state.par
    for (let hint = levels.hint?.(state); hint && state.spent < longest; hint = levels.hint?.(state)) {
      state = rules.act(state, hint)
    }
    expect([level, rules.outcome(state)]).toEqual([level, 'won'])
  }
})

test.each(
  sized([301, 302, 307, 308, 310, 329, 345, 400, 999, 5000, 12_348, 1_000_000], [301, 345, 1_000_000]),
)(
  'generated level %i is the same for two seeds, and its target is at most 15 % above the minimum',
  (level) => {
    const start = rules.start(1, level)
    expect(rules.start(2, level)).toEqual(start)
    const shortest = search(start, 1)
    expect(rules.outcome(replay(start, shortest))).toBe('won')
    expect(start.par).toBeGreaterThanOrEqual(shortest.moves)
    expect(start.par).toBeLessThanOrEqual(shortest.moves * 1.15)
  },
)
