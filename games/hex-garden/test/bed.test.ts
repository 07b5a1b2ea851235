import { describe, expect, test } from 'vitest'
import { CELLS, LINES, NEIGHBOURS } from '../rules/bed.ts'

describe('the bed', () => {
  test('has 61 cells and 27 lines from edge to edge, of 5 to 9 cells', () => {
    expect(CELLS).toHaveLength(61)
    expect(LINES.map(({ length }) => length)).toEqual([
      5, 6, 7, 8, 9, 8, 7, 6, 5, 5, 6, 7, 8, 9, 8, 7, 6, 5, 5, 6, 7, 8, 9, 8, 7, 6, 5,
    ])
  })

  test('puts every cell on three lines, each a chain of neighbours', () => {
    for (const cell of CELLS.keys()) expect(LINES.filter((line) => line.includes(cell))).toHaveLength(3)
    for (const line of LINES) line.slice(1).forEach((cell, i) => expect(NEIGHBOURS[cell]).toContain(line[i]))
  })
})
