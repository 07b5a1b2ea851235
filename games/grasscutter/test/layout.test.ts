import { describe, expect, test } from 'vitest'
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { wayTowards } from '../../kit/rules/ways.ts'
import { rules } from '../rules.ts'
import { arrange, MARGIN, middleOf, RIM, RISE } from '../view/layout.ts'

const screenOf = (width: number, height: number, top = 57): Screen => ({
  width,
  height,
  safe: { top, right: 0, bottom: 0, left: 0 },
})

const frames: readonly (readonly [string, Screen, least: number])[] = [
  ['a narrow phone', screenOf(288, 587), 26],
  ['a small phone', screenOf(320, 417), 28],
  ['a phone', screenOf(390, 777), 36],
  ['a desktop frame', screenOf(1280, 647), 50],
  ['a large screen', screenOf(1920, 1077), 84],
]

describe.each(frames)('on %s', (_, screen, least) => {
  const room = roomIn(screen, MARGIN)
  test.each([1, 5, 21, 81, 150, 299, 300])(
    'level %i fits with its hedge, and its tiles are large enough',
    (level) => {
      const { garden } = rules.start(1, level)
      const { cell, x, y, columns, rows } = arrange(screen, garden)
      expect(cell).toBeGreaterThan(least)
      expect(x - RIM * cell).toBeGreaterThanOrEqual(room.x - 0.01)
      expect(x + (columns + RIM) * cell).toBeLessThanOrEqual(room.x + room.width + 0.01)
      expect(y - (RIM + RISE) * cell).toBeGreaterThanOrEqual(room.y - 0.01)
      expect(y + (rows + RIM) * cell).toBeLessThanOrEqual(room.y + room.height + 0.01)
    },
  )
})

test('the centre of a tile follows from its row and column', () => {
  const layout = arrange(screenOf(434, 10_010, 0), 'S../...')
  expect(middleOf(layout, 5).x - middleOf(layout, 0).x).toBeCloseTo(layout.cell)
  expect(middleOf(layout, 5).y - middleOf(layout, 0).y).toBeCloseTo(layout.cell)
})

test.each([
  [30, 5, 'right'],
  [-30, 5, 'left'],
  [5, 30, 'down'],
  [5, -30, 'up'],
  [9, 9, undefined],
])('an offset of %i right and %i down means %s', (x, y, way) => {
  expect(wayTowards({ x: 0, y: 0 }, { x, y }, 10)).toBe(way)
})
