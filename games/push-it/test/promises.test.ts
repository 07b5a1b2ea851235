/** Tests what the game promises: solvable levels, minimal par, and marks on lost pots only. */
import { describe, expect, test } from 'vitest'
import { explore } from '../../kit/test/explore.ts'
import type { Rules } from '../../kit/rules.ts'
import { chance } from '../../kit/rules/chance.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { sized } from '../../kit/test/size.ts'
import { turned } from '../rules/build.ts'
import { LAST_TUNED } from '../rules/curve.ts'
import { createGround, zoneOf } from '../rules/ground.ts'
import { isHome } from '../rules/house.ts'
import { endless } from '../rules/levels.ts'
import { pull } from './pull.ts'
import { solve } from '../rules/solve.ts'
import { levels, lost, pushesOf, rules, type Action, type PotPush, type State } from '../rules.ts'

/** All levels, or some from all over the journey. */
const numbers = Array.from({ length: sized(LAST_TUNED, 12) }, (_, i) => 1 + i * sized(1, 26))
const open = (level: number) => rules.start(1, level)

const zoneIn = ({ house, pots, at }: State) => zoneOf(createGround(house), pots, at)

/** Backwards through every position: it has no bound and no dead ends, in which the solver could be wrong. */
const everything = (state: State) => pull(state.house, Infinity)
/** Backwards as far as time allows. */
const NEAR = sized(100_000, 1500)

test('has three hundred levels, and no sampled house twice', () => {
  expect(levels.tuned).toBe(300)
  expect(new Set(numbers.map((level) => open(level).house)).size).toBe(numbers.length)
})

test('the solver wins sampled levels in par pushes', () => {
  for (const level of numbers) {
    let state = open(level)
    for (const { from, turn } of solve(state.house, state).pushes ?? [])
      state = rules.act(state, { pot: state.pots.indexOf(from), way: WAYS[turn] ?? 'up' })
    expect([level, rules.outcome(state), state.pushes]).toEqual([level, 'won', state.par])
  }
})

test('a backward search from the solution never contradicts par', () => {
  let found = 0
  for (const level of numbers) {
    const state = open(level)
    const near = pull(state.house, NEAR)
    const distance = near.find(state.pots, zoneIn(state))
    // Positions not found are at least as far as the last one found.
    const least = Math.max(state.par, near.distance(near.count - 1))
    expect([level, distance ?? least]).toEqual([level, state.par])
    if (distance !== undefined) found++
  }
  expect(found).toBeGreaterThan(numbers.length / 4)
})

/** The states that a player passes who pushes any pot at random. */
function stray(level: number, seed: number, most: number): State[] {
  const dice = chance(seed)
  const states = [open(level)]
  for (let i = 0; i < most; i++) {
    const state = states.at(-1) ?? open(level)
    const pushes = pushesOf(state)
    if (pushes.length === 0) break
    states.push(rules.act(state, dice.pick(pushes)))
  }
  return states.filter((state) => rules.outcome(state) === 'playing')
}

describe.each([3, 9, 41, 61, 101, 181])('after random pushes on level %i', (level) => {
  const whole = everything(open(level))
  const eachState = (check: (state: State, i: number) => void) =>
    forFreshSeeds(2, (seed) => stray(level, seed, 12).forEach(check))

  test('hints follow a shortest solution, and all dead ends and no others are reported', () => {
    eachState((state, i) => {
      if (i % 3 !== 0) return
      const distance = whole.find(state.pots, zoneIn(state))
      const hint = levels.hint?.(state)
      expect([hint === undefined, levels.stuck?.(state)]).toEqual([
        distance === undefined,
        distance === undefined,
      ])
      if (hint === undefined) return
      const next = rules.act(state, hint)
      expect(whole.find(next.pots, zoneIn(next))).toBe((distance ?? 0) - 1)
    })
  })

  test('pots are marked only in dead ends', () => {
    eachState((state) => {
      if (lost(state).length === 0) return
      expect(whole.find(state.pots, zoneIn(state))).toBeUndefined()
    })
  })
})

/** Pushes only, walks left out: all that matters, and few enough to try every one of them. */
const pushing: Rules<State, Action> = { ...rules, moves: (state): PotPush[] => pushesOf(state) }
const keyOf = (state: State) => `${state.pots.join()} ${zoneIn(state)}`

describe('a pot is marked if and only if it can never get home', () => {
  test.each([1, 2, 3, 4, 5, 21, ...sized([41, 61, 101], []), 181])(
    'in every position of level %i',
    (level) => {
      const start = open(level)
      const known = start.pots.map((_, pot) => {
        // As if it were enough to have this one pot at home.
        const outcome = ({ house, pots }: State) =>
          isHome(house, pot, pots[pot] ?? 0) ? ('won' as const) : ('playing' as const)
        return new Map(
          explore({ ...pushing, outcome }, keyOf, start).map(({ state, distance }) => [
            keyOf(state),
            { state, distance },
          ]),
        )
      })
      const wrong: string[] = []
      let marked = 0
      for (const [key, { state }] of known[0] ?? []) {
        const truth = state.pots
          .keys()
          .filter((pot) => known[pot]?.get(key)?.distance === Infinity)
          .toArray()
        marked += truth.length
        if (lost(state).toSorted().join() !== truth.join()) wrong.push(`${key}: ${lost(state)}, not ${truth}`)
      }
      expect(wrong).toEqual([])
      expect(marked).toBeGreaterThan(0)
    },
  )
})

test('after random pushes, 97 % of searches visit at most 8000 positions', () => {
  const visited = numbers.flatMap((level) =>
    stray(level, level * 1000 + 7, 10)
      .filter((_, i) => i % 5 === 0)
      .map((state) => solve(state.house, state, 20_000).visited),
  )
  expect(visited.filter((count) => count > 8000).length).toBeLessThanOrEqual(visited.length * 0.03)
})

describe('after the tuned levels', () => {
  test.each([301, 302, 999, 12_345])('level %i is always the same, and its par is proven', (level) => {
    const start = open(level)
    expect(rules.start(9, level)).toEqual(start)
    expect(solve(start.house, start).pushes?.length).toBe(start.par)
  })

  test('six levels differ, and their mean par is above 18', () => {
    const grown = Array.from({ length: 6 }, (_, i) => open(301 + i * 7))
    expect(new Set(grown.map(({ house, pots }) => house + pots.join())).size).toBe(6)
    expect(grown.reduce((sum, { par }) => sum + par, 0) / 6).toBeGreaterThan(18)
  })

  test('the first four levels are generated within 1500 positions', () => {
    for (let level = 301; level < 305; level++) expect(endless(level).visited).toBeLessThan(1500)
  })

  test('turning a house turns its mats', () => {
    const house = '####/#^.#/#<v#/####'
    expect([1, 2, 4].map((way) => turned(house, way))).toEqual([
      '####/#<^#/#v.#/####',
      '####/#.^#/#v>#/####',
      '####/#<^#/#.>#/####',
    ])
  })
})

test('the solver stops at its limit', () => {
  const last = open(LAST_TUNED)
  expect(solve(last.house, last, 9)).toEqual({ pushes: undefined, visited: 9 })
})
