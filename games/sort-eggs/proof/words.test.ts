import { describe, expect, test } from 'vitest'
import { busiest } from './busiest.ts'
import { FARM, HOURS, LOTS, ROW } from '../rules/curve.ts'
import { landedOf, sounds } from '../view/effects.ts'
import { lightAt, SKIES } from '../view/hours.ts'
import { KINDS, rules, type Day } from '../rules.ts'
import { remark, say, tally, verdict } from '../words.ts'

const opening = rules.start(5, 1)
const [left, right] = opening.baskets
const egg = { id: 1, kind: left?.kind ?? 0, golden: false, place: 1, at: ROW / 2 }

/** What is heard when this changes. */
const names = (change: Partial<Day>) => sounds(opening, { ...opening, ...change }).map(({ name }) => name)

/** How high an egg in its basket sounds as the nth of a row. */
const step = (row: number) =>
  sounds({ ...opening, row: row - 1 }, { ...opening, row, points: 1 }).find(({ name }) => name === 'pluck')
    ?.step

test.each<[string, Partial<Day>, string | undefined]>([
  ['a broken egg is comforted', { broken: 1 }, 'Never mind!'],
  ['the last one too', { broken: 3 }, 'Good night!'],
  [
    'a new basket is announced',
    { gates: [...opening.gates, { place: 2, way: 0 }], changes: 1 },
    'New basket!',
  ],
  ['a swap is announced', { changes: 1 }, 'Swap!'],
  ['so is a golden egg', { next: { kind: 0, golden: true } }, 'Gold comes!'],
  ['and praised when it is home', { points: FARM.goldenPoints, row: 9 }, 'Pure gold!'],
  ['a row is praised now and then', { points: 1, row: 5 }, 'Well done!'],
  ['an hour is greeted', { tick: FARM.day * 0.12 }, 'Morning!'],
  ['nothing, nothing', { tick: 1 }, undefined],
])('%s', (_name, change, words) => expect(remark(opening, { ...opening, ...change })).toBe(words))

describe('for those who cannot see', () => {
  test('the egg, its way and how the gate stands', () => {
    const name = KINDS[egg.kind]
    expect(say({ ...opening, eggs: [egg] })).toBe(`Egg with ${name} to the left, gate ready. 3 eggs to break`)
    const other = { ...egg, kind: right?.kind ?? 0, golden: true }
    expect(say({ ...opening, eggs: [other], broken: 2 })).toBe(
      `Golden egg with ${KINDS[other.kind]} to the right, gate not ready. 1 egg to break`,
    )
    expect(say({ ...opening, broken: 1 })).toBe('2 eggs to break')
  })

  test('hearts and a heading that fits', () => {
    expect([0, 1, 3].map((broken) => tally({ ...opening, broken }))).toEqual(['♥♥♥', '♥♥♡', '♡♡♡'])
    expect(verdict(opening)).toBe('Till dawn')
    expect(verdict({ ...opening, tick: FARM.day * 1.5 })).toBe('Day 2')
  })
})

describe('sounds', () => {
  test('a flip clacks, a broken egg thuds, nothing is silent', () => {
    expect(names({ gates: [{ place: 1, way: 1 }], flips: 1 })).toContain('knock')
    expect(names({ broken: 1 })).toContain('thud')
    expect(names({ tick: 1 })).toEqual([])
  })

  test('a row of right eggs climbs the scale', () => {
    expect([1, 2, 3, 40].map(step)).toEqual([1, 2, 3, 12])
  })

  test('what landed is the foremost egg, and only when something was counted', () => {
    const before = { ...opening, eggs: [egg] }
    expect(landedOf(before, { ...before, points: 1 })).toBe(egg)
    expect(landedOf(before, { ...before, tick: 9 })).toBeUndefined()
  })
})

describe('the light', () => {
  test('turns from dawn to night and to the next dawn without a jump', () => {
    expect(SKIES).toHaveLength(HOURS.length)
    for (let tick = 0; tick < FARM.day + 600; tick += 20)
      expect(Math.abs(lightAt(tick).dark - lightAt(tick + 20).dark)).toBeLessThan(0.05)
    expect(lightAt(FARM.day * 0.4).dark).toBe(0)
    expect(lightAt(FARM.day * 0.85).dark).toBe(1)
  })
})

test('the fullest scene has the whole tree and eggs in every row', () => {
  const { gates, eggs, baskets } = busiest()
  expect([gates.length, baskets.length]).toEqual([LOTS.length, LOTS.length + 1])
  expect(eggs.length).toBeGreaterThanOrEqual(3)
})
