import { describe, expect, test } from 'vitest'
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { arrange, cellAt, MARGIN, middleOf, spotAt } from '../view/layout.ts'

const screen = (width: number, height: number): Screen => ({
  width,
  height,
  safe: { top: 58, right: 0, bottom: 0, left: 0 },
})

const PHONE = screen(390, 766)
const DESKTOP = screen(1280, 650)

const frames: readonly (readonly [string, Screen])[] = [
  ['a narrow phone', screen(288, 566)],
  ['a small phone', screen(320, 406)],
  ['a phone', PHONE],
  ['a tablet', screen(768, 946)],
  ['a desktop frame', DESKTOP],
  ['a large screen', screen(1920, 1080)],
]

/** Columns and rows. */
const SIZES: readonly (readonly [number, number])[] = [
  [4, 3],
  [4, 5],
  [6, 6],
  [7, 8],
  [9, 8],
  [9, 9],
]

describe.each(frames)('on %s', (_, frame) => {
  const room = roomIn(frame, MARGIN)

  test.each(SIZES)('a garden of %i×%i fits, with its rim and the space above it', (columns, rows) => {
    const layout = arrange(frame, { columns, rows })
    const [far, near] = [spotAt(layout, 0, 0), spotAt(layout, 0, rows)]
    expect(near.x - layout.cell * 0.2).toBeGreaterThanOrEqual(room.x)
    expect(far.y - layout.cell * 0.3).toBeGreaterThanOrEqual(room.y)
    expect(near.y + layout.cell * 0.3).toBeLessThanOrEqual(room.y + room.height)
  })

  test.each(SIZES)('finds each cell of %i×%i at its centre, and none outside', (columns, rows) => {
    const layout = arrange(frame, { columns, rows })
    for (let cell = 0; cell < columns * rows; cell++)
      expect(cellAt(layout, middleOf(layout, cell))).toBe(cell)
    expect(cellAt(layout, { x: room.x - 40, y: layout.near - 5 })).toBeUndefined()
    expect(cellAt(layout, { x: layout.x, y: layout.near + 5 })).toBeUndefined()
  })
})

const NINE = { columns: 9, rows: 9 }

test('the largest board fills the width of a phone and the height of a desktop frame', () => {
  expect(arrange(PHONE, NINE).cell * 9.4).toBeGreaterThan(roomIn(PHONE, MARGIN).width * 0.95)
  expect(arrange(DESKTOP, NINE).height).toBeGreaterThan(roomIn(DESKTOP, MARGIN).height * 0.8)
})
