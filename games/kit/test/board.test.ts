import { describe, expect, test } from 'vitest'
import { createCursor } from '../board/cursor.ts'
import { perSize } from '../board/per-size.ts'
import { cellAt, fitSquares, middleOf } from '../board/square.ts'
import { beside, cellIn, stepsApart } from '../rules/grid.ts'

const GRID = { columns: 4, rows: 3 }

describe('a grid', () => {
  test.each([
    [5, 'up', 1],
    [5, 'down', 9],
    [5, 'left', 4],
    [5, 'right', 6],
    [1, 'up', undefined],
    [9, 'down', undefined],
    [4, 'left', undefined],
    [7, 'right', undefined],
  ] as const)('cell %i, one step %s, is cell %s', (cell, way, expected) =>
    expect(beside(GRID, cell, way)).toBe(expected),
  )

  test('measures Manhattan distance', () => {
    expect([stepsApart(4, 0, 0), stepsApart(4, 0, 11), stepsApart(4, 7, 4)]).toEqual([0, 5, 3])
  })

  test('several steps end at the edge', () => {
    expect(beside(GRID, 4, 'right', 3)).toBe(7)
    expect(beside(GRID, 4, 'right', 4)).toBeUndefined()
  })

  test.each([
    [0, 0, 0],
    [3, 2, 11],
    [4, 0, undefined],
    [0, -1, undefined],
  ])('column %i, row %i is cell %s', (column, row, cell) => expect(cellIn(GRID, column, row)).toBe(cell))
})

describe('a square board', () => {
  const room = { x: 10, y: 20, width: 400, height: 600 }

  test('fills the narrower side of the room, centred', () => {
    expect(fitSquares(GRID, room, { largest: 200 })).toEqual({ ...GRID, cell: 100, x: 10, y: 170 })
  })

  test('respects the largest cell size', () => {
    expect(fitSquares(GRID, room, { largest: 50 }).cell).toBe(50)
  })

  test('is centred together with its margins', () => {
    const board = fitSquares(GRID, room, { beside: 0.5, above: 2, below: 1, largest: 200 })
    expect(board).toEqual({ ...GRID, cell: 80, x: 50, y: 20 + (600 - 6 * 80) / 2 + 2 * 80 })
  })

  const board = fitSquares(GRID, room, { largest: 200 })

  test('finds every cell at its centre', () => {
    for (let cell = 0; cell < 12; cell++) expect(cellAt(board, middleOf(board, cell))).toBe(cell)
  })

  test.each([
    ['just outside', { x: 5, y: 200 }, 0, undefined],
    ['just outside, with slack', { x: 5, y: 200 }, 0.4, 0],
    ['far outside, with slack', { x: -60, y: 200 }, 0.4, undefined],
    ['on the right edge', { x: 410, y: 200 }, 0, undefined],
  ])('finds the right cell for a point %s', (_name, point, slack, cell) =>
    expect(cellAt(board, point, slack)).toBe(cell),
  )
})

describe('perSize', () => {
  test('computes a value once per size and key', () => {
    const stage = { layoutVersion: 1 }
    const made: number[] = []
    const layoutOf = perSize(stage, (cells: number) => {
      made.push(cells)
      return { cells }
    })
    const first = layoutOf(5)
    expect(layoutOf(5)).toBe(first)
    expect(layoutOf(6)).toEqual({ cells: 6 })
    stage.layoutVersion = 2
    layoutOf(6)
    expect(made).toEqual([5, 6, 6])
  })
})

describe('the cursor', () => {
  test('is shown after a key press, but not while paused or after a pointer', () => {
    const cursor = createCursor(3)
    expect(cursor.shown(true)).toBeUndefined()
    expect(cursor.key()).toBe(false)
    expect(cursor.key()).toBe(true)
    cursor.at = 4
    expect([cursor.shown(true), cursor.shown(false)]).toEqual([4, undefined])
    cursor.point()
    expect([cursor.keyed, cursor.shown(true)]).toEqual([false, undefined])
  })
})
