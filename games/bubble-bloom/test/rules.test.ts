import { describe, expect, test } from 'vitest'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { chance } from '../../kit/rules/chance.ts'
import { fieldOf, kindsIn, levels, roomLeft, rules, untilSinking, type State } from '../rules.ts'
import { plant } from '../rules/bursting.ts'
import { around, CELLS, COLUMNS, exists, LINE, middleX, middleY, rowOf } from '../rules/field.ts'
import { fly, WIDEST } from '../rules/flight.ts'
import { bedFrom } from '../rules/levels.ts'

/** Parses rows from the top: a digit is a blossom, a dot an empty cell. */
const fieldFrom = (text: string) => bedFrom(text.trim().replaceAll('\n', '/'))

function position(text: string, hand: readonly number[], more: Partial<State> = {}): State {
  const bed = [...fieldFrom(text)].flatMap((kind, cell) => (kind ? [{ id: cell + 1, kind, cell }] : []))
  const seeds = hand.map((kind, i) => ({ id: 901 + i, kind }))
  return { ...rules.start(1, 1), bed, hand: seeds, bag: 60, ids: 950, ...more }
}

const far = (one: number, other: number) =>
  (middleX(one) - middleX(other)) ** 2 + (middleY(one) - middleY(other)) ** 2

test('neighbours in the lattice are exactly those one blossom apart', () => {
  for (let cell = 0; cell < CELLS; cell++) {
    if (!exists(rowOf(cell), cell % COLUMNS)) continue
    const near = Array.from({ length: CELLS }, (_, other) => other).filter(
      (other) => exists(rowOf(other), other % COLUMNS) && Math.abs(far(cell, other) - 1) < 1e-9,
    )
    expect(
      [...around(cell)].sort((a, b) => a - b),
      `cell ${cell}`,
    ).toEqual(near)
  }
})

describe('a seed flies', () => {
  test.each([
    ['straight up to the top', '', 0, 0, [4, 5]],
    ['up under a blossom in its way', '....11....', 0, 0, [14]],
    ['a shorter way when the bed has sunk', '....11....', 0, 5, [14]],
    ['through a gap one blossom wide', '2222222222\n2222.2222\n', 0, 0, [14]],
  ])('%s', (_, text, aim, sunk, cells) => {
    expect(cells).toContain(fly(fieldFrom(text), sunk, aim).cell)
  })

  test('to the left and to the right symmetrically', () => {
    for (let aim = 0; aim <= WIDEST; aim++) {
      const [left, right] = [fly(fieldFrom(''), 0, -aim).path, fly(fieldFrom(''), 0, aim).path]
      const mirrored = right.map((at, i) => (i % 2 ? at : COLUMNS - at))
      expect(left.length).toBe(right.length)
      left.forEach((at, i) => expect(at).toBeCloseTo(mirrored[i] ?? Number.NaN, 4))
    }
  })

  test('off the walls at the same angle, and never past them', () => {
    for (let aim = -WIDEST; aim <= WIDEST; aim++) {
      const { path } = fly(fieldFrom(''), 0, aim)
      const slope = (i: number) =>
        ((path[i + 2] ?? 0) - (path[i] ?? 0)) / ((path[i + 3] ?? 0) - (path[i + 1] ?? 0))
      for (let i = 0; i + 5 < path.length; i += 2) expect(slope(i + 2)).toBeCloseTo(-slope(i), 6)
      for (let i = 0; i < path.length; i += 2) {
        expect(path[i]).toBeGreaterThan(0.499999)
        expect(path[i]).toBeLessThan(COLUMNS - 0.499999)
      }
    }
  })
})

describe('around a landed seed', () => {
  test.each([
    ['two of a kind stay', '1.........', 1, 1, [], []],
    ['three burst', '.11.......', 3, 1, [3, 2, 1], []],
    ['more than three burst', '2111......\n.1.......', 4, 1, [4, 3, 2, 1, 11], []],
    ['blossoms that they held fall', '.11.......\n.2.......\n.3........', 3, 1, [3, 2, 1], [11, 21]],
    ['blossoms held by others stay', '.112......\n..2......', 10, 1, [10, 1, 2], []],
    ['a different kind between two of a kind separates them', '1.1.......', 1, 2, [], []],
  ])('%s', (_, text, cell, kind, burst, fallen) => {
    const effect = plant(fieldFrom(text), cell, kind)
    expect([...effect.burst].sort()).toEqual([...burst].sort())
    expect(effect.burst[0]).toBe(burst[0])
    expect(effect.fallen).toEqual(fallen)
  })
})

