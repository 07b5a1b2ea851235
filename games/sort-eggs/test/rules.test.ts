import { describe, expect, test } from 'vitest'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { FARM, isNight, lotsOf, ROW, timesOf } from '../rules/curve.ts'
import { rules, type Day, type Egg } from '../rules.ts'
import type { Gate } from '../rules/state.ts'
import { endOf, endsOf, isUnder, lengthOf, depthOf, rowsOf } from '../rules/tree.ts'

const opening = rules.start(7, 1)
const [left, right] = opening.baskets
const tick = (day: Day) => rules.tick?.(day) ?? day
const [ours, theirs] = [left?.kind ?? 0, right?.kind ?? 0]
const egg = (change: Partial<Egg>): Egg => ({
  id: 1,
  kind: ours,
  other: ours,
  form: 'plain',
  place: 1,
  at: 0,
  ...change,
})
/** An egg about to land in the left basket, after the first eight seconds. */
const arriving = (change: Partial<Egg> = {}): Day => ({
  ...opening,
  tick: FARM.free,
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

  test('does not affect eggs before or after it', () => {
    const before = tick({ ...opening, eggs: [egg({ at: 100 })] })
    expect(before.eggs[0]?.place).toBe(1)
    const past = tick(rules.act({ ...opening, eggs: [egg({ place: 2, at: ROW + 1 })] }, { flip: 1 }))
    expect(past.eggs[0]?.place).toBe(2)
  })

  test('flips both ways; flipping a missing gate changes nothing', () => {
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
    expect([day.home, day.today]).toEqual([1, 1])
    expect(day.baskets.find(({ place }) => place === 2)?.held).toBe(1)
  })

  test('a wrong basket breaks it and ends the row, with a hit stop', () => {
    const day = tick({ ...arriving({ kind: theirs }), row: 5 })
    expect([day.eggs.length, day.points, day.row, day.broken]).toEqual([0, 0, 0, 1])
    expect(day.stop).toBe(FARM.breakStop)
    const rolling = { ...day, eggs: [egg({ at: 300 })] }
    expect(tick(rolling).eggs).toBe(rolling.eggs)
  })

  test('a broken egg costs nothing in the first eight seconds', () => {
    const wrong = arriving({ kind: theirs })
    const early = tick({ ...wrong, tick: FARM.free - 1 })
    expect([early.broken, early.slips, early.stop]).toEqual([0, 0, FARM.breakStop])
    expect([tick(wrong).broken, tick(wrong).slips]).toEqual([1, 1])
  })

  test('the longest row is kept after it ends', () => {
    const best = tick({ ...arriving(), row: 5, longest: 5 })
    expect([best.row, best.longest]).toEqual([6, 6])
    expect(tick({ ...arriving({ kind: theirs }), row: 6, longest: 6 }).longest).toBe(6)
    expect(tick({ ...arriving(), row: 2, longest: 6 }).longest).toBe(6)
  })

  test('a golden egg is worth more', () => {
    const day = tick(arriving({ form: 'golden' }))
    expect([day.points, day.golds]).toEqual([FARM.goldenPoints, 1])
  })

  test('a full row of nests makes only the next egg golden', () => {
    const day = tick({ ...arriving(), row: FARM.nests - 1 })
    expect(day.next.form).toBe('golden')
    const laid = tick({ ...day, rest: 1 })
    expect([laid.eggs[0]?.form, laid.next.form]).toEqual(['golden', 'plain'])
    expect(tick({ ...arriving(), row: FARM.nests - 2 }).next.form).toBe('plain')
  })

  test('the third broken egg ends the round, and nothing moves any more', () => {
    const over = tick({ ...arriving({ kind: theirs }), broken: FARM.broken - 1 })
    expect(rules.outcome(over)).toBe('lost')
    expect(tick(over)).toBe(over)
    expect(rules.act(over, { flip: 1 })).toBe(over)
    expect(rules.moves(over)).toEqual([])
  })
})

