/** What the game promises: every level solved, par the true minimum, a mark on just the pots that are past saving. */
import { describe, expect, test } from 'vitest'
import { explore } from '../../kit/proof/explore.ts'
import type { Rules } from '../../kit/rules.ts'
import { chance } from '../../kit/rules/chance.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import { endlessShape, LAST_TUNED } from '../rules/curve.ts'
import { grow } from '../rules/generate.ts'
import { openGround, zoneOf } from '../rules/ground.ts'
import { isBed } from '../rules/house.ts'
import { BUILDING } from '../rules/levels.ts'
import { pull } from '../rules/pull.ts'
import { solve } from '../rules/solve.ts'
import { inTiles, levels, lost, pushesOf, rules, type Action, type PotPush, type State } from '../rules.ts'

const numbers = Array.from({ length: LAST_TUNED }, (_, i) => i + 1)
const open = (level: number) => rules.start(1, level)

/** A state as the searches know it, with the gardener's zone. */
function zoned(state: State) {
  const { plan, tiles, at } = inTiles(state)
  return { plan, tiles, zone: zoneOf(openGround(plan), tiles, at) }
}

/** Backwards through every position: it has no bound and no dead ends, in which the solver could be wrong. */
const everything = (state: State) => pull(zoned(state).plan, Infinity)

test('there are sixty levels, all of them different', () => {
  expect(levels.tuned).toBe(60)
  expect(new Set(numbers.map((level) => open(level).house)).size).toBe(60)
})

test('each of the sixty is solved by the search in par pushes, played by the rules', () => {
  for (const level of numbers) {
    let state = open(level)
    const { plan, tiles, zone } = zoned(state)
    const found = solve(plan, tiles, zone)
    for (const { pot, turn } of found.pushes ?? []) {
      const action = {
        pot: state.pots.indexOf(plan.places[pot] ?? -1),
        way: WAYS[turn] ?? 'up',
      }
      state = rules.act(state, action)
    }
    expect([level, rules.outcome(state), state.pushes]).toEqual([level, 'won', state.par])
  }
})

test('par is the fewest pushes there are: a search backwards from the end, which guesses nothing, agrees', () => {
  for (const level of numbers) {
    const state = open(level)
    const { tiles, zone } = zoned(state)
    expect([level, everything(state).find(tiles, zone)]).toEqual([level, state.par])
  }
})

/** The states that a player passes who pushes any pot at random. */
function stray(level: number, seed: number, most: number): State[] {
  const dice = chance(level * 1000 + seed)
  const states = [open(level)]
  for (let i = 0; i < most; i++) {
    const state = states.at(-1) ?? open(level)
    const pushes = pushesOf(state)
    if (pushes.length === 0) break
    states.push(rules.act(state, dice.pick(pushes)))
  }
  return states.filter((state) => rules.outcome(state) === 'playing')
}

describe.each([3, 9, 24, 33, 45, 60])('wherever a player strays on level %i', (level) => {
  const whole = everything(open(level))
  const states = [1, 2, 3].flatMap((seed) => stray(level, seed, 12))

  test('the hint is a push on a shortest way, and a dead end is called one exactly when it is', () => {
    for (const state of states.filter((_, i) => i % 3 === 0)) {
      const { tiles, zone } = zoned(state)
      const distance = whole.find(tiles, zone)
      const hint = levels.hint?.(state)
      expect([hint === undefined, levels.stuck?.(state)]).toEqual([
        distance === undefined,
        distance === undefined,
      ])
      if (hint === undefined) continue
      const next = zoned(rules.act(state, hint))
      expect(whole.find(next.tiles, next.zone)).toBe((distance ?? 0) - 1)
    }
  })

  test('no pot is marked that could still be saved', () => {
    for (const state of states) {
      if (lost(state).length === 0) continue
      const { tiles, zone } = zoned(state)
      expect(whole.find(tiles, zone)).toBeUndefined()
    }
  })
})

/** Pushes only, walks left out: all that matters, and few enough to try every one of them. */
const pushing: Rules<State, Action> = { ...rules, moves: (state): PotPush[] => pushesOf(state) }
const keyOf = (state: State) => `${state.pots.join()} ${zoned(state).zone}`

describe('a pot is marked the moment it can never come to a bed again, and not before', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('in every position of level %i', (level) => {
    const start = open(level)
    const known = start.pots.map((_, pot) => {
      // As if it were enough to have this one pot on a bed.
      const outcome = ({ house, pots }: State) =>
        isBed(house, pots[pot] ?? -1) ? ('won' as const) : ('playing' as const)
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
  })
})

test('no hint takes long: few positions are looked at wherever a player strays', () => {
  const looked = numbers.flatMap((level) =>
    stray(level, 7, 10)
      .filter((_, i) => i % 5 === 0)
      .map((state) => {
        const { plan, tiles, zone } = zoned(state)
        return solve(plan, tiles, zone).looked
      }),
  )
  expect(Math.max(...looked)).toBeLessThan(15_000)
})

describe('after the tuned levels', () => {
  test.each([61, 62, 63, 75, 100, 999, 12_345])(
    'level %i is always the same, and its par is proven',
    (level) => {
      const start = open(level)
      expect(rules.start(9, level)).toEqual(start)
      const { plan, tiles, zone } = zoned(start)
      const found = solve(plan, tiles, zone)
      expect(found.pushes?.length).toBe(start.par)
    },
  )

  test('no house is built twice, and all keep the gardener busy', () => {
    const grown = Array.from({ length: 30 }, (_, i) => open(61 + i))
    expect(new Set(grown.map(({ house, pots }) => house + pots.join())).size).toBe(30)
    expect(Math.min(...grown.map(({ par }) => par))).toBeGreaterThanOrEqual(10)
    expect(grown.reduce((sum, { par }) => sum + par, 0) / 30).toBeGreaterThan(16)
  })

  test('nobody waits for one: few positions are looked at', () => {
    const looked = Array.from({ length: 30 }, (_, i) => grow(endlessShape(61 + i), 61 + i, BUILDING).looked)
    expect(Math.max(...looked)).toBeLessThanOrEqual(BUILDING * 3)
  })
})
