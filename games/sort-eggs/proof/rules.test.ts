import { describe, expect, test } from 'vitest'
import { FARM, LOTS, ROW } from '../rules/curve.ts'
import { rules, type Day, type Egg } from '../rules.ts'
import { endOf, endsOf, isUnder, lengthOf, depthOf, rowsOf, type Gate } from '../rules/tree.ts'

const opening = rules.start(7, 1)
const [left, right] = opening.baskets
const tick = (day: Day) => rules.tick?.(day) ?? day
const egg = (change: Partial<Egg>): Egg => ({
  id: 1,
  kind: left?.kind ?? 0,
  golden: false,
  place: 1,
  at: 0,
  ...change,
})
/** Just before its basket, heading for the left one. */
const arriving = (change: Partial<Egg> = {}): Day => ({
  ...opening,
  rest: 500,
  eggs: [egg({ place: 2, at: 2 * ROW - 1, ...change })],
})

describe('a gate', () => {
  test.each([
    [0, 2],
    [1, 3],
  ] as const)('that points %i sends the egg to place %i', (way, place) => {
    const day = tick({ ...opening, gates: [{ place: 1, way }], eggs: [egg({ at: ROW - 1 })] })
    expect(day.eggs[0]?.place).toBe(place)
  })

  test('does nothing to an egg that has not come to it or has passed', () => {
    const before = tick({ ...opening, eggs: [egg({ at: 100 })] })
    expect(before.eggs[0]?.place).toBe(1)
    const past = tick(rules.act({ ...opening, eggs: [egg({ place: 2, at: ROW + 1 })] }, { flip: 1 }))
    expect(past.eggs[0]?.place).toBe(2)
  })

  test('flips to and fro; where there is none, nothing changes', () => {
    const once = rules.act(opening, { flip: 1 })
    expect([once.gates[0]?.way, once.flips]).toEqual([1, 1])
    expect(rules.act(once, { flip: 1 }).gates).toEqual(opening.gates)
    expect(rules.act(opening, { flip: 2 })).toBe(opening)
  })
})

describe('at the end of a chute', () => {
  test('the right basket keeps the egg', () => {
    const day = tick(arriving())
    expect([day.eggs.length, day.points, day.row, day.broken]).toEqual([0, 1, 1, 0])
    expect(day.baskets.find(({ place }) => place === 2)?.held).toBe(1)
  })

  test('a wrong one breaks it, ends the row, and everything stops for a moment', () => {
    const day = tick({ ...arriving({ kind: right?.kind ?? 0 }), row: 5 })
    expect([day.eggs.length, day.points, day.row, day.broken]).toEqual([0, 0, 0, 1])
    expect(day.stop).toBe(FARM.breakStop)
    const rolling = { ...day, eggs: [egg({ at: 300 })] }
    expect(tick(rolling).eggs).toBe(rolling.eggs)
  })

  test('the longest row is remembered when it has ended', () => {
    const best = tick({ ...arriving(), row: 5, longest: 5 })
    expect([best.row, best.longest]).toEqual([6, 6])
    expect(tick({ ...arriving({ kind: right?.kind ?? 0 }), row: 6, longest: 6 }).longest).toBe(6)
    expect(tick({ ...arriving(), row: 2, longest: 6 }).longest).toBe(6)
  })

  test('a golden egg is worth more', () => {
    expect(tick(arriving({ golden: true })).points).toBe(FARM.goldenPoints)
  })

  test('a full row makes the next egg golden, and only that one', () => {
    const day = tick({ ...arriving(), row: FARM.goldenRow - 1 })
    expect(day.next.golden).toBe(true)
    const laid = tick({ ...day, rest: 1 })
    expect([laid.eggs[0]?.golden, laid.next.golden]).toEqual([true, false])
    expect(tick({ ...arriving(), row: FARM.goldenRow - 2 }).next.golden).toBe(false)
  })

  test('the third broken egg ends the day, and then nothing moves', () => {
    const over = tick({ ...arriving({ kind: right?.kind ?? 0 }), broken: FARM.broken - 1 })
    expect(rules.outcome(over)).toBe('lost')
    expect(tick(over)).toBe(over)
    expect(rules.act(over, { flip: 1 })).toBe(over)
    expect(rules.moves(over)).toEqual([])
  })
})

describe('the hen', () => {
  test('begins with an egg that needs no flip, then one that needs it', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { next, bag, baskets, gates } = rules.start(seed, 1)
      const home = (kind: number | undefined) => baskets.find((basket) => basket.kind === kind)?.place
      expect([home(next.kind), home(bag[0])]).toEqual([endOf(gates, 1), 3])
    }
  })

  test('waits for the egg before', () => {
    const waiting: Day = { ...opening, rest: 0, space: 3000, eggs: [egg({ at: 1000 })] }
    expect(tick(waiting).eggs).toHaveLength(1)
    expect(tick({ ...waiting, eggs: [egg({ at: 3000 })] }).eggs).toHaveLength(2)
  })

  test('lets the tree grow only when it is empty, and lays the new pattern first', () => {
    const full: Day = { ...opening, lot: 0, eggs: [egg({})] }
    expect(tick(full).gates).toHaveLength(1)
    const grown = tick({ ...full, eggs: [] })
    expect(grown.gates).toHaveLength(2)
    expect(grown.baskets.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(
      endsOf(grown.gates).toSorted((a, b) => a - b),
    )
    expect([grown.next.kind, grown.lot, grown.rest]).toEqual([grown.baskets[2]?.kind, LOTS[1], FARM.growing])
  })

  test('keeps a golden egg that was promised', () => {
    const grown = tick({ ...opening, lot: 0, next: { ...opening.next, golden: true } })
    expect(grown.next.golden).toBe(true)
  })

  test('swaps two baskets when there is no more to grow', () => {
    let day: Day = opening
    while (day.gates.length < LOTS.length) day = tick({ ...day, lot: 0, eggs: [] })
    const swapped = tick({ ...day, lot: 0 })
    const moved = swapped.baskets.filter(({ place }, i) => place !== day.baskets[i]?.place)
    expect([swapped.gates, moved.length]).toEqual([day.gates, 2])
  })
})

describe('the tree', () => {
  const gates: Gate[] = [
    { place: 1, way: 0 },
    { place: 2, way: 1 },
    { place: 5, way: 0 },
  ]

  test.each([
    [1, 10],
    [2, 10],
    [3, 3],
    [5, 10],
    [11, 11],
  ])('from place %i the gates lead to %i', (from, end) => expect(endOf(gates, from)).toBe(end))

  test('its ends from left to right, its rows, its length', () => {
    expect(endsOf(gates)).toEqual([4, 10, 11, 3])
    expect([rowsOf(gates), lengthOf(gates)]).toEqual([3, 4 * ROW])
    expect([1, 2, 3, 4, 7, 8].map(depthOf)).toEqual([0, 1, 1, 2, 2, 3])
  })

  test.each([
    [10, 5, true],
    [10, 2, true],
    [10, 10, true],
    [10, 3, false],
    [2, 4, false],
  ])('%i is under %i: %s', (place, above, is) => expect(isUnder(place, above)).toBe(is))
})
