import { describe, expect, test } from 'vitest'
import { ROW } from '../rules/curve.ts'
import { arrange, between, actionNear, pointAt, spotOf } from '../view/layout.ts'
import { rules, type Day, type Egg } from '../rules.ts'
import type { Gate } from '../rules/state.ts'
import { endsOf } from '../rules/tree.ts'

const gatesAt = (...places: number[]): Gate[] => places.map((place) => ({ place, way: 0 }))
const ONE = gatesAt(1)
const FULL = gatesAt(1, 2, 3, 4, 7)
const screen = (width: number, height: number) => ({
  width,
  height,
  safe: { top: 58, right: 8, bottom: 8, left: 8 },
})
const FRAMES = [
  [288, 650],
  [320, 480],
  [390, 844],
  [768, 1024],
  [1280, 650],
  [1920, 1080],
] as const

describe.each(FRAMES)('in a frame of %i×%i', (width, height) => {
  test.each([
    ['the first tree', ONE],
    ['the last tree', FULL],
  ])('%s fits, from the coop to the ground', (_name, gates) => {
    const { spots, basket, egg, ground, top, hen, rim } = arrange(screen(width, height), gates)
    const ends = endsOf(gates).map((place) => spots.get(place)?.x ?? Number.NaN)
    expect(Math.min(...ends) - basket / 2).toBeGreaterThanOrEqual(8)
    expect(Math.max(...ends) + basket / 2).toBeLessThanOrEqual(width - 8)
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    expect(top.y - hen * 3.2).toBeGreaterThan(0)
    expect(rim).toBeLessThan(ground)
    expect(ground).toBeLessThan(height)
    // Smaller eggs could not be told apart.
    expect(egg).toBeGreaterThan(13)
    expect(basket).toBeGreaterThan(egg * 2)
  })

  test('gates are further apart than a fingertip', () => {
    const { spots } = arrange(screen(width, height), FULL)
    const places = FULL.map(({ place }) => spots.get(place) ?? { x: 0, y: 0 })
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(44)
  })
})

describe('the path of an egg', () => {
  const layout = arrange(screen(390, 844), FULL)

  test.each([1, 2, 3, 4, 5, 7, 8, 15])('to place %i passes every gate above it without a jump', (place) => {
    for (let row = 1; place >> row > 0; row++) {
      const above = place >> row
      const reached = 31 - Math.clz32(above) + 1
      const { x, y } = pointAt(layout, place, reached * ROW)
      expect(x).toBeCloseTo(spotOf(layout, above).x)
      expect(y).toBeCloseTo(spotOf(layout, above).y)
    }
    let last = pointAt(layout, place, 0)
    for (let at = 0; at < 4 * ROW; at += 60) {
      const now = pointAt(layout, place, at)
      expect(Math.abs(now.x - last.x)).toBeLessThan(layout.row * 0.06)
      last = now
    }
  })

  test('ends over the basket', () => {
    for (const place of endsOf(FULL)) {
      const { x, y } = pointAt(layout, place, 4 * ROW)
      expect(x).toBeCloseTo(spotOf(layout, place).x)
      expect(y).toBeCloseTo(layout.rim)
    }
  })
})

const day: Day = { ...rules.start(1, 1), gates: FULL }

test('a tap selects the nearest gate, or nothing if all are far away', () => {
  const layout = arrange(screen(390, 844), FULL)
  for (const { place } of FULL) {
    const { x, y } = spotOf(layout, place)
    expect(actionNear(layout, day, { x: x + 18, y: y - 8 })).toEqual({ flip: place })
  }
  expect(actionNear(layout, day, { x: 20, y: 20 })).toBeUndefined()
})

test('a tap on a rotten egg or the fox takes precedence over a gate', () => {
  const layout = arrange(screen(320, 480), FULL)
  const rotten: Egg = { id: 7, kind: 0, other: 0, form: 'rotten', place: 2, at: ROW * 1.8 }
  const { x, y } = pointAt(layout, rotten.place, rotten.at)
  expect(actionNear(layout, { ...day, eggs: [rotten] }, { x: x + 9, y: y + 9 })).toEqual({ toss: 7 })
  expect(actionNear(layout, { ...day, eggs: [{ ...rotten, form: 'plain' }] }, { x, y })).toEqual({ flip: 2 })
  const fox = spotOf(layout, 8).x
  expect(actionNear(layout, { ...day, fox: 8 }, { x: fox, y: layout.rim - 10 })).toEqual({ shoo: 8 })
})

test.each([
  [320, 480],
  [320, 568],
])('the opening at %i×%i places hen and baskets on the card, side by side', (width, height) => {
  const { bare, top, ground, rim, hen, basket, spots } = arrange(screen(width, height), ONE, true)
  // Measured top of the card in a narrow frame; a little lower in the smaller one.
  const card = height - 268
  expect([bare, top.y]).toEqual([true, ground])
  expect(ground).toBeGreaterThanOrEqual(card)
  expect(rim).toBeLessThan(card - 20)
  const [left, right] = [2, 3].map((place) => spots.get(place)?.x ?? 0)
  expect(top.x - (left ?? 0)).toBeGreaterThan(basket / 2 + hen * 2)
  expect((right ?? 0) + basket / 2).toBeLessThanOrEqual(width - 8)
})

test('new branches grow out of the fork', () => {
  const [from, to] = [arrange(screen(390, 844), ONE), arrange(screen(390, 844), gatesAt(1, 2))]
  expect(between(from, to, 0).spots.get(4)).toEqual(from.spots.get(2))
  expect(between(from, to, 1)).toEqual(to)
})

test('sizes stay positive in a frame that is far too low', () => {
  for (const opening of [true, false]) {
    const { egg, row, basket, rim, ground } = arrange(screen(288, 240), FULL, opening)
    expect(Math.min(egg, row, basket, ground - rim)).toBeGreaterThan(0)
  }
})
