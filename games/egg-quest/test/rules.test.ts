import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { centreAt, patienceAt, POINTS, TREE } from '../rules/curve.ts'
import { isGone, nestX, nestY, type Kind } from '../rules/nests.ts'
import { heightOf } from '../rules/flight.ts'
import { EGG, isReady, nestOf, rules, type Climb } from '../rules.ts'
import { busiest } from './busiest.ts'
import { bestWait } from './aim.ts'
import { climbTree } from './people.ts'
import { leapt, standing, tick, withNest } from './standing.ts'

describe('a leap', () => {
  test.each<[string, number, Partial<Climb>]>([
    ['in the middle', 0, { at: 2, combo: 1, points: 2, centres: 1 }],
    ['at the rim of dead centre', centreAt(2), { at: 2, combo: 1, points: 2, centres: 1 }],
    ['beside dead centre', centreAt(2) + 1, { at: 2, combo: 0, points: 1, centres: 0 }],
    ['at the rim', 40, { at: 2, combo: 0, points: 1 }],
    ['beside the nest, back into its own', 41, { at: 1, best: 1, points: 0, cracked: true, eggs: 3 }],
  ])('lands %s', (_name, x, expected) => {
    expect(leapt(standing('still', { x }))).toMatchObject(expected)
  })

  test('goes straight up and back down, and nothing is heard of taps meanwhile', () => {
    const up = tick(rules.act(standing('slide'), 'leap'))
    expect(up.flight?.x).toBe(nestX(nestOf(up, 1), up.tick - 1))
    expect(rules.act(up, 'leap')).toBe(up)
    expect(rules.moves(up)).toEqual([])
  })

  test('that falls back cracks the egg, the second one breaks it, another nest mends it', () => {
    const cracked = leapt(standing('still'))
    expect(cracked).toMatchObject({ cracked: true, eggs: 3, combo: 0, backs: 1 })
    expect(leapt(cracked)).toMatchObject({ cracked: false, eggs: 2, at: 1 })
    const mended = leapt({ ...standing('still', { x: 0 }), cracked: true })
    expect(mended).toMatchObject({ cracked: false, eggs: 3, at: 2 })
  })

  test('from the home nest back into it costs nothing before the climb has begun: it lies in soft grass', () => {
    const home = withNest({ ...standing('still'), at: 0, best: 0 }, 0, { x: 0 })
    const aside = withNest(home, 1, { x: 300 })
    expect(leapt(leapt(aside))).toMatchObject({ eggs: 3, cracked: false, backs: 2 })
    expect(leapt({ ...aside, best: 1 })).toMatchObject({ eggs: 3, cracked: true })
  })

  test('that misses everything costs an egg; the next waits in the nest that was left', () => {
    const slid = standing('slide')
    const alone = { ...slid, nests: slid.nests.map((nest) => (nest.id === 0 ? { ...nest, x: 500 } : nest)) }
    expect(leapt({ ...alone, combo: 4 })).toMatchObject({ eggs: 2, at: 1, combo: 0, flight: null })
    const last = leapt({ ...alone, eggs: 1 })
    expect([last.eggs, rules.outcome(last), rules.moves(last)]).toEqual([0, 'lost', []])
    expect(tick(last)).toBe(last)
    expect(rules.act(last, 'leap')).toBe(last)
  })

  test('may be caught by the nest further down', () => {
    const far = standing('slide')
    const home = nestOf(far, 0)
    const wide = { ...far, nests: far.nests.map((nest) => (nest === home ? { ...nest, x: -80 } : nest)) }
    expect(leapt(wide)).toMatchObject({ at: 0, eggs: 3, best: 1, cracked: true })
  })

  test.each([
    ['seed', false, POINTS.seed],
    ['golden seed', true, POINTS.golden],
  ])('catches a %s on its way, once', (_name, golden, worth) => {
    const climb = { ...standing('still'), seeds: [{ id: 1, x: 10, y: 250 + EGG, golden }] }
    expect(leapt(climb)).toMatchObject({ points: worth, seeds: [] })
    const beside = { ...climb, seeds: [{ id: 1, x: 60, y: 250, golden }] }
    expect(leapt(beside)).toMatchObject({ points: 0, seeds: beside.seeds })
  })
})

describe('a nest', () => {
  test.each<Kind>(['slide', 'sway', 'sink', 'crumble'])('that %ss keeps to its bough', (kind) => {
    const nest = nestOf(standing(kind), 1)
    const places = seeds(400).map((at) => nestX(nest, at))
    expect(Math.max(...places)).toBeCloseTo(80, 0)
    expect(Math.min(...places)).toBeCloseTo(-80, 0)
    const heights = seeds(400).map((at) => nestY(nest, at) - TREE.spacing)
    expect(Math.max(...heights)).toBeCloseTo(kind === 'sway' ? TREE.lift : 0, 0)
  })

  test.each<Kind>(['sink', 'crumble'])('that %ss lets go when its time is over, and is mended', (kind) => {
    let climb = standing(kind)
    for (let i = 1; i < patienceAt(1); i++) climb = tick(climb)
    expect([climb.flight, isGone(nestOf(climb, 1))]).toEqual([null, false])
    climb = tick(climb)
    expect([climb.flight?.rise, isGone(nestOf(climb, 1))]).toEqual([0, true])
    for (let i = 0; i < 300 && !isReady(climb); i++) climb = tick(climb)
    expect([isReady(climb), isGone(nestOf(climb, 1))]).toEqual([true, false])
  })

  test('that sinks does so only under an egg', () => {
    let climb = standing('sink')
    for (let i = 0; i < 60; i++) climb = tick(climb)
    const sunk = nestY(nestOf(climb, 1), climb.tick)
    expect(sunk).toBeLessThan(TREE.spacing)
    const up = tick(tick(rules.act(climb, 'leap')))
    expect(nestY(nestOf(up, 1), up.tick)).toBe(sunk)
  })
})

describe('held breath', () => {
  test('stops everything for a few ticks after a landing, longer dead centre', () => {
    let climb = rules.act(standing('still', { x: 0 }), 'leap')
    while (!climb.hold) climb = tick(climb)
    expect(climb.hold).toBe(TREE.centred)
    expect(tick(climb)).toEqual({ ...climb, hold: TREE.centred - 1 })
    expect(rules.act(climb, 'leap')).toBe(climb)
  })
})

describe('the tree', () => {
  test('is kept small: what lies below is forgotten, what lies above is dealt', () => {
    for (const seed of seeds(5)) {
      const { nests, seeds: hanging, best } = climbTree(seed, { error: 0 }, 40)
      expect([nests[0]?.id, nests.at(-1)?.id]).toEqual([best - TREE.below, best + TREE.above])
      expect(hanging.length).toBeLessThan(3 * nests.length)
    }
  })

  test('heights are those of a throw', () => {
    const flight = { x: 0, y: 100, rise: 15, pull: 0.6, drift: 0, age: 0 }
    expect([heightOf(flight, 0), heightOf(flight, 50), heightOf(flight, 25)]).toEqual([100, 100, 287.5])
  })
})

describe('the busiest scene', () => {
  test('is one the rules can go on with, and a good leap from it lands', () => {
    const scene = busiest()
    let climb = scene
    for (let { wait } = bestWait(scene); wait > 0; wait--) climb = tick(climb)
    expect(leapt(climb).at).toBe(scene.at + 1)
    expect(new Set(scene.nests.map(({ kind }) => kind)).size).toBe(6)
  })
})
