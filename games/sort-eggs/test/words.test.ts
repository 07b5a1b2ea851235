import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/test/listener.ts'
import { lotsOf, ROW } from '../rules/curve.ts'
import { PATTERNS, rules, type Day, type Egg } from '../rules.ts'
import { busiest } from './busiest.ts'
import { promptFor, remark, say, tally, verdict } from '../words.ts'

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
  ['comforts after a broken egg', { broken: 1 }, 'Never mind!'],
  ['comforts after the last one, too', { broken: 3 }, 'Good night!'],
  ['announces a new basket', { gates: [...opening.gates, { place: 2, way: 0 }], changes: 1 }, 'New basket!'],
  ['announces a swap', { changes: 1 }, 'Swap!'],
  ['announces a golden egg', { next: { kind: 0, other: 0, form: 'golden' } }, 'Gold next!'],
  ['announces a fox', { fox: 2 }, 'A fox!'],
  ['comments on a shooed fox', { shooed: 1 }, 'Shoo!'],
  ['gloats over a fed fox', { fed: 1, points: 10 }, 'Got him!'],
  ['says good night', { ...NIGHT, changes: 4 }, 'Sleep well!'],
  ['praises a golden egg brought home', { golds: 1, row: 9 }, 'Pure gold!'],
  ['praises a row now and then', { points: 1, row: 5 }, 'Well done!'],
  ['says nothing without a reason', { tick: 1 }, undefined],
])('the hen %s', (_name, change, words) => expect(remark(opening, { ...opening, ...change })).toBe(words))

describe('announcements', () => {
  const [one, other] = [left, right].map((basket) => PATTERNS[basket?.kind ?? 0])

  test('list the baskets from left to right, and the hearts that are left', () => {
    expect(say(opening)).toBe(`From left: ${one}, ${other}. 3 hearts left`)
    expect(say({ ...opening, broken: 2 })).toBe(`From left: ${one}, ${other}. 1 heart left`)
    const swapped = opening.baskets.map((basket) => ({ ...basket, place: 5 - basket.place }))
    expect(say({ ...opening, baskets: swapped })).toContain(`${other}, ${one}.`)
  })

  test('sum up the day at night, and list the twists of tomorrow', () => {
    expect(say({ ...opening, ...NIGHT })).toBe('Night 1: 30 eggs home. Tomorrow: rotten eggs, a fox')
    expect(say({ ...opening, ...NIGHT, today: 1 })).toContain('1 egg home.')
    expect(
      countWords(say({ ...opening, ...NIGHT, twists: ['a fox', 'rotten eggs', 'gold rush'] })),
    ).toBeLessThanOrEqual(12)
  })

  test('describe the full tree in at most 12 words', () => {
    const full = busiest()
    expect(full.baskets.length).toBe(PATTERNS.length)
    expect(countWords(say(full))).toBeLessThanOrEqual(12)
  })

  test('give the key to press, then the egg and its row', () => {
    expect(promptFor(opening, egg)).toBe(`Left: ${one}, egg 1, row 1`)
    expect(promptFor(opening, { ...egg, id: 8, kind: right?.kind ?? 0, form: 'golden' })).toBe(
      `Right: golden ${other}, egg 8, row 1`,
    )
    expect(promptFor(opening, { ...egg, form: 'rotten' })).toBe('Down: rotten, egg 1, row 1')
    expect(promptFor({ ...opening, fox: 3 }, egg)).toBe(`Down: fox at ${other}`)
    expect(promptFor(opening, undefined)).toBe('')
  })

  test('differ by egg and by gate', () => {
    const grown: Day = {
      ...opening,
      gates: [...opening.gates, { place: 2, way: 0 }],
      baskets: opening.baskets.map((basket) => ({ ...basket, place: basket.place === 2 ? 4 : 3 })),
    }
    const all = [egg, { ...egg, place: 2 }, { ...egg, id: 2 }].map((each) => promptFor(grown, each))
    expect(all).toEqual([
      `Left: ${one}, egg 1, row 1`,
      `Left: ${one}, egg 1, row 2`,
      `Left: ${one}, egg 2, row 1`,
    ])
    expect(promptFor(grown, { ...egg, kind: right?.kind ?? 0, place: 2 })).toBe(
      'Either way, it is lost: egg 1, row 2',
    )
  })

  test('show hearts and a short heading', () => {
    expect([0, 1, 3].map((broken) => tally({ ...opening, broken }))).toEqual(['♥♥♥', '♥♥♡', '♡♡♡'])
    expect(verdict(opening)).toBe('Next: a fox!')
    expect(verdict({ ...opening, nights: 1 })).toBe('Next: rotten eggs!')
    expect(verdict({ ...opening, nights: 4 })).toBe('Day 5')
  })
})