describe('a round', () => {
  test('pays more for falling than for bursting, and more in a streak', () => {
    const text = '....1.....\n....2....\n5........5'
    const first = rules.act(position(text, [1, 2, 5], { bed: [] }), 0)
    expect(first.score).toBe(0)
    const held = position('....11....\n...2.....\n5........5', [1, 2, 2])
    const after = rules.act(held, 0)
    expect(after.shot?.burst).toHaveLength(3)
    expect(after.shot?.fallen).toEqual([14, 21, 30])
    expect(after.score).toBe(3 * 10 + 3 * 20)
    expect(rules.act({ ...held, streak: 2 }, 0).score).toBe(3 * (3 * 10 + 3 * 20))
  })

  test('is won when the bed is empty', () => {
    expect(rules.outcome(rules.act(position('....11....', [1, 1, 1]), 0))).toBe('won')
  })

  test('sinks the bed by a row after a number of shots', () => {
    let state = position('2222222222', [1, 1, 1], { patience: 3 })
    const seen: number[] = []
    for (const aim of [-200, 200, 0, 60, -60, 120]) {
      state = rules.act(state, aim)
      seen.push(state.sunk)
    }
    expect(seen).toEqual([0, 0, 1, 1, 1, 2])
    expect(untilSinking(state)).toBe(3)
  })

  test.each([
    ['continues while the lowest blossom is just above the line', LINE - 1, 'playing'],
    ['is lost when a blossom has crossed the line', LINE, 'lost'],
  ])('%s', (_, sunk, outcome) => {
    expect(rules.outcome(position('1.........', [1, 1, 1], { sunk }))).toBe(outcome)
  })

  test('counts the free rows above the line', () => {
    const state = position('....11....\n.........\n6.........', [1, 3, 6])
    expect(roomLeft({ ...state, sunk: 8 })).toBe(0)
  })

  test('ignores an aim that is out of range or not an integer', () => {
    const state = rules.start(1, 1)
    for (const aim of [WIDEST + 1, -WIDEST - 1, 0.5, Number.NaN]) expect(rules.act(state, aim)).toBe(state)
  })

  test('swaps the first two seeds unless they are of one kind', () => {
    const state = position('123.......', [1, 2, 3])
    expect(rules.act(state, 'swap').hand.map(({ kind }) => kind)).toEqual([2, 1, 3])
    expect(rules.act(rules.act(state, 'swap'), 'swap')).toEqual(state)
    const alike = position('123.......', [1, 1, 3])
    expect(rules.act(alike, 'swap')).toBe(alike)
  })

  test('dyes only the seeds in hand whose kind is gone', () => {
    const state = position('....11....\n.........\n3.........', [1, 1, 3], {})
    const bed = [...state.bed.filter(({ kind }) => kind === 1), { id: 77, kind: 3, cell: 0 }]
    const after = rules.act({ ...state, bed }, 0)
    expect(after.bed.map(({ kind }) => kind)).toEqual([3])
    expect(after.hand.map(({ id, kind }) => [id, kind])).toEqual([
      [902, 3],
      [903, 3],
      [951, 3],
    ])
  })

  test.each([
    [16, 20, 3],
    [18, 20, 2],
    [20, 20, 1],
  ])('with %i shots from a bag of %i earns %i stars', (spent, bag, stars) => {
    expect(levels.stars(position('', [1, 1, 1], { spent, bag }))).toBe(stars)
  })

  test('shows at most as many seeds as the bag holds, and is lost when it is empty', () => {
    let state = position('1.2.......', [1, 2, 1], { bag: 3 })
    const seen: [number, string][] = []
    for (const aim of [200, -200, 0]) {
      state = rules.act(state, aim)
      seen.push([state.hand.length, rules.outcome(state)])
    }
    expect(seen).toEqual([
      [2, 'playing'],
      [1, 'playing'],
      [0, 'lost'],
    ])
  })

  test('is won with the last seed', () => {
    expect(rules.outcome(rules.act(position('....11....', [1], { bag: 1 }), 0))).toBe('won')
  })
})

describe('random shots keep the rules consistent', () => {
  test.each([1, 12, 33, 50, 70, 110, 150, 190, 260])('bed %i', (level) => {
    forFreshSeeds(3, (seed) => {
      const dice = chance(seed * 100 + level)
      let state = rules.start(seed, level)
      while (rules.outcome(state) === 'playing') {
        const present = kindsIn(state.bed)
        // A promise of the game: seeds in hand have only kinds that still hang, even after a swap.
        for (const { kind } of [...state.hand, ...rules.act(state, 'swap').hand])
          expect(present).toContain(kind)
        if (dice.int(4) === 0) state = rules.act(state, 'swap')
        const field = fieldOf(state.bed)
        const aim = dice.int(WIDEST * 2 + 1) - WIDEST
        const { cell } = fly(field, state.sunk, aim)
        expect(field[cell], `aim ${aim} ends in a free cell`).toBe(0)
        expect(
          rowOf(cell) === 0 || around(cell).some((at) => field[at]),
          `aim ${aim} ends where it is held`,
        ).toBe(true)
        const after = rules.act(state, aim)
        const { burst = [], fallen = [] } = after.shot ?? {}
        // Only a vine adds to a bed, and only if nothing bursts.
        const grown = after.bed.length + burst.length + fallen.length - state.bed.length - 1
        expect(grown).toBeGreaterThanOrEqual(0)
        expect(grown).toBeLessThanOrEqual(burst.length ? 0 : 1)
        const named = [...after.bed, ...after.hand]
        expect(new Set(named.map(({ id }) => id)).size, 'ids are unique').toBe(named.length)
        state = after
      }
      // The bed sinks until it crosses the line, so that every round ends.
      expect(state.spent).toBeLessThanOrEqual(Math.min(state.bag, LINE * state.patience))
    })
  })
})