describe('the nests on the roof', () => {
  test('raise the multiplier by one for every eight in a row, up to five', () => {
    expect([0, 7, 8, 15, 16, 31, 32, 400].map(timesOf)).toEqual([1, 1, 2, 2, 3, 4, 5, 5])
    const worth = (row: number) => tick({ ...arriving(), row }).points
    expect([7, 8, 16, 99].map(worth)).toEqual([1, 2, 3, 5])
    expect(tick({ ...arriving({ form: 'golden' }), row: 16 }).points).toBe(3 * FARM.goldenPoints)
  })
})

describe('a rotten egg', () => {
  const rotten: Day = {
    ...opening,
    tick: 900,
    row: 8,
    eggs: [egg({ at: 900, form: 'rotten' }), egg({ id: 2 })],
  }

  test('can be thrown out for the points of an egg; other eggs cannot', () => {
    const day = rules.act(rotten, { toss: 1 })
    expect(day.eggs.map(({ id }) => id)).toEqual([2])
    expect([day.thrown, day.row, day.points, day.home]).toEqual([1, 9, 2, 0])
    expect(rules.act(rotten, { toss: 2 })).toBe(rotten)
    expect(rules.act(rotten, { toss: 3 })).toBe(rotten)
  })

  test('breaks in every basket', () => {
    const day = tick(arriving({ form: 'rotten' }))
    expect([day.broken, day.points, day.home]).toEqual([1, 0, 0])
  })
})

describe('a twin', () => {
  test('splits at the first gate, each half to its side, however the gate is set', () => {
    for (const way of [0, 1] as const) {
      const twin = egg({ id: 5, at: ROW - 1, form: 'twin', other: theirs })
      const { eggs } = tick({ ...opening, gates: [{ place: 1, way }], eggs: [twin] })
      expect(eggs.map(({ id, kind, form, place }) => [id, kind, form, place])).toEqual([
        [5, ours, 'plain', 2],
        [6, theirs, 'plain', 3],
      ])
    }
  })

  test('lands its halves a tick apart', () => {
    const halves = [
      egg({ place: 2, at: 2 * ROW - 1 }),
      egg({ id: 2, kind: theirs, place: 3, at: 2 * ROW - 1 }),
    ]
    const one = tick({ ...arriving(), eggs: halves })
    expect([one.home, tick(one).home]).toEqual([1, 2])
  })

  test('takes two ids and delays the next egg', () => {
    const ready: Day = { ...opening, rest: 1, next: { kind: ours, other: theirs, form: 'twin' } }
    expect([tick(ready).laid, tick(ready).eggs.length]).toEqual([2, 1])
    expect(tick(ready).space).toBeGreaterThan(tick({ ...ready, next: opening.next }).space * 1.2)
  })
})

/** The same, with a fox at that basket. */
const guarded = (change: Partial<Egg> = {}): Day => ({ ...arriving(change), fox: 2, row: 8 })

describe('a fox', () => {
  test('can be shooed from his basket', () => {
    expect(rules.act(guarded(), { shoo: 2 })).toMatchObject({ fox: 0, shooed: 1 })
    const day = guarded()
    expect(rules.act(day, { shoo: 3 })).toBe(day)
    expect(rules.act({ ...day, fox: 0 }, { shoo: 0 })).toMatchObject({ shooed: 0 })
  })

  test('eats the next egg in his basket, and leaves', () => {
    expect(tick(guarded())).toMatchObject({ fox: 0, broken: 1, home: 0, row: 0 })
  })

  test('leaves after a rotten egg, for extra points', () => {
    expect(tick(guarded({ form: 'rotten' }))).toMatchObject({
      fox: 0,
      fed: 1,
      broken: 0,
      row: 9,
      points: 2 * FARM.fedPoints,
    })
  })

  test('comes only on his days, after a number of eggs, to a basket with none on the way', () => {
    const next = { kind: ours, other: ours, form: 'plain' } as const
    const ready: Day = { ...opening, rest: 1, next, bag: [ours, ours], prowl: 1, twists: ['a fox'] }
    expect(tick(ready).fox).toBe(3)
    expect(tick({ ...ready, twists: [] }).fox).toBe(0)
    expect(tick({ ...ready, prowl: 2 })).toMatchObject({ fox: 0, prowl: 1 })
    expect(tick({ ...ready, bag: [theirs, theirs] }).fox).toBe(0)
  })
})

