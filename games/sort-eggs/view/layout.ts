/** Computes the layout of hen, chutes, gates and baskets, and the positions of eggs. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { clamp, mix } from '../../kit/paint/easing.ts'
import type { Point } from '../../kit/view.ts'
import { ROW } from '../rules/curve.ts'
import type { Day, Action } from '../rules.ts'
import type { Gate } from '../rules/state.ts'
import { endsOf, depthOf, rowsOf } from '../rules/tree.ts'

export interface Layout {
  /** Start of the chutes, under the hen. */
  readonly top: Point
  /** In CSS pixels: distance between rows, half the height of an egg, width of a basket, size of the hen. */
  readonly row: number
  readonly egg: number
  readonly basket: number
  readonly hen: number
  /** y of the baskets' rims, and of the ground. */
  readonly rim: number
  readonly ground: number
  readonly spots: ReadonlyMap<number, Point>
  /** No room for a tree: hen and two baskets sit on top of the card. */
  readonly bare: boolean
}

/** Least width of a frame with room for the hen between the bars. */
const WIDE = 620

/** Shares of the frame's height covered by title and card of the opening, and the card's least height in pixels. */
const TITLE = { tall: [0.38, 0.28], wide: [0.28, 0.24] } as const
const CARD = 230
/** The same in a narrow frame, where the buttons take two lines. */
const TALL_CARD = 262

/** With `opening` the tree is smaller, between title and card, and grows to full size when play begins. */
export function arrange(screen: Screen, gates: readonly Gate[], opening = false): Layout {
  const { width, height, safe } = screen
  const [above, below] = TITLE[width > height ? 'wide' : 'tall']
  const top = opening ? height * above : width > WIDE ? 21 : safe.top
  const bottom = opening ? Math.max(height * below, width > height ? 0 : CARD) : safe.bottom
  const free = roomIn({ ...screen, safe: { ...safe, top, bottom } }, 6)
  const room = { ...free, height: Math.max(120, free.height) }
  const bare = opening && free.height < 120
  const ends = endsOf(gates)
  const apart = bare
    ? room.width * 0.74
    : Math.min(room.width / ends.length, room.height * (opening ? 0.4 : Math.min(0.3, 1.3 / ends.length)))
  const middle = room.x + room.width / 2
  const hen = clamp(room.height * (opening ? 0.115 : 0.056), 26, 50)
  const card = Math.max(hen * 2, height - TALL_CARD)
  const start = { x: middle, y: bare ? card : room.y + hen * 3.1 }
  const basket = Math.min(apart * 0.94, room.height * (bare ? 0.5 : opening ? 0.33 : 0.2))
  const ground = bare ? card : room.y + room.height - clamp(room.height * 0.02, 4, 18)
  const rim = ground - basket * 0.6
  // In a frame that is too low, parts overlap but sizes stay positive.
  const row = Math.max(8, (rim - start.y) / (rowsOf(gates) + 1))
  const spots = new Map<number, Point>()
  const place = (at: number): number => {
    const end = ends.indexOf(at)
    const below =
      end < 0 ? (place(at * 2) + place(at * 2 + 1)) / 2 : middle + (end + 0.5 - ends.length / 2) * apart
    const x = at === 1 ? middle : below
    spots.set(at, { x, y: start.y + (depthOf(at) + 1) * row })
    return x
  }
  place(1)
  const egg = clamp(Math.min(apart, row) * 0.34, 6, 36)
  return { top: start, row, egg, basket, hen, rim, ground, spots, bare }
}

/** Distance in CSS pixels that is too small to see. */
const NEAR = 0.4

/** Interpolates two layouts, or returns `to` itself once it is near. New places start at their fork. */
export function between(from: Layout, to: Layout, t: number): Layout {
  const there = [...to.spots].every(([place, { x, y }]) => {
    const spot = from.spots.get(place)
    return spot && Math.abs(spot.x - x) + Math.abs(spot.y - y) < NEAR
  })
  if (there && Math.abs(from.rim - to.rim) < NEAR) return to
  const part = (a: Point, b: Point) => ({ x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) })
  const spots = new Map<number, Point>()
  for (const [place, spot] of to.spots)
    spots.set(place, part(from.spots.get(place) ?? from.spots.get(place >> 1) ?? spot, spot))
  return {
    top: part(from.top, to.top),
    row: mix(from.row, to.row, t),
    egg: mix(from.egg, to.egg, t),
    basket: mix(from.basket, to.basket, t),
    hen: to.hen,
    rim: mix(from.rim, to.rim, t),
    ground: to.ground,
    bare: to.bare,
    spots,
  }
}

export const spotOf = ({ spots, top }: Layout, place: number): Point => spots.get(place) ?? top

/** Position of an egg heading for `place`, and the slope of the chute in pixels across per pixel down. */
export function pointAt(layout: Layout, place: number, at: number): Point & { readonly slope: number } {
  const { top, row } = layout
  const passed = Math.floor(at / ROW)
  const part = at / ROW - passed
  const y = top.y + (at / ROW) * row
  // Between two ticks, an egg may be drawn before a gate that it has already passed in the rules.
  const heading = place >> Math.max(0, depthOf(place) - passed)
  const { x } = spotOf(layout, heading)
  if (!passed || depthOf(heading) < passed) return { x, y, slope: 0 }
  const aside = spotOf(layout, heading >> 1).x - x
  return { x: x + aside * (1 - part) ** 2, y, slope: (-2 * aside * (1 - part)) / row }
}

/** The action of a tap: the nearest gate within reach, unless a rotten egg or the fox is under it. */
export function actionNear(layout: Layout, day: Day, { x, y }: Point): Action | undefined {
  let best: Action | undefined
  let least = Infinity
  const offer = (action: Action, at: Point, reach: number) => {
    const far = Math.hypot(at.x - x, at.y - y) / reach
    if (far >= Math.min(1, least)) return
    least = far
    best = action
  }
  const { egg: size, row, rim, basket } = layout
  for (const { id, form, place, at } of day.eggs)
    if (form === 'rotten') offer({ toss: id }, pointAt(layout, place, at), Math.max(34, size * 1.6))
  if (day.fox) offer({ shoo: day.fox }, { x: spotOf(layout, day.fox).x, y: rim }, Math.max(30, basket * 0.6))
  if (best) return best
  for (const { place } of day.gates) {
    const spot = spotOf(layout, place)
    offer({ flip: place }, { x: spot.x, y: spot.y + size * 0.6 }, Math.max(64, row * 1.1))
  }
  return best
}
