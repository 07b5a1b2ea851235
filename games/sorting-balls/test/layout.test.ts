import { describe, expect, test } from 'vitest'
import type { Room, Screen } from '../../kit/board/room.ts'
import { above, arrange, neighbour, slot, tubeAt } from '../view/layout.ts'

const MARGIN = 8

/** A frame that leaves this area for the tubes. */
const screenWith = ({ x, y, width, height }: Room): Screen => ({
  width: x + width + MARGIN,
  height: y + height + MARGIN,
  safe: { top: y - MARGIN, right: 0, bottom: 0, left: x - MARGIN },
})

const frames: readonly (readonly [string, Room])[] = [
  ['a narrow phone', { x: 8, y: 62, width: 276, height: 520 }],
  ['a small phone', { x: 8, y: 62, width: 308, height: 350 }],
  ['a phone', { x: 8, y: 62, width: 378, height: 710 }],
  ['a tablet', { x: 8, y: 62, width: 756, height: 950 }],
  ['a desktop frame', { x: 8, y: 62, width: 1268, height: 580 }],
  ['a large screen', { x: 8, y: 62, width: 1908, height: 1010 }],
]

const bench = (count: number, height: number) => ({ height, tubes: Array.from({ length: count }, () => []) })

describe.each(frames)('on %s', (_, room) => {
  test.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])(
    '%i tubes fit, and each is found at its centre',
    (count) => {
      for (const height of [3, 4, 5]) {
        const layout = arrange(screenWith(room), bench(count, height))
        expect(layout.places).toHaveLength(count)
        expect(layout.ball).toBeGreaterThan(24)
        expect(layout.pitch).toBeGreaterThan(32)
        for (const place of layout.places) {
          expect(place.x - layout.ball * 0.6).toBeGreaterThanOrEqual(room.x - 1)
          expect(place.x + layout.ball * 0.6).toBeLessThanOrEqual(room.x + room.width + 1)
          expect(above(layout, place).y - layout.ball / 2).toBeGreaterThanOrEqual(room.y - 1)
          expect(place.floor).toBeLessThan(room.y + room.height)
          expect(slot(layout, place, height - 1).y).toBeGreaterThan(place.mouth)
        }
        layout.places.forEach((place, tube) => {
          expect(tubeAt(layout, { x: place.x, y: (place.mouth + place.floor) / 2 })).toBe(tube)
        })
      }
    },
  )
})

test('the cursor reaches every tube and returns to the first', () => {
  const layout = arrange(screenWith({ x: 8, y: 8, width: 300, height: 500 }), bench(14, 4))
  const seen = new Set<number>()
  let cursor = 0
  for (let step = 0; step < 14; step++) {
    seen.add(cursor)
    cursor = neighbour(layout, cursor, 'right')
  }
  expect(seen.size).toBe(14)
  expect(cursor).toBe(0)
  expect(layout.places[neighbour(layout, 0, 'down')]?.row).toBe(1)
  expect(neighbour(layout, neighbour(layout, 0, 'down'), 'up')).toBe(0)
})

test('a point beside the tubes hits none', () => {
  const layout = arrange(screenWith({ x: 8, y: 8, width: 1200, height: 500 }), bench(4, 4))
  expect(tubeAt(layout, { x: 20, y: 250 })).toBeUndefined()
})

test('a short glass is two balls shallower than one for four', () => {
  const screen = screenWith({ x: 8, y: 8, width: 600, height: 500 })
  const { ball, places } = arrange(screen, { tubes: [[], []], height: 4, makes: ['plain', 'short'] })
  const [deep = 0, low = 0] = places.map(({ floor, mouth }) => floor - mouth)
  expect(deep - low).toBeCloseTo(2 * 0.97 * ball)
})
