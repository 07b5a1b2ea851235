import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { centreAt, patienceAt, POINTS, TREE } from '../rules/curve.ts'
import { isGone, nestX, nestY, type NestKind } from '../rules/nests.ts'
import { flightY } from '../rules/flight.ts'
import { EGG, isReady, nestOf, rules, type Climb } from '../rules.ts'
import { busiest } from './busiest.ts'
import { bestWait } from './aim.ts'
import { climbTree } from './people.ts'
import { afterLeap, sittingIn, tick, withNest } from './small-trees.ts'

describe('a leap', () => {
  test.each<[string, number, Partial<Climb>]>([
    ['in the centre', 0, { at: 2, combo: 1, points: 2, centres: 1 }],
    ['at the edge of dead centre', centreAt(2), { at: 2, combo: 1, points: 2, centres: 1 }],
    ['beside dead centre', centreAt(2) + 1, { at: 2, combo: 0, points: 1, centres: 0 }],
    ['at the rim', 40, { at: 2, combo: 0, points: 1 }],
    [
      'back in its own nest after missing the next',
      41,
      { at: 1, best: 1, points: 0, cracked: true, eggs: 3 },
    ],
  ])('lands %s', (_name, x, expected) => {
    expect(afterLeap(sittingIn('still', { x }))).toMatchObject(expected)
  })

  test('goes straight up from the nest and ignores further taps', () => {
    const up = tick(rules.act(sittingIn('slide'), 'leap'))
    expect(up.flight?.x).toBe(nestX(nestOf(up, 1), up.tick - 1))
    expect(rules.act(up, 'leap')).toBe(up)
    expect(rules.moves(up)).toEqual([])
  })

  test('cracks the egg if it falls back once, breaks it the second time, and mends it on a new nest', () => {
    const cracked = afterLeap(sittingIn('still'))
    expect(cracked).toMatchObject({ cracked: true, eggs: 3, combo: 0, backs: 1 })
    expect(afterLeap(cracked)).toMatchObject({ cracked: false, eggs: 2, at: 1 })
    const mended = afterLeap({ ...sittingIn('still', { x: 0 }), cracked: true })
    expect(mended).toMatchObject({ cracked: false, eggs: 3, at: 2 })
  })

  test('back into the home nest is harmless until the first nest is reached', () => {
    const home = withNest({ ...sittingIn('still'), at: 0, best: 0 }, 0, { x: 0 })
    const aside = withNest(home, 1, { x: 300 })
    expect(afterLeap(afterLeap(aside))).toMatchObject({ eggs: 3, cracked: false, backs: 2 })
    expect(afterLeap({ ...aside, best: 1 })).toMatchObject({ eggs: 3, cracked: true })
  })

  test('costs an egg if it misses every nest, and the round ends with the last egg', () => {
    const sliding = sittingIn('slide')
    const alone = {
      ...sliding,
      nests: sliding.nests.map((nest) => (nest.id === 0 ? { ...nest, x: 500 } : nest)),
    }
    expect(afterLeap({ ...alone, combo: 4 })).toMatchObject({ eggs: 2, at: 1, combo: 0, flight: null })
    const last = afterLeap({ ...alone, eggs: 1 })
    expect([last.eggs, rules.outcome(last), rules.moves(last)]).toEqual([0, 'lost', []])
    expect(tick(last)).toBe(last)
    expect(rules.act(last, 'leap')).toBe(last)
  })

  test('can be caught by the nest below', () => {
    const far = sittingIn('slide')
    const home = nestOf(far, 0)
    const wide = { ...far, nests: far.nests.map((nest) => (nest === home ? { ...nest, x: -80 } : nest)) }
    expect(afterLeap(wide)).toMatchObject({ at: 0, eggs: 3, best: 1, cracked: true })
  })

  test.each([
    ['seed', false, POINTS.seed],
    ['golden seed', true, POINTS.golden],
  ])('catches a %s on its way', (_name, golden, worth) => {
    const climb = { ...sittingIn('still'), seeds: [{ id: 1, x: 10, y: 250 + EGG, golden }] }
    expect(afterLeap(climb)).toMatchObject({ points: worth, seeds: [] })
    const beside = { ...climb, seeds: [{ id: 1, x: 60, y: 250, golden }] }
    expect(afterLeap(beside)).toMatchObject({ points: 0, seeds: beside.seeds })
  })
})

describe('a nest', () => {
  test.each<NestKind>(['slide', 'sway', 'sink', 'crumble'])('of kind %s stays within its range', (kind) => {
    const nest = nestOf(sittingIn(kind), 1)
    const positions = seeds(400).map((at) => nestX(nest, at))
    expect(Math.max(...positions)).toBeCloseTo(80, 0)
    expect(Math.min(...positions)).toBeCloseTo(-80, 0)
    const heights = seeds(400).map((at) => nestY(nest, at) - TREE.spacing)
    expect(Math.max(...heights)).toBeCloseTo(kind === 'sway' ? TREE.lift : 0, 0)
  })

  test.each<NestKind>(['sink', 'crumble'])(
    'of kind %s drops the egg when worn out, and is mended',
    (kind) => {
      let climb = sittingIn(kind)
      for (let i = 1; i < patienceAt(1); i++) climb = tick(climb)
      expect([climb.flight, isGone(nestOf(climb, 1))]).toEqual([null, false])
      climb = tick(climb)
      expect([climb.flight?.rise, isGone(nestOf(climb, 1))]).toEqual([0, true])
      for (let i = 0; i < 300 && !isReady(climb); i++) climb = tick(climb)
      expect([isReady(climb), isGone(nestOf(climb, 1))]).toEqual([true, false])
    },
  )

  test('of kind sink sinks only under an egg', () => {
    let climb = sittingIn('sink')
    for (let i = 0; i < 60; i++) climb = tick(climb)
    const sunk = nestY(nestOf(climb, 1), climb.tick)
    expect(sunk).toBeLessThan(TREE.spacing)
    const up = tick(tick(rules.act(climb, 'leap')))
    expect(nestY(nestOf(up, 1), up.tick)).toBe(sunk)
  })
})

describe('the pause after a landing', () => {
  test('stops the climb and ignores taps', () => {
    let climb = rules.act(sittingIn('still', { x: 0 }), 'leap')
    while (!climb.hold) climb = tick(climb)
    expect(climb.hold).toBe(TREE.centred)
    expect(tick(climb)).toEqual({ ...climb, hold: TREE.centred - 1 })
    expect(rules.act(climb, 'leap')).toBe(climb)
  })
})

describe('the tree', () => {
  test('keeps only the nests and seeds around the egg', () => {
    forFreshSeeds(5, (seed) => {
      const { nests, seeds: hanging, best } = climbTree(seed, { error: 0 }, 40)
      expect([nests[0]?.id, nests.at(-1)?.id]).toEqual([best - TREE.below, best + TREE.above])
      expect(hanging.length).toBeLessThan(3 * nests.length)
    })
  })

  test('has leaps that follow a parabola', () => {
    const flight = { x: 0, y: 100, rise: 15, pull: 0.6, drift: 0, age: 0 }
    expect([flightY(flight, 0), flightY(flight, 50), flightY(flight, 25)]).toEqual([100, 100, 287.5])
  })
})

describe('the busiest scene', () => {
  test('is playable, and shows six kinds of nests', () => {
    const scene = busiest()
    let climb = scene
    for (let { wait } = bestWait(scene); wait > 0; wait--) climb = tick(climb)
    expect(afterLeap(climb).at).toBe(scene.at + 1)
    expect(new Set(scene.nests.map(({ kind }) => kind)).size).toBe(6)
  })
})
