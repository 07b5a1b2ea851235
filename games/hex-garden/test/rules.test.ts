import { describe, expect, test } from 'vitest'
import { BACK, bloomOf, canTakeBack, rules, type State } from '../rules.ts'
import { CELLS, LINES, NONE } from '../rules/bed.ts'
import { almost, at, EMPTY, garden, inTheMiddle, named } from './gardens.ts'

const grown = (cells: readonly number[]) => EMPTY.map((_, cell) => (cells.includes(cell) ? 0 : NONE))

describe('planting', () => {
  test('places a piece around its handle, removes it from the hand, and pays a point per cell', () => {
    const piece = named('row of 3')
    const before = garden({ hand: [piece, named('pair'), named('single')] })
    const after = rules.act(before, { slot: 0, cell: at(0, 0) })
    expect(after.bed.flatMap((flower, cell) => (flower === NONE ? [] : [cell])).sort()).toEqual(
      [at(-1, 0), at(0, 0), at(1, 0)].sort(),
    )
    expect(after.hand).toEqual([NONE, named('pair'), named('single')])
    expect(after.score).toBe(3)
    expect(after.planted).toBe(1)
    expect(after.last).toEqual({ slot: 0, piece, cell: at(0, 0), gift: NONE })
    expect(after.chance, 'nothing is dealt yet').toBe(before.chance)
  })

  test.each([
    ['on an occupied cell', { slot: 0, cell: at(0, 0) }, [at(1, 0)]],
    ['over the edge', { slot: 0, cell: at(4, 0) }, []],
    ['from an empty slot', { slot: 1, cell: at(0, 0) }, []],
    ['from a slot that does not exist', { slot: 7, cell: at(0, 0) }, []],
    ['on a cell that does not exist', { slot: 0, cell: 61 }, []],
  ])('%s changes nothing', (_, planting, taken) => {
    const state = garden({ bed: grown(taken), hand: [named('row of 3'), NONE, NONE] })
    expect(rules.act(state, planting)).toBe(state)
  })

  test('deals three new pieces after the third, and the same ones each time', () => {
    const before = garden({ hand: [NONE, NONE, named('single')] })
    const after = rules.act(before, { slot: 2, cell: 0 })
    expect(after.hand.every((piece) => piece !== NONE)).toBe(true)
    expect(after.chance).not.toBe(before.chance)
    expect(rules.act(before, { slot: 2, cell: 0 })).toEqual(after)
  })
})

describe('blooming', () => {
  test.each(LINES.map((line, i) => [i, line] as const))(
    'line %i clears when its last cell is planted',
    (_, line) => {
      for (const gap of line) {
        const state = garden({
          bed: grown(line.filter((cell) => cell !== gap)),
          hand: [named('single'), named('pair'), NONE],
        })
        const after = rules.act(state, { slot: 0, cell: gap })
        expect(after.bed).toEqual(EMPTY)
        expect(after.score).toBe(1 + 4 * line.length)
      }
    },
  )

  test('keeps a line that lacks one cell, and flowers outside a blooming line', () => {
    const [line = []] = LINES.filter(({ length }) => length === 9)
    const beside = at(0, 2)
    const almost = garden({ bed: grown(line.slice(2)), hand: [named('single'), named('single'), NONE] })
    expect(rules.act(almost, { slot: 0, cell: line[0] ?? NONE }).bed).toEqual(
      grown([...line.slice(2), line[0] ?? NONE]),
    )
    const full = garden({
      bed: grown([...line.slice(1), beside]),
      hand: [named('single'), named('single'), NONE],
    })
    expect(rules.act(full, { slot: 0, cell: line[0] ?? NONE }).bed).toEqual(grown([beside]))
  })

  test.each([
    [1, 36],
    [2, 108],
    [3, 216],
  ])('%i lines of nine cells at once pay %i', (count, points) => {
    const lines = LINES.filter(({ length }) => length === 9).slice(0, count)
    const middle = at(0, 0)
    const bed = grown(lines.flat().filter((cell) => cell !== middle))
    const before = garden({ bed, hand: [named('single'), named('pair'), NONE] })
    expect(bloomOf(before, { slot: 0, cell: middle }).points).toBe(1 + points)
    const after = rules.act(before, { slot: 0, cell: middle })
    expect(after.score).toBe(1 + points)
    expect(after.bed).toEqual(EMPTY)
  })
})

describe('the end', () => {
  test('comes exactly when none of the remaining pieces has room', () => {
    const holes = [
      at(0, 0),
      at(2, 1),
      at(-2, 0),
      at(-4, 4),
      at(4, -4),
      at(0, -2),
      at(0, 3),
      at(3, -2),
      at(-3, 2),
    ]
    const bed = EMPTY.map((_, cell) => (holes.includes(cell) ? NONE : 1))
    expect(rules.outcome(garden({ bed, hand: [named('pair'), NONE, named('rosette')] }))).toBe('lost')
    expect(rules.moves(garden({ bed, hand: [named('pair'), NONE, named('rosette')] }))).toEqual([])
    const last = garden({ bed, hand: [named('pair'), NONE, named('single')] })
    expect(rules.outcome(last)).toBe('playing')
    expect(rules.moves(last)).toHaveLength(holes.length)
  })
})

describe('a streak', () => {
  test('grows with every blooming planting and multiplies its points', () => {
    const after = inTheMiddle(almost(1, { streak: 2 }))
    expect(after).toMatchObject({ streak: 3, waited: 0, longest: 3, score: 1 + 36 * 3 })
  })

  test('survives one planting without a bloom and ends with the second', () => {
    const before = garden({
      streak: 4,
      longest: 4,
      honey: 3,
      hand: [named('single'), named('single'), named('single')],
    })
    const once = rules.act(before, { slot: 0, cell: 0 })
    expect(once).toMatchObject({ streak: 4, waited: 1, honey: 3 })
    const twice = rules.act(once, { slot: 1, cell: 9 })
    expect(twice).toMatchObject({ streak: 0, waited: 0, longest: 4 })
    expect(twice.honey, 'and costs honey, once').toBe(2)
    expect(rules.act(twice, { slot: 2, cell: 17 }).honey).toBe(2)
  })

  test('multiplies by nine at most', () =>
    expect(inTheMiddle(almost(1, { streak: 30 })).score).toBe(1 + 36 * 9))
})

describe('taking back', () => {
  const before = almost(1)
  const after = inTheMiddle(before)
  const again = rules.act(after, BACK)

  test('restores the previous state', () =>
    expect(again).toEqual({ ...before, past: null, hasTakenBack: true }))

  test('works once per round', () => {
    const later = inTheMiddle(again)
    expect(canTakeBack(later)).toBe(false)
    expect(rules.act(later, BACK)).toBe(later)
  })

  test('needs a planting', () => expect(rules.act(before, BACK)).toBe(before))

  test('does not work after the end', () => {
    // No two empty cells touch, and every line has one.
    const bed = CELLS.map(({ q, r }) => ((q - r) % 3 === 0 ? NONE : 1))
    const end = inTheMiddle({ ...before, bed })
    expect(rules.outcome(end)).toBe('lost')
    expect(end.past, 'there is a planting').not.toBeNull()
    expect(rules.act(end, BACK)).toBe(end)
  })

  test('keeps only one earlier state', () => {
    let state: State = rules.start(3, 1)
    for (let n = 0; n < 5; n++) state = rules.act(state, rules.moves(state)[0] ?? BACK)
    expect(state.past?.planted).toBe(4)
    expect(state.past?.past).toBeNull()
  })
})
