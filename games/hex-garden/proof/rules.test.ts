import { describe, expect, test } from 'vitest'
import { nectar, plant, rules } from '../rules.ts'
import { CELLS, LINES, NONE } from '../rules/bed.ts'
import { at, garden, named } from './gardens.ts'

const EMPTY = CELLS.map(() => NONE)
const grown = (cells: readonly number[]) => EMPTY.map((_, cell) => (cells.includes(cell) ? 0 : NONE))

describe('planting', () => {
  test('a piece is sown where its handle goes, leaves the hand, and pays a point a cell', () => {
    const piece = named('row of 3')
    const before = garden({ hand: [piece, named('pair'), named('single')] })
    const after = rules.act(before, { slot: 0, cell: at(0, 0) })
    expect(after.bed.flatMap((flower, cell) => (flower === NONE ? [] : [cell])).sort()).toEqual(
      [at(-1, 0), at(0, 0), at(1, 0)].sort(),
    )
    expect(after.hand).toEqual([NONE, named('pair'), named('single')])
    expect(after.score).toBe(3)
    expect(after.planted).toBe(1)
    expect(after.last).toEqual({ slot: 0, piece, cell: at(0, 0) })
    expect(after.chance, 'nothing is dealt yet').toBe(before.chance)
  })

  test.each([
    ['on top of another', { slot: 0, cell: at(0, 0) }, [at(1, 0)]],
    ['over the edge', { slot: 0, cell: at(4, 0) }, []],
    ['from an empty place in the hand', { slot: 1, cell: at(0, 0) }, []],
    ['from nowhere', { slot: 7, cell: at(0, 0) }, []],
    ['to nowhere', { slot: 0, cell: 61 }, []],
  ])('%s changes nothing', (_, planting, taken) => {
    const state = garden({ bed: grown(taken), hand: [named('row of 3'), NONE, NONE] })
    expect(rules.act(state, planting)).toBe(state)
  })

  test('three new pieces come when the third is planted, and an undone planting deals the same again', () => {
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
        expect(after.score).toBe(1 + 2 * line.length)
      }
    },
  )

  test('a line that lacks one cell stays, and other flowers stay when one clears', () => {
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
    [1, 18],
    [2, 72],
    [3, 162],
  ])('%i lines of nine at once pay %i', (count, points) => {
    const lines = LINES.filter(({ length }) => length === 9).slice(0, count)
    const middle = at(0, 0)
    const bed = grown(lines.flat().filter((cell) => cell !== middle))
    expect(nectar(plant(bed, named('single'), middle).lines)).toBe(points)
    const after = rules.act(garden({ bed, hand: [named('single'), named('pair'), NONE] }), {
      slot: 0,
      cell: middle,
    })
    expect(after.score).toBe(1 + points)
    expect(after.bed).toEqual(EMPTY)
  })
})

describe('the end', () => {
  test('comes when none of the remaining pieces has room, and not before', () => {
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
