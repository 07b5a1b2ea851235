import { describe, expect, test } from 'vitest'
import type { Room } from '../../kit/board/room.ts'
import { cellAt, lay, middleOf, spotAt } from '../view/layout.ts'

const frames: readonly (readonly [string, Room])[] = [
  ['a narrow phone', { x: 4, y: 62, width: 280, height: 500 }],
  ['a small phone', { x: 4, y: 62, width: 312, height: 340 }],
  ['a phone', { x: 4, y: 62, width: 382, height: 700 }],
  ['a tablet', { x: 4, y: 62, width: 760, height: 880 }],
  ['a desktop frame', { x: 4, y: 62, width: 1272, height: 584 }],
  ['a large screen', { x: 4, y: 62, width: 1912, height: 1014 }],
]

describe.each(frames)('on %s', (_, room) => {
  test.each([4, 5, 6, 7, 8, 9])('a garden of %i×%i is whole, and its rim and ears too', (size) => {
    const plane = lay(size, room)
    const [far, near] = [spotAt(plane, 0, 0), spotAt(plane, 0, size)]
    expect(near.x - plane.cell * 0.2).toBeGreaterThanOrEqual(room.x)
    expect(far.y - plane.cell * 0.3).toBeGreaterThanOrEqual(room.y)
    expect(near.y + plane.cell * 0.3).toBeLessThanOrEqual(room.y + room.height)
  })

  test.each([4, 9])('a finger on any cell of %i×%i finds it', (size) => {
    const plane = lay(size, room)
    for (let cell = 0; cell < size * size; cell++) expect(cellAt(plane, middleOf(plane, cell))).toBe(cell)
    expect(cellAt(plane, { x: room.x - 40, y: plane.near - 5 })).toBeUndefined()
    expect(cellAt(plane, { x: plane.x, y: plane.near + 5 })).toBeUndefined()
  })
})

test('the board uses the room: it fills a phone across and a desktop frame from top to bottom', () => {
  const [phone, desktop] = [frames[2]?.[1], frames[4]?.[1]]
  if (!phone || !desktop) throw new Error('The frames are gone.')
  expect(lay(9, phone).cell * 9.4).toBeGreaterThan(phone.width * 0.95)
  expect(lay(9, desktop).height).toBeGreaterThan(desktop.height * 0.8)
})
