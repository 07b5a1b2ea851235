import { describe, expect, test } from 'vitest'
import { FARM, ROW } from '../rules/curve.ts'
import { KINDS, rules, type Day } from '../rules.ts'
import { remark, say, tally, verdict } from '../words.ts'

const opening = rules.start(5, 1)
const [left, right] = opening.baskets
const egg = { id: 1, kind: left?.kind ?? 0, golden: false, place: 1, at: ROW / 2 }

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
