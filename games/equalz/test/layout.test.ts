import { describe, expect, test } from 'vitest'
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { rules } from '../rules.ts'
import { cellsOf, type Spot } from '../rules/lines.ts'
import {
  arrange,
  beadMiddle,
  cellMiddle,
  cellsBetween,
  isThere,
  linesOfSpot,
  neighbour,
  spotAt,
} from '../view/layout.ts'
import { tagOn } from '../view/targets.ts'

const screen = (width: number, height: number, bottom: number): Screen => ({
  width,
  height,
  safe: { top: 60, right: 0, bottom, left: 0 },
})

/** Frames with the shell's bar at the top, and on phones one at the bottom. */
const frames: readonly (readonly [string, Screen])[] = (
  [
    ['a small phone', 320, 480, 70],
    ['a narrow phone', 288, 650, 70],
    ['a phone', 390, 844, 70],
    ['a short phone', 390, 650, 70],
    ['a phone on its side', 568, 320, 0],
    ['a tablet', 768, 1024, 70],
    ['a desktop frame', 1280, 650, 0],
    ['a large screen', 1920, 1080, 0],
  ] as const
).map(([name, width, height, below]) => [name, screen(width, height, below)])

describe.each(frames)('on %s', (_, frame) => {
  const room = roomIn(frame, 6)

  test.each([3, 4, 5, 6, 7, 8])(
    'a slate of size %i fits, and every digit and target is found at its centre',
    (size) => {
      const layout = arrange(frame, size)
      const { slate, cell, owl, greenhouse } = layout
      expect(cell).toBeGreaterThan(24)
      expect(slate.x).toBeGreaterThanOrEqual(room.x - 1)
      expect(slate.x + slate.side).toBeLessThanOrEqual(room.x + room.width + 1)
      expect(slate.y).toBeGreaterThanOrEqual(room.y - 1)
      expect(slate.y + slate.side).toBeLessThanOrEqual(room.y + room.height + 1)
      for (let at = 0; at < size * size; at++) {
        const { x, y } = cellMiddle(layout, at)
        expect(spotAt(layout, x, y)).toEqual({ kind: 'cell', at })
      }
      for (let at = 0; at <= size * 2; at++) {
        const { x, y } = beadMiddle(layout, at)
        expect(spotAt(layout, x, y)).toEqual({ kind: 'line', at })
      }
      for (const { x, y, width, height } of [owl, greenhouse]) {
        expect(height).toBeGreaterThan(20)
        expect(x - width * 0.55).toBeGreaterThanOrEqual(0)
        expect(x + width * 0.55).toBeLessThanOrEqual(frame.width)
        expect(y - height).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(frame.height)
      }
      // The greenhouse is not hidden by the slate: it is below or beside it.
      const beside = greenhouse.x - greenhouse.width / 2 > slate.x + slate.side
      expect(beside || greenhouse.y - greenhouse.height * 0.95 > slate.y + slate.side).toBe(true)
    },
  )
})

test('there is nothing beside the slate or in its empty corner', () => {
  const layout = arrange(screen(1280, 650, 0), 3)
  const { slate, cell } = layout
  expect(spotAt(layout, slate.x - 5, slate.y + 50)).toBeUndefined()
  const corner = spotAt(layout, slate.x + slate.side - cell / 2, slate.y + slate.side - cell / 2)
  expect(corner && isThere(rules.start(1, 3), corner)).toBe(false)
  expect(corner && isThere(rules.start(1, 181), corner)).toBe(true)
})

const cell = (at: number): Spot => ({ kind: 'cell', at })
const line = (at: number): Spot => ({ kind: 'line', at })

describe('the cursor', () => {
  test.each([
    ['to the next digit', cell(0), [1, 0], cell(1)],
    ['from the last digit to its target', cell(2), [1, 0], line(0)],
    ['from a target round to the first digit', line(0), [1, 0], cell(0)],
    ['down to a column', cell(7), [0, 1], line(4)],
    ['over the empty corner to the right', line(5), [1, 0], line(3)],
    ['over the empty corner downwards', line(2), [0, 1], line(0)],
  ] as const)('goes %s', (_, from, step, to) => expect(neighbour(rules.start(1, 3), from, step)).toEqual(to))

  test('goes to the target of the bed in the corner', () =>
    expect(neighbour(rules.start(1, 181), line(2), [0, 1])).toEqual(line(6)))

  test('belongs to the lines through its cell', () => {
    const grid = rules.start(1, 181)
    const [planted = -1] = grid.bed
    expect(linesOfSpot(grid, cell(planted))).toHaveLength(3)
    for (const at of linesOfSpot(grid, cell(planted))) expect(cellsOf(grid, at)).toContain(planted)
    expect(linesOfSpot(grid, line(5))).toEqual([5])
  })
})

test('a fast drag covers every digit on its way', () => {
  const layout = arrange(screen(390, 844, 70), 6)
  expect(cellsBetween(layout, cellMiddle(layout, 6), cellMiddle(layout, 11))).toEqual([6, 7, 8, 9, 10, 11])
  expect(cellsBetween(layout, cellMiddle(layout, 0), cellMiddle(layout, 30))).toEqual([0, 6, 12, 18, 24, 30])
  expect(cellsBetween(layout, cellMiddle(layout, 5), beadMiddle(layout, 0))).toEqual([5])
})

test('labels are legible on the largest grid of a phone, and cover neither its numbers nor the next bead', () => {
  for (const frame of [screen(320, 480, 70), screen(288, 650, 70), screen(390, 844, 70)]) {
    const { cell } = arrange(frame, 8)
    const tag = tagOn(cell)
    // Digits take 82 % of the label's height.
    expect(tag.high * 0.82).toBeGreaterThan(10)
    expect(tag.y + tag.high / 2).toBeLessThan(cell - cell * 0.385)
    // The label does not cover the number on the bead.
    expect(tag.y - tag.high / 2).toBeGreaterThan(cell * 0.1)
  }
})
