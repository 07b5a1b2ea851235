/** Where tubes stand: as many rows as give the largest balls, in any frame. Pure, in CSS pixels. */
import type { Way } from '../../kit/rules/ways.ts'
import type { Room } from '../../kit/board/room.ts'

export interface Place {
  readonly x: number
  readonly row: number
  /** The middle of the rim, and the inside of the round end. */
  readonly mouth: number
  readonly floor: number
}

export interface Layout {
  /** A ball's diameter. */
  readonly ball: number
  /** From one tube's middle to the next. */
  readonly pitch: number
  readonly places: readonly Place[]
}

/** In ball diameters: neighbours may touch, rows keep room to lift a ball over the rim and a shelf to stand on. */
const WIDTH = 1.4
const MOST_PITCH = 1.75
const RIM = 0.3
const LIFT = 1.15
const SHELF = 0.5
/** Balls settle a little into each other. */
const STACK = 0.97
/** How much of the height that is left over lies under a row: less, so that the window is seen and the bench is near. */
const BELOW = 0.28
/** CSS pixels: on a large screen a ball is no larger than this. */
const LARGEST = 124
const MOST_ROWS = 4

const tall = (height: number) => height * STACK + RIM

/** CSS pixels between the tubes and the edges of the frame. */
export const MARGIN = 8

export function arrange(count: number, height: number, room: Room): Layout {
  let rows = 1
  let ball = 0
  for (let tried = 1; tried <= Math.min(MOST_ROWS, count); tried++) {
    const wide = room.width / Math.ceil(count / tried) / WIDTH
    const high = room.height / tried / (tall(height) + LIFT + SHELF)
    const fits = Math.min(wide, high, LARGEST)
    // One more row must be worth it.
    if (fits > ball * 1.04) [rows, ball] = [tried, fits]
  }
  const columns = Math.ceil(count / rows)
  const pitch = Math.min(room.width / columns, ball * MOST_PITCH)
  const spare = room.height / rows - ball * (tall(height) + LIFT + SHELF)
  const places = Array.from({ length: count }, (_, tube) => {
    // The last row takes what is left, in the middle.
    const row = Math.floor(tube / columns)
    const inRow = Math.min(columns, count - row * columns)
    const x = room.x + room.width / 2 + ((tube % columns) - (inRow - 1) / 2) * pitch
    const floor = room.y + ((row + 1) * room.height) / rows - ball * SHELF - spare * BELOW
    return { x, row, floor, mouth: floor - ball * tall(height) }
  })
  return { ball, pitch, places }
}

/** The middle of the ball with this many balls under it. */
export const slot = ({ ball }: Layout, { x, floor }: Place, under: number) => ({
  x,
  y: floor - ball * (0.5 + under * STACK),
})

/** Where a lifted ball waits. */
export const above = ({ ball }: Layout, { x, mouth }: Place) => ({ x, y: mouth - ball * 0.62 })

/** The tube that a finger at this point means. */
export function tubeAt({ places, pitch, ball }: Layout, x: number, y: number): number | undefined {
  const found = places.findIndex(
    (place) =>
      Math.abs(place.x - x) <= pitch / 2 && y > place.mouth - ball * LIFT && y < place.floor + ball * SHELF,
  )
  return found < 0 ? undefined : found
}

/** The next tube that way; rows follow each other like lines of text. */
export function neighbour({ places }: Layout, from: number, way: Way): number {
  if (way === 'left' || way === 'right') {
    return (from + (way === 'left' ? -1 : 1) + places.length) % places.length
  }
  const here = places[from]
  if (!here) return 0
  const rows = (places.at(-1)?.row ?? 0) + 1
  const row = (here.row + (way === 'up' ? -1 : 1) + rows) % rows
  let nearest = from
  let distance = Infinity
  places.forEach((place, tube) => {
    if (place.row !== row || Math.abs(place.x - here.x) >= distance) return
    distance = Math.abs(place.x - here.x)
    nearest = tube
  })
  return nearest
}
