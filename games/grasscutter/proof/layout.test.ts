import { describe, expect, test } from 'vitest'
import type { Room } from '../../kit/board/room.ts'
import { wayTowards } from '../../kit/rules/ways.ts'
import { arrange, middle, RIM, RISE } from '../view/layout.ts'
import { rules } from '../rules.ts'

const frames: readonly (readonly [string, Room, least: number])[] = [
  ['a narrow phone', { x: 5, y: 62, width: 278, height: 520 }, 26],
  ['a small phone', { x: 5, y: 62, width: 310, height: 350 }, 28],
  ['a phone', { x: 5, y: 62, width: 380, height: 710 }, 36],
  ['a desktop frame', { x: 5, y: 62, width: 1270, height: 580 }, 50],
  ['a large screen', { x: 5, y: 62, width: 1910, height: 1010 }, 84],
]

describe.each(frames)('on %s', (_, room, least) => {
  test.each([1, 5, 26, 51, 99, 150])('level %i fits with its hedge, as large as it can be', (level) => {
    const { garden } = rules.start(1, level)
    const { tile, x, y, columns, rows } = arrange(garden, room)
    expect(tile).toBeGreaterThan(least)
    expect(x - RIM * tile).toBeGreaterThanOrEqual(room.x - 0.01)
    expect(x + (columns + RIM) * tile).toBeLessThanOrEqual(room.x + room.width + 0.01)
    expect(y - (RIM + RISE) * tile).toBeGreaterThanOrEqual(room.y - 0.01)
    expect(y + (rows + RIM) * tile).toBeLessThanOrEqual(room.y + room.height + 0.01)
  })
})

test('a tile has its middle where its row and column say', () => {
  const layout = arrange('S../...', { x: 0, y: 0, width: 424, height: 10_000 })
  expect(middle(layout, 5).x - middle(layout, 0).x).toBeCloseTo(layout.tile)
  expect(middle(layout, 5).y - middle(layout, 0).y).toBeCloseTo(layout.tile)
})

test.each([
  [30, 5, 'right'],
  [-30, 5, 'left'],
  [5, 30, 'down'],
  [5, -30, 'up'],
  [9, 9, undefined],
])('a finger %i right and %i down means %s', (x, y, way) => {
  expect(wayTowards({ x: 0, y: 0 }, { x, y }, 10)).toBe(way)
})
