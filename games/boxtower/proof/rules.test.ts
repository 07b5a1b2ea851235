import { describe, expect, test } from 'vitest'
import { playRound, player } from './people.ts'
import { busiest } from './busiest.ts'
import { YARD } from '../rules/curve.ts'
import { kindOf } from '../rules/kinds.ts'
import type { Moving } from '../rules/physics.ts'
import { hangOf, isAsleep, isReady, lostBelow, towerTop, type Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'

const tick = (yard: Yard) => rules.tick?.(yard) ?? yard
const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const STEADY = { error: 0, patient: true }

function pass(yard: Yard, ticks: number): Yard {
  for (let i = 0; i < ticks; i++) yard = tick(yard)
  return yard
}

/** Lets crates go, each after its wait in ticks, and then gives the tower time to rest. */
function drops(seed: number, waits: readonly number[]): Yard {
  let yard = rules.start(seed, 1)
  for (const wait of waits) {
    yard = pass(yard, wait)
    while (!isReady(yard) && rules.outcome(yard) === 'playing') yard = tick(yard)
    yard = rules.act(yard, 'drop')
  }
  return pass(yard, 300)
}

/** A tower set up by hand, to see what it does next. */
function standing(crates: readonly Pick<Moving, 'kind' | 'x' | 'y'>[], change: Partial<Yard> = {}): Yard {
  return {
    ...rules.start(1, 1),
    calm: 0,
    loose: crates.map((crate, i) => ({ id: i + 1, turn: 0, vx: 0, vy: 0, spin: 0, ...crate })),
    ...change,
  }
}

const cubes = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'cube' as const,
    x: 0,
    y: (i + 0.5) * kindOf('cube').high,
  }))

describe('what the game promises', () => {
  test.each(seeds(6))('a steady bot reaches 25 crates with seed %i', (seed) => {
    const yard = playRound(seed, STEADY, 25, 60 * 300)
    expect(yard.loose.length + yard.rooted.length).toBe(25)
    expect(yard.lost).toBeLessThan(YARD.spare)
  })

  test('a tower of centred crates at rest stays at rest for five minutes', () => {
    const tower = pass(standing(cubes(9)), 600)
    expect(isAsleep(tower)).toBe(true)
    const later = pass(tower, 18_000)
    expect(later.loose).toEqual(tower.loose)
    expect(Math.abs(later.height - 9 * kindOf('cube').high * YARD.ell)).toBeLessThan(2)
    expect(later.lost).toBe(0)
  })

  test('the same drops give the same tower', () => {
    const waits = [110, 30, 25, 20, 22, 30]
    const one = drops(11, waits)
    drops(12, [30, 30, 30])
    expect(drops(11, waits)).toEqual(one)
    expect(drops(11, [111, ...waits.slice(1)]).loose).not.toEqual(one.loose)
  })

  test('a round that is saved and taken up in every single tick is the same round', () => {
    const presses = player({ error: 6, patient: false }, 4)
    let kept = rules.start(4, 1)
    let saved = kept
    while (kept.tick < 900) {
      if (presses(kept)) [kept, saved] = [rules.act(kept, 'drop'), rules.act(saved, 'drop')]
      kept = tick(kept)
      saved = tick(JSON.parse(JSON.stringify(saved)) as Yard)
    }
    expect(saved).toEqual(kept)
    expect(kept.crates).toBeGreaterThan(5)
  })
})

describe('letting go', () => {
  const opening = rules.start(7, 1)

  test('a crate leaves the hook where it hangs, and the hook is empty', () => {
    const later = pass(opening, 20)
    const dropped = rules.act(later, 'drop')
    const { x, y } = hangOf(later)
    expect(dropped.loose[0]).toMatchObject({ id: 1, kind: later.hanging, x, y })
    expect(dropped.hanging).toBeNull()
    expect(rules.moves(dropped)).toEqual([])
    expect(rules.act(dropped, 'drop')).toBe(dropped)
  })

  test('the next crate comes when the last one is down, and hangs for a moment before it can be dropped', () => {
    let yard = rules.act(opening, 'drop')
    const { next } = yard
    while (yard.hanging === null) yard = tick(yard)
    expect(yard.hanging).toBe(next)
    expect(yard.landing?.id).toBe(1)
    expect(isReady(yard)).toBe(false)
    expect(isReady(pass(yard, YARD.lowering))).toBe(true)
  })

  test('the crane stays above the tower', () => {
    let yard = opening
    const presses = player(STEADY, 2)
    const gaps: number[] = []
    while (yard.crates < 12) {
      if (yard.hanging && isReady(yard))
        gaps.push(yard.level - kindOf(yard.hanging).high / 2 - towerTop(yard))
      if (presses(yard)) yard = rules.act(yard, 'drop')
      yard = tick(yard)
    }
    expect(Math.min(...gaps)).toBeGreaterThan(1)
  })
})

