/** Arranges the tubes in the number of rows that gives the largest balls. Pure, in CSS pixels. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Point } from '../../kit/view.ts'
import type { State } from '../rules/state.ts'
import { capacity } from '../rules/tubes.ts'

export interface TubePlace {
  readonly x: number
  readonly row: number
  /** The middle of the rim, and the inside of the round end. */
  readonly mouth: number
  readonly floor: number
}

export interface Layout {
  /** A ball's diameter. */
  readonly ball: number
  /** Distance between the centres of neighbouring tubes. */
  readonly pitch: number
  readonly places: readonly TubePlace[]
  /** Centre of the button that adds a tube. */
  readonly button: Point
}

/** Radius of that button, and the height reserved for it, in CSS pixels. */
export const BUTTON = 17
const STRIP = 20

/** In ball diameters: tubes may touch; rows leave room to lift a ball over the rim, and for a shelf. */
const WIDTH = 1.4
const MOST_PITCH = 1.75
const RIM = 0.3
const LIFT = 1.15
const SHELF = 0.5
/** Balls settle a little into each other. */
const STACK = 0.97
/** Share of the spare height below a row: the smaller part, so that the window shows above it. */
const BELOW = 0.28
/** Gap between the tubes and the edges of the frame, and the largest ball, in CSS pixels. */
const MARGIN = 8
const LARGEST = 124
const MOST_ROWS = 4

const tall = (height: number) => height * STACK + RIM

/** The part of the state that the layout depends on. */
type LayoutInput = Pick<State, 'tubes' | 'height' | 'makes'>

export function arrange(screen: Screen, { tubes, height, makes }: LayoutInput): Layout {
  const count = tubes.length
  const { height: whole, ...sides } = roomIn(screen, MARGIN)
  const room = { ...sides, height: whole - STRIP }
  let rows = 1
  let ball = 0
  for (let tried = 1; tried <= Math.min(MOST_ROWS, count); tried++) {
    const wide = room.width / Math.ceil(count / tried) / WIDTH
    const high = room.height / tried / (tall(height) + LIFT + SHELF)
    const fits = Math.min(wide, high, LARGEST)
    // Add a row only for clearly larger balls.
    if (fits > ball * 1.04) [rows, ball] = [tried, fits]
  }
  const columns = Math.ceil(count / rows)
  const pitch = Math.min(room.width / columns, ball * MOST_PITCH)
  const spare = room.height / rows - ball * (tall(height) + LIFT + SHELF)
  const places = Array.from({ length: count }, (_, tube) => {
    // The last row is centred.
    const row = Math.floor(tube / columns)
    const inRow = Math.min(columns, count - row * columns)
    const x = room.x + room.width / 2 + ((tube % columns) - (inRow - 1) / 2) * pitch
    const floor = room.y + ((row + 1) * room.height) / rows - ball * SHELF - spare * BELOW
    return { x, row, floor, mouth: floor - ball * tall(capacity(makes?.[tube], height)) }
  })
  const button = { x: room.x + room.width - BUTTON, y: room.y + whole - BUTTON }
  return { ball, pitch, places, button }
}

/** Centre of the ball with this many balls under it. */
export const slot = ({ ball }: Pick<Layout, 'ball'>, { x, floor }: TubePlace, under: number): Point => ({
  x,
  y: floor - ball * (0.5 + under * STACK),
})

/** Where a lifted ball waits. */
export const above = ({ ball }: Layout, { x, mouth }: TubePlace): Point => ({ x, y: mouth - ball * 0.62 })

/** The tube under a point. The index after the last tube is the button. */
export function tubeAt({ places, pitch, ball, button }: Layout, { x, y }: Point): number | undefined {
  if (Math.hypot(x - button.x, y - button.y) <= BUTTON * 1.2) return places.length
  const found = places.findIndex(
    (place) =>
      Math.abs(place.x - x) <= pitch / 2 && y > place.mouth - ball * LIFT && y < place.floor + ball * SHELF,
  )
  return found < 0 ? undefined : found
}

/** The next of `count` tubes in this direction. Rows follow each other like lines of text. */
export function neighbour({ places }: Layout, from: number, way: Way, count = places.length): number {
  if (way === 'left' || way === 'right') return (from + (way === 'left' ? -1 : 1) + count) % count
  const here = places[from] ?? places.at(-1)
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
