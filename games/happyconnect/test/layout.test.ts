import { describe, expect, test } from 'vitest'
import { middleOf } from '../../kit/board/square.ts'
import { arrange, rimOf, touchedCell } from '../view/layout.ts'

const bars = { top: 62, right: 8, bottom: 78, left: 8 }
const flat = { top: 58, right: 8, bottom: 8, left: 8 }

describe.each([
  ['a narrow phone', { width: 288, height: 650, safe: bars }],
  ['a small phone', { width: 320, height: 480, safe: bars }],
  ['a phone', { width: 390, height: 844, safe: bars }],
  ['a phone on its side', { width: 844, height: 390, safe: flat }],
  ['a desktop frame', { width: 1280, height: 650, safe: flat }],
  ['a large screen', { width: 1920, height: 1080, safe: flat }],
])('on %s', (_, screen) => {
  test.each([5, 6, 7, 8, 9])('a board of %i fits, and each cell is found at its centre', (size) => {
    const layout = arrange(screen, size)
    const { safe, width, height } = screen
    const rim = rimOf(layout)
    expect(layout.x - rim).toBeGreaterThanOrEqual(safe.left)
    expect(layout.y - rim).toBeGreaterThanOrEqual(safe.top)
    expect(layout.x + layout.cell * size + rim).toBeLessThanOrEqual(width - safe.right)
    expect(layout.y + layout.cell * size + rim).toBeLessThanOrEqual(height - safe.bottom)
    expect(layout.cell).toBeGreaterThan(27)
    for (let cell = 0; cell < size * size; cell++)
      expect(touchedCell(layout, middleOf(layout, cell))).toBe(cell)
  })
})

test('a touch just beside the board means the outermost cell, one farther away means none', () => {
  const layout = arrange({ width: 390, height: 844, safe: bars }, 5)
  const { x, y } = middleOf(layout, 0)
  expect(touchedCell(layout, { x: x - layout.cell * 0.7, y })).toBe(0)
  expect(touchedCell(layout, { x, y: y - layout.cell * 1.2 })).toBeUndefined()
})
