import { describe, expect, test } from 'vitest'
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { rules } from '../rules.ts'
import { arrange, MARGIN, middleOf, placeAt } from '../view/layout.ts'

const screenOf = (width: number, height: number): Screen => ({
  width,
  height,
  safe: { top: 58, right: 0, bottom: 0, left: 0 },
})

const frames: readonly (readonly [string, Screen])[] = [
  ['a small phone', screenOf(288, 396)],
  ['a phone', screenOf(390, 566)],
  ['a desktop frame', screenOf(1280, 646)],
  ['a large screen', screenOf(1920, 1076)],
]

describe.each(frames)('on %s', (_, screen) => {
  test.each([1, 5, 30, 60])('level %i fits, and every tile is found at its centre', (level) => {
    const { house } = rules.start(1, level)
    const layout = arrange(screen, house)
    const room = roomIn(screen, MARGIN)
    const places = Array.from(house, (_, place) => place).filter((place) => house[place] !== '/')
    expect(places.map((place) => placeAt(layout, middleOf(layout, place)))).toEqual(places)
    expect(layout.x + layout.cell * 0.5).toBeGreaterThanOrEqual(room.x)
    expect(layout.y + layout.cell * 0.3).toBeGreaterThanOrEqual(room.y)
    expect(layout.y + (layout.rows - 0.5) * layout.cell).toBeLessThanOrEqual(room.y + room.height + 1)
  })
})
