import { describe, expect, test } from 'vitest'
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { cellsOf } from '../rules/lines.ts'
import { arrange, beadMiddle, cellMiddle, linesOfSpot, neighbour, spotAt, type Spot } from '../view/layout.ts'

const screen = (width: number, height: number, bottom: number): Screen => ({
  width,
  height,
  safe: { top: 60, right: 0, bottom, left: 0 },
})

/** Frames with the shell's bar above, and on phones one below. */
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

  test.each([3, 4, 5, 6, 7, 8])('the slate of size %i fits, and every place on it is hit', (size) => {
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
    for (let at = 0; at < size * 2; at++) {
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
    // The greenhouse is seen whole: under the slate or beside it.
    const beside = greenhouse.x - greenhouse.width / 2 > slate.x + slate.side
    expect(beside || greenhouse.y - greenhouse.height * 0.95 > slate.y + slate.side).toBe(true)
  })
})

test('a finger beside the slate or in its empty corner means nothing', () => {
  const layout = arrange(screen(1280, 650, 0), 3)
  const { slate, cell } = layout
  expect(spotAt(layout, slate.x - 5, slate.y + 50)).toBeUndefined()
  expect(spotAt(layout, slate.x + slate.side - cell / 2, slate.y + slate.side - cell / 2)).toBeUndefined()
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
  ] as const)('goes %s', (_, from, step, to) => expect(neighbour(3, from, step)).toEqual(to))

  test('stands on the lines that run through its place', () => {
    for (const at of linesOfSpot(4, cell(6))) expect(cellsOf(4, at)).toContain(6)
    expect(linesOfSpot(4, line(5))).toEqual([5])
  })
})
