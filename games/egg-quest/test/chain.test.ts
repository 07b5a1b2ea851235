import { describe, expect, test } from 'vitest'
import { isFever, multiplierOf } from '../rules/chain.ts'
import { centreAt, CHAIN, POINTS, SEEDS, TREE } from '../rules/curve.ts'
import { EGG, rules, type Climb } from '../rules.ts'
import { LATER, afterLeap, sittingIn, tick, withNest } from './small-trees.ts'

/** An egg in a still nest, with a still nest above it at offset x. */
const under = (x: number, combo: number, more: Partial<Climb> = {}): Climb => ({
  ...sittingIn('still', { x }),
  combo,
  longest: combo,
  hadFever: true,
  ...more,
})
const BESIDE = centreAt(2) + 1

/** The state after a fall with no nest below. */
const falling = (more: Partial<Climb>) =>
  afterLeap(withNest({ ...sittingIn('slide'), ...more }, 0, { x: 500 }))

describe('a chain', () => {
  test.each([1, 2, 5, 9, 24])('of %i multiplies a nest by one more than its length', (nth) => {
    const { points, combo, longest } = afterLeap(under(0, nth - 1))
    expect([points, combo, longest]).toEqual([POINTS.nest * (nth + 1), nth, nth])
  })

  test.each([
    ['seed', false, POINTS.seed],
    ['golden seed', true, POINTS.golden],
  ])('multiplies a %s', (_name, golden, worth) => {
    const seeds = [{ id: 1, x: 10, y: 250 + EGG, golden }]
    expect(afterLeap(under(500, 3, { seeds })).points).toBe(worth * multiplierOf({ combo: 3 }))
  })

  test('ends with an off-centre landing, and the longest is kept', () => {
    expect(afterLeap(under(BESIDE, 4))).toMatchObject({ combo: 0, longest: 4, points: POINTS.nest })
  })

  test('cools link by link while the egg sits, until it leaps', () => {
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
  test('first starts at three in a row, later at five', () => {
    const isHot = [2, 3, 4, 5].map((combo) => isFever({ combo, hadFever: combo > 3 }))
    expect(isHot).toEqual([false, true, false, true])
    const early = { hadFever: false }
    expect(afterLeap(under(BESIDE, CHAIN.first, early))).toMatchObject({ combo: 4, hadFever: false })
    const wide = centreAt(2) * CHAIN.wide + 1
    expect(afterLeap(under(wide, CHAIN.first, early))).toMatchObject({ combo: 0, hadFever: true })
  })

  test('calls Mother hen at five in a row', () => {
    expect(afterLeap(under(0, CHAIN.fever - 2)).watched).toBe(false)
    expect(afterLeap(under(0, CHAIN.fever - 1)).watched).toBe(true)
  })

  test('widens dead centre', () => {
    expect(afterLeap(under(BESIDE, CHAIN.fever - 1)).combo).toBe(0)
    expect(afterLeap(under(BESIDE, CHAIN.fever)).combo).toBe(CHAIN.fever + 1)
    expect(afterLeap(under(centreAt(2) * CHAIN.wider + 1, CHAIN.fever)).combo).toBe(0)
  })

  test('catches seeds from further away', () => {
    const seeds = [{ id: 1, x: SEEDS.near + 20, y: 250 + EGG, golden: false }]
    expect(afterLeap(under(500, CHAIN.fever - 1, { seeds })).seeds).toEqual(seeds)
    expect(afterLeap(under(500, CHAIN.fever, { seeds })).seeds).toEqual([])
  })
})

describe('a golden egg', () => {
  test.each([
    [9, 3, 4, 1],
    [10, 3, 3, 0],
    [19, 2, 3, 1],
    [9, TREE.most, TREE.most, 1],
  ])('is earned by every tenth link: chain %i, eggs %i → %i', (combo, eggs, after, golden) => {
    expect(afterLeap(under(0, combo, { eggs }))).toMatchObject({ eggs: after, golden })
  })
})

describe('Mother hen', () => {
  test('saves one egg after a fever, and no more', () => {
    const saved = falling({ watched: true, combo: 3, longest: 7 })
    expect(saved).toMatchObject({ eggs: 3, saves: 1, watched: false, combo: 0, at: 1, flight: null })
    expect(afterLeap(saved)).toMatchObject({ eggs: 2, saves: 1 })
  })

  test('saves an egg that falls back twice', () => {
    expect(afterLeap(under(500, 0, { watched: true, cracked: true }))).toMatchObject({ eggs: 3, saves: 1 })
  })

  test('saves every egg in the first eight seconds and stays on watch', () => {
    const early = falling({ tick: 200, watched: true })
    expect(early).toMatchObject({ eggs: 3, saves: 1, watched: true })
    expect(falling({ tick: LATER })).toMatchObject({ eggs: 2, saves: 0 })
    expect(TREE.kind).toBeGreaterThanOrEqual(8 * 60)
    expect(TREE.kind).toBeLessThan(LATER)
  })
})
