/** Checks the difficulty curve: when elements appear, and how large and long gardens become. */
import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { rules } from '../rules.ts'
import { ELEMENTS, shapeOf, type LevelShape } from '../rules/curve.ts'

const shapes = seeds(300).map(shapeOf)
const has = ({ has: all }: LevelShape, element: (typeof ELEMENTS)[number]) => (all[element] ?? 0) > 0
const firstWith = (element: (typeof ELEMENTS)[number]) => shapes.findIndex((shape) => has(shape, element)) + 1

test('introduces each element at the start of a pack, alone in a small garden', () => {
  expect(ELEMENTS.map((element) => [element, firstWith(element)])).toEqual([
    ['keys', 21],
    ['carrots', 41],
    ['cracks', 61],
    ['ice', 81],
    ['burrows', 121],
    ['sprouts', 161],
  ])
  for (const element of ELEMENTS) {
    const first = firstWith(element)
    const shape = shapeOf(first)
    expect([first, Object.keys(shape.has), shape.hedges]).toEqual([first, [element], 0])
    expect(shape.columns * shape.rows, `cells of level ${first}`).toBeLessThanOrEqual(25)
    for (const alone of [first + 1, first + 4]) expect(Object.keys(shapeOf(alone).has)).toEqual([element])
    expect(Object.keys(shapeOf(first + 8).has).length, `elements of level ${first + 8}`).toBeGreaterThan(
      element === 'keys' ? 0 : 1,
    )
  }
})

test('uses every element in the last packs and in the levels after them', () => {
  for (const from of [241, 281, 401, 961]) {
    const part = seeds(40).map((i) => shapeOf(from + i - 1))
    expect(ELEMENTS.filter((element) => part.some((shape) => has(shape, element)))).toEqual(ELEMENTS)
  }
})

describe('the lessons', () => {
  const first = seeds(6).map((level) => rules.start(1, level))

  test('have pars that never fall', () => {
    expect(first.slice(0, 5).map(({ par }) => par)).toEqual([2, 3, 4, 4, 4])
  })

  test('introduce hedges in level 5', () => {
    expect(first.filter(({ board }) => board.tiles.includes(0)).map(({ level }) => level)[0]).toBe(5)
  })
})

test('gardens have four to nine cells on their longer side', () => {
  const sides = shapes.map(({ columns, rows }) => Math.max(columns, rows))
  expect([Math.min(...sides), Math.max(...sides)]).toEqual([4, 9])
})

test('levels after the tuned ones are as large as levels of the last three packs', () => {
  const kinds = new Set(shapes.slice(240).map(({ columns, rows }) => columns * rows))
  for (const level of [301, 340, 777, 1000, 123_456])
    expect(kinds.has(shapeOf(level).columns * shapeOf(level).rows), `level ${level}`).toBe(true)
})

test('a level whose own shape grows no fair garden gets one of similar size and par', () => {
  for (const level of [366, 677, 719, 819]) {
    const { board, par } = rules.start(1, level)
    const { columns, rows } = shapeOf(level)
    expect(board.tiles.length, `cells of level ${level}`).toBeGreaterThanOrEqual(columns * rows * 0.7)
    expect(par, `level ${level}`).toBeGreaterThanOrEqual(shapeOf(level).par / 2)
  }
})
