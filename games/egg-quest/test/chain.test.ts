import { describe, expect, test } from 'vitest'
import { timesOf } from '../rules/chain.ts'
import { centreAt, CHAIN, POINTS, SEEDS, TREE } from '../rules/curve.ts'
import { EGG, rules, type Climb } from '../rules.ts'
import { LATER, leapt, standing, tick, withNest } from './standing.ts'

/** Above the egg's nest, which stands still, is one that does so too: dead centre, or beside it. */
const under = (x: number, combo: number, more: Partial<Climb> = {}): Climb => ({
  ...standing('still', { x }),
  combo,
  longest: combo,
  ...more,
})
const BESIDE = centreAt(2) + 1

/** Nothing below to fall into. */
const falling = (more: Partial<Climb>) => leapt(withNest({ ...standing('slide'), ...more }, 0, { x: 500 }))

describe('a chain', () => {
  test.each([1, 2, 5, 9, 24])('multiplies a nest by one more than its length, without a limit: %i', (nth) => {
    const { points, combo, longest } = leapt(under(0, nth - 1))
    expect([points, combo, longest]).toEqual([POINTS.nest * (nth + 1), nth, nth])
  })

  test.each([
    ['seed', false, POINTS.seed],
    ['golden seed', true, POINTS.golden],
  ])('multiplies a %s', (_name, golden, worth) => {
    const seeds = [{ id: 1, x: 10, y: 250 + EGG, golden }]
    expect(leapt(under(500, 3, { seeds })).points).toBe(worth * timesOf({ combo: 3 }))
  })

  test('ends with a landing beside the centre, and its length is remembered', () => {
    expect(leapt(under(BESIDE, 4))).toMatchObject({ combo: 0, longest: 4, points: POINTS.nest })
  })

  test('cools while the egg sits about, one for each beat, and a leap warms it again', () => {
    let climb = under(0, 3)
    for (let i = 1; i < CHAIN.warm; i++) climb = tick(climb)
    expect(climb.combo).toBe(3)
    climb = tick(climb)
    expect(climb.combo).toBe(2)
    for (let i = 0; i < CHAIN.cools; i++) climb = tick(climb)
    expect(climb.combo).toBe(1)
    expect(rules.act(climb, 'leap').sat).toBe(0)
    for (let i = 0; i < 3 * CHAIN.cools; i++) climb = tick(climb)
    expect(climb.combo).toBe(0)
  })
})

describe('a fever', () => {
  test('begins at five in a row, and calls Mother hen', () => {
    expect(leapt(under(0, CHAIN.fever - 2)).watched).toBe(false)
    expect(leapt(under(0, CHAIN.fever - 1)).watched).toBe(true)
  })

  test('makes the centre wider', () => {
    expect(leapt(under(BESIDE, CHAIN.fever - 1)).combo).toBe(0)
    expect(leapt(under(BESIDE, CHAIN.fever)).combo).toBe(CHAIN.fever + 1)
    expect(leapt(under(centreAt(2) * CHAIN.wider + 1, CHAIN.fever)).combo).toBe(0)
  })

  test('draws seeds from afar', () => {
    const seeds = [{ id: 1, x: SEEDS.near + 20, y: 250 + EGG, golden: false }]
    expect(leapt(under(500, CHAIN.fever - 1, { seeds })).seeds).toEqual(seeds)
    expect(leapt(under(500, CHAIN.fever, { seeds })).seeds).toEqual([])
  })
})

describe('a golden egg', () => {
  test.each([
    [9, 3, 4, 1],
    [10, 3, 3, 0],
    [19, 2, 3, 1],
    [9, TREE.most, TREE.most, 1],
  ])('comes with every tenth in a row: after %i, %i eggs are %i', (combo, eggs, after, golden) => {
    expect(leapt(under(0, combo, { eggs }))).toMatchObject({ eggs: after, golden })
  })
})

describe('Mother hen', () => {
  test('brings one egg back after a fever has called her, and then no more', () => {
    const saved = falling({ watched: true, combo: 3, longest: 7 })
    expect(saved).toMatchObject({ eggs: 3, saves: 1, watched: false, combo: 0, at: 1, flight: null })
    expect(leapt(saved)).toMatchObject({ eggs: 2, saves: 1 })
  })

  test('also saves one that cracks twice', () => {
    expect(leapt(under(500, 0, { watched: true, cracked: true }))).toMatchObject({ eggs: 3, saves: 1 })
  })

  test('brings back all that falls in the first eight seconds, and is still there later', () => {
    const early = falling({ tick: 200, watched: true })
    expect(early).toMatchObject({ eggs: 3, saves: 1, watched: true })
    expect(falling({ tick: LATER })).toMatchObject({ eggs: 2, saves: 0 })
    expect(TREE.kind).toBeGreaterThanOrEqual(8 * 60)
    expect(TREE.kind).toBeLessThan(LATER)
  })
})
