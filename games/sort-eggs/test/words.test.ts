import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/test/listener.ts'
import { lotsOf, ROW } from '../rules/curve.ts'
import { KINDS, rules, type Day, type Egg } from '../rules.ts'
import { TWISTS } from '../rules/state.ts'
import { busiest } from './busiest.ts'
import { ask, remark, say, tally, verdict } from '../words.ts'

const opening = rules.start(5, 1)
/** After a day of thirty eggs. */
const NIGHT = {
  nights: 1,
  lot: lotsOf(1)[0] ?? 0,
  rest: 9,
  today: 30,
  twists: ['rotten eggs', 'a fox'],
} as const
const [left, right] = opening.baskets
const kind = left?.kind ?? 0
const egg: Egg = { id: 1, kind, other: kind, form: 'plain', place: 1, at: ROW / 2 }

test.each<[string, Partial<Day>, string | undefined]>([
  ['a broken egg is comforted', { broken: 1 }, 'Never mind!'],
  ['the last one too', { broken: 3 }, 'Good night!'],
  [
    'a new basket is announced',
    { gates: [...opening.gates, { place: 2, way: 0 }], changes: 1 },
    'New basket!',
  ],
  ['a swap is announced', { changes: 1 }, 'Swap!'],
  ['so is a golden egg', { next: { kind: 0, other: 0, form: 'golden' } }, 'Gold comes!'],
  ['a fox is announced', { fox: 2 }, 'A fox!'],
  ['and sent away', { shooed: 1 }, 'Shoo!'],
  ['or given what he deserves', { fed: 1, points: 10 }, 'Serves him!'],
  ['a night is wished good', { ...NIGHT, changes: 4 }, 'Sleep well!'],
  ['and praised when it is home', { golds: 1, row: 9 }, 'Pure gold!'],
  ['a row is praised now and then', { points: 1, row: 5 }, 'Well done!'],
  ['nothing, nothing', { tick: 1 }, undefined],
])('%s', (_name, change, words) => expect(remark(opening, { ...opening, ...change })).toBe(words))

describe('for those who cannot see', () => {
  const [one, other] = [left, right].map((basket) => KINDS[basket?.kind ?? 0])

  test('the baskets from left to right, and what may still break', () => {
    expect(say(opening)).toBe(`From left: ${one}, ${other}. 3 eggs to break`)
    expect(say({ ...opening, broken: 2 })).toBe(`From left: ${one}, ${other}. 1 egg to break`)
    const swapped = opening.baskets.map((basket) => ({ ...basket, place: 5 - basket.place }))
    expect(say({ ...opening, baskets: swapped })).toContain(`${other}, ${one}.`)
  })

  test('by night what the day brought, and what tomorrow will', () => {
    expect(say({ ...opening, ...NIGHT })).toBe('Night 1: 30 eggs home. Tomorrow: rotten eggs, a fox')
    expect(countWords(say({ ...opening, ...NIGHT, twists: TWISTS }))).toBeLessThanOrEqual(12)
  })

  test('of the whole tree in a dozen words', () => {
    const full = busiest()
    expect(full.baskets.length).toBe(KINDS.length)
    expect(countWords(say(full))).toBeLessThanOrEqual(12)
  })

  test('what to press, then for which egg and where', () => {
    expect(ask(opening, egg)).toBe(`Left: ${one}, egg 1, row 1`)
    expect(ask(opening, { ...egg, id: 8, kind: right?.kind ?? 0, form: 'golden' })).toBe(
      `Right: golden ${other}, egg 8, row 1`,
    )
    expect(ask(opening, { ...egg, form: 'rotten' })).toBe('Down: rotten, egg 1, row 1')
    expect(ask({ ...opening, fox: 3 }, egg)).toBe(`Down: fox at ${other}`)
    expect(ask(opening, undefined)).toBe('')
  })

  test('every egg at every gate has a sentence of its own, or it would not be said', () => {
    const grown: Day = {
      ...opening,
      gates: [...opening.gates, { place: 2, way: 0 }],
      baskets: opening.baskets.map((basket) => ({ ...basket, place: basket.place === 2 ? 4 : 3 })),
    }
    const all = [egg, { ...egg, place: 2 }, { ...egg, id: 2 }].map((each) => ask(grown, each))
    expect(all).toEqual([
      `Left: ${one}, egg 1, row 1`,
      `Left: ${one}, egg 1, row 2`,
      `Left: ${one}, egg 2, row 1`,
    ])
    expect(ask(grown, { ...egg, kind: right?.kind ?? 0, place: 2 })).toBe(
      'Either way, it is lost: egg 1, row 2',
    )
  })

  test('hearts and a heading that fits', () => {
    expect([0, 1, 3].map((broken) => tally({ ...opening, broken }))).toEqual(['♥♥♥', '♥♥♡', '♡♡♡'])
    expect(verdict(opening)).toBe('Day 1')
    expect(verdict({ ...opening, nights: 1 })).toBe('Day 2')
  })
})
