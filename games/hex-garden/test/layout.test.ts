import { describe, expect, test } from 'vitest'
import type { Screen } from '../../kit/board/room.ts'
import { CELLS } from '../rules/bed.ts'
import { PIECES } from '../rules/pieces.ts'
import {
  arrange,
  undoRadius,
  undoSpot,
  isOnUndo,
  cellSpot,
  cellUnder,
  extent,
  slotSpot,
  slotUnder,
  streakSpot,
  waitingSize,
} from '../view/layout.ts'

const screen = (width: number, height: number, bottom: number): Screen => ({
  width,
  height,
  safe: { top: 62, right: 10, bottom, left: 10 },
})
const screens: readonly (readonly [string, Screen])[] = [
  ['a small phone', screen(320, 480, 64)],
  ['a narrow phone', screen(288, 650, 64)],
  ['a phone', screen(390, 844, 64)],
  ['a phone on its side', screen(844, 390, 10)],
  ['a tablet', screen(768, 1024, 10)],
  ['a desktop frame', screen(1280, 650, 10)],
  ['a large screen', screen(1920, 1080, 10)],
]

describe.each(screens)('on %s', (_, frame) => {
  const layout = arrange(frame)
  const { safe, width, height } = frame

  test('bed and tray are inside the area that the bars leave free', () => {
    for (const cell of CELLS.keys()) {
      const { x, y } = cellSpot(layout, cell)
      expect(x - layout.size).toBeGreaterThanOrEqual(safe.left)
      expect(x + layout.size).toBeLessThanOrEqual(width - safe.right)
      expect(y - layout.size).toBeGreaterThanOrEqual(safe.top)
      expect(y + layout.size).toBeLessThanOrEqual(height - safe.bottom)
    }
    for (const slot of layout.slots) {
      expect(slot.x).toBeGreaterThanOrEqual(safe.left - 1)
      expect(slot.x + slot.width).toBeLessThanOrEqual(width - safe.right + 1)
      expect(slot.y).toBeGreaterThanOrEqual(safe.top - 1)
      expect(slot.y + slot.height).toBeLessThanOrEqual(height - safe.bottom + 1)
    }
  })

  test('cells and waiting pieces have a minimum size', () => {
    expect(layout.size).toBeGreaterThan(14)
    for (const { width: wide, height: high } of layout.slots) expect(Math.min(wide, high)).toBeGreaterThan(44)
  })

  test('finds the cell or slot under a finger, and never both', () => {
    for (const cell of CELLS.keys()) {
      expect(cellUnder(layout, cellSpot(layout, cell))).toBe(cell)
      expect(slotUnder(layout, cellSpot(layout, cell))).toBeUndefined()
    }
    for (const slot of layout.slots.keys()) {
      expect(slotUnder(layout, slotSpot(layout, slot))).toBe(slot)
      expect(cellUnder(layout, slotSpot(layout, slot))).toBeUndefined()
    }
  })

  test('streak and undo button have corners of their own inside the frame', () => {
    const button = undoRadius(layout)
    expect(button).toBeGreaterThanOrEqual(22)
    expect(isOnUndo(layout, undoSpot(layout))).toBe(true)
    const places = [
      { ...undoSpot(layout), radius: button },
      { ...streakSpot(layout), radius: layout.size * 1.8 },
    ]
    for (const { x, y, radius } of places) {
      expect(x - radius).toBeGreaterThanOrEqual(0)
      expect(y - radius).toBeGreaterThanOrEqual(safe.top - layout.size * 0.5)
      expect(y + radius).toBeLessThanOrEqual(height)
      for (const cell of CELLS.keys()) {
        const near = cellSpot(layout, cell)
        expect(Math.hypot(near.x - x, near.y - y)).toBeGreaterThan(radius + layout.size * 0.8)
      }
      for (const slot of layout.slots) {
        const isBeside = x + radius <= slot.x || y + radius <= slot.y
        expect(isBeside, 'apart from the tray').toBe(true)
      }
    }
  })

  test('every waiting piece fits into its slot', () => {
    for (const { cells } of PIECES) {
      const size = waitingSize(layout, cells)
      const { wide, high } = extent(cells)
      for (const slot of layout.slots) {
        expect(wide * size).toBeLessThan(slot.width)
        expect(high * size).toBeLessThan(slot.height)
      }
    }
  })
})