/** A crate in the air, this far aside of a crate at rest. */
const over = (aside: number, turn = 0): Yard => {
  const high = kindOf('squat').high
  const below = standing([{ kind: 'squat', x: 0.4, y: high / 2 }], { calm: YARD.quietTicks })
  const crate: Moving = { id: 2, kind: 'squat', x: 0.4 + aside, y: high * 2, turn, vx: 0, vy: -2, spin: 0 }
  return { ...below, crates: 2, flying: 2, hanging: null, loose: [...below.loose, crate] }
}
const landed = (yard: Yard) => {
  while (yard.flying) yard = tick(yard)
  return yard
}

describe('landing', () => {
  test.each<[string, Yard, boolean]>([
    ['dead centre', over(0), true],
    ['just within', over(YARD.neat - 0.02), true],
    ['just beside', over(-YARD.neat - 0.02), false],
    ['straight above but tilted', over(0, YARD.neatTilt + 0.15), false],
  ])('%s', (_name, yard, neat) => {
    const after = landed({ ...yard, streak: 2 })
    expect(after.landing).toMatchObject({ id: 2, neat })
    expect(after.streak).toBe(neat ? 3 : 0)
    expect(after.hold).toBe(neat ? YARD.holdNeat : YARD.hold)
  })

  test('wakes the tower, which takes the blow', () => {
    const after = pass(landed(over(0.5)), 6)
    expect(isAsleep(after)).toBe(false)
    expect(after.loose[0]?.x).not.toBe(0.4)
  })

  test('counts only when all has come to rest', () => {
    const touching = landed(over(0))
    expect(touching.height).toBe(0)
    const rest = pass(touching, 200)
    expect(isAsleep(rest)).toBe(true)
    expect(rules.score(rest)).toBe(2 * kindOf('squat').high * YARD.ell)
  })
})

describe('ivy', () => {
  test('holds the lowest when there are many', () => {
    const yard = pass(standing(cubes(YARD.loose + 2)), 900)
    expect(yard.rooted.map(({ id }) => id)).toEqual([1, 2])
    expect(yard.loose).toHaveLength(YARD.loose)
  })

  test(`holds all but the topmost after ${YARD.garland} neat landings in a row, and the row begins anew`, () => {
    const yard = pass(standing(cubes(4), { streak: YARD.garland }), 300)
    expect(yard.rooted.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(yard.streak).toBe(0)
  })

  test('keeps the score when what stood on it is gone', () => {
    const yard = pass(standing(cubes(4), { streak: YARD.garland, height: 900 }), 300)
    expect(yard.height).toBe(900)
  })
})

/** Crates in the air beside the plinth. */
const beside = (crates: number, change: Partial<Yard> = {}) =>
  standing(
    Array.from({ length: crates }, (_, i) => ({ kind: 'small' as const, x: 5 + i * 2, y: 0 })),
    change,
  )

describe('falling', () => {
  test.each([
    [1, 1],
    [2, 2],
  ])('%i crates beside the plinth are lost, and play goes on', (crates, lost) => {
    const yard = pass(beside(crates), 120)
    expect(yard.lost).toBe(lost)
    expect(yard.loose).toEqual([])
    expect(rules.outcome(yard)).toBe('playing')
    expect(rules.moves(yard)).toEqual(['drop'])
  })

  test('the third ends the shift, after a moment in which the fall is seen', () => {
    let yard = beside(1, { lost: 2 })
    while (!yard.ending) yard = tick(yard)
    expect(rules.outcome(yard)).toBe('playing')
    expect(yard.hanging).toBeNull()
    yard = pass(yard, YARD.ending + 1)
    expect(rules.outcome(yard)).toBe('lost')
    expect(tick(yard)).toBe(yard)
  })

  test('high up a crate is lost as soon as it is out of sight', () => {
    const rooted = Array.from({ length: 30 }, (_, i) => ({
      id: i + 9,
      kind: 'cube' as const,
      x: 0,
      y: i * 1.15,
      turn: 0,
    }))
    expect(lostBelow({ rooted: [] })).toBeLessThan(0)
    expect(lostBelow({ rooted })).toBeCloseTo(29 * 1.15 - YARD.depth)
  })
})

test('the busiest scene keeps all that may be loose awake for as long as it is measured', () => {
  const yard = pass(busiest(), 240)
  expect(yard.loose.length).toBeGreaterThanOrEqual(YARD.loose)
  expect(yard.lost).toBe(1)
  expect(isAsleep(yard)).toBe(false)
  expect(rules.outcome(yard)).toBe('playing')
})