describe('the night', () => {
  const evening: Day = { ...opening, lots: lotsOf(0).length - 1, lot: 0, home: 30, today: 30, points: 50 }

  test('falls after the last batch; a day without a broken egg gives points and a heart', () => {
    const night = tick({ ...evening, broken: 2 })
    expect(night).toMatchObject({ nights: 1, twists: ['a fox'], lots: 0, lot: lotsOf(1)[0], broken: 1 })
    expect([isNight(night), night.points]).toEqual([true, 50 + FARM.wholePoints])
    const second = tick({ ...evening, nights: 1 })
    expect([second.twists, second.next.form], 'she thinks of what is new').toEqual([
      ['rotten eggs'],
      'rotten',
    ])
    expect(tick(evening).broken).toBe(0)
    expect(tick({ ...evening, broken: 2, slips: 1 })).toMatchObject({ broken: 2, points: 50 })
  })

  test('waits for the last egg, and comes only after the last batch', () => {
    expect(tick({ ...evening, eggs: [egg({})] }).nights).toBe(0)
    expect(tick({ ...evening, lots: 1 }).nights).toBe(0)
  })

  test('ends with the next egg, with empty baskets and counts at zero', () => {
    let day = tick({ ...evening, baskets: opening.baskets.map((basket) => ({ ...basket, held: 4 })) })
    while (!day.eggs.length) {
      expect([day.today, day.baskets[0]?.held]).toEqual([30, 4])
      day = tick(day)
    }
    expect([isNight(day), day.today, day.home, day.baskets[0]?.held]).toEqual([false, 0, 30, 0])
  })

  test('keeps a promised golden egg', () => {
    const gold = { kind: ours, other: ours, form: 'golden' } as const
    expect(tick({ ...evening, next: gold }).next.form).toBe('golden')
  })
})

describe('the hen', () => {
  test('starts with an egg that needs no flip, then one that does', () => {
    forFreshSeeds(30, (seed) => {
      const { next, bag, baskets, gates } = rules.start(seed, 1)
      const home = (kind: number | undefined) => baskets.find((basket) => basket.kind === kind)?.place
      expect([home(next.kind), home(bag[0])]).toEqual([endOf(gates, 1), 3])
    })
  })

  test('waits for the previous egg', () => {
    const waiting: Day = { ...opening, rest: 0, space: 3000, eggs: [egg({ at: 1000 })] }
    expect(tick(waiting).eggs).toHaveLength(1)
    expect(tick({ ...waiting, eggs: [egg({ at: 3000 })] }).eggs).toHaveLength(2)
  })

  test('grows the tree only while it is empty, and lays the new pattern first', () => {
    const full: Day = { ...opening, lot: 0, eggs: [egg({})] }
    expect(tick(full).gates).toHaveLength(1)
    const grown = tick({ ...full, eggs: [] })
    expect(grown.gates).toHaveLength(2)
    expect(grown.baskets.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(
      endsOf(grown.gates).toSorted((a, b) => a - b),
    )
    expect([grown.next.kind, grown.lot, grown.rest]).toEqual([
      grown.baskets[2]?.kind,
      lotsOf(0)[1],
      FARM.growing,
    ])
  })

  test('still lays a promised golden egg after the tree has grown', () => {
    const grown = tick({ ...opening, lot: 0, next: { ...opening.next, form: 'golden' } })
    expect(grown.next.form).toBe('golden')
  })

  test('swaps two baskets once the tree is full', () => {
    let day: Day = opening
    while (day.gates.length < FARM.mostGates) day = tick({ ...day, lots: 0, lot: 0, eggs: [] })
    const twin = { kind: 0, other: 1, form: 'twin' } as const
    const swapped = tick({ ...day, lots: 0, lot: 0, next: twin })
    const moved = swapped.baskets.filter(({ place }, i) => place !== day.baskets[i]?.place)
    expect([swapped.gates, moved.length]).toEqual([day.gates, 2])
    expect(swapped.next.form, 'the halves of a twin may live on the same side now').toBe('plain')
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

  test('lists its ends from left to right, and knows its rows and length', () => {
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
