/** Lays out bed and tray, the tray below or beside the bed, whichever gives larger cells. Pure. */
import { roomIn, type Room, type Screen } from '../../kit/board/room.ts'
import { clamp } from '../../kit/paint/easing.ts'
import type { ElementSpot, Point } from '../../kit/view.ts'
import { COMB_PLACE, FIRST_SLOT } from '../lesson-places.ts'
import { CELLS, middleOf, SIDE, type Hex } from '../rules/bed.ts'
import { HAND } from '../rules/deal.ts'

export interface Layout {
  /** From a cell's centre to its corners, in CSS pixels. */
  readonly size: number
  /** The same for waiting pieces; the largest pieces are smaller still. */
  readonly small: number
  readonly bed: Point
  readonly slots: readonly Room[]
}

/** The free corners around the bed, in sizes from its centre: left and right, above and below. */
const CORNERS = { x: 7.15, y: 5.95 }
/** Minimum radius of a button, in CSS pixels. */
const FINGER = 22

/** Distance between neighbouring cells, across and down, in sizes. */
const ACROSS = Math.sqrt(3)
const DOWN = 1.5
/** From the bed's centre to its left and right corners, and to its upper and lower edges, including frame and foot. */
export const CORNER = (ACROSS * 2 * (SIDE * 1.5 - 0.5)) / 3 + 0.55
const EDGE = { above: 1.5 * SIDE - 0.5 + 0.5, below: 1.5 * SIDE - 0.5 + 0.95 }
/** Room for most pieces: a row of four, horizontal or slanted. */
const PIECE = { width: 4 * ACROSS + 0.9, height: 3 * DOWN + 2 + 1 }
/** Size of waiting pieces relative to planted ones: the minimum that is visible and easy to grab, and the maximum. */
const LEAST = 0.55
const MOST = 0.8
/** Gap between bed and tray, in sizes. */
const GAP = 0.5
/** CSS pixels: the largest cell on a large screen, and the margin at the edges of the frame. */
const LARGEST = 64
const MARGIN = 4

const HIGH = EDGE.above + EDGE.below
const WIDE = CORNER * 2

export function arrange(screen: Screen): Layout {
  const room = roomIn(screen, MARGIN)
  const below = Math.min(room.width / WIDE, room.height / (HIGH + GAP + PIECE.height * LEAST))
  const beside = Math.min(room.height / HIGH, room.width / (WIDE + GAP + PIECE.width * LEAST))
  return below > beside
    ? trayBelow(room, Math.min(below, LARGEST))
    : trayBeside(room, Math.min(beside, LARGEST))
}

function trayBelow(room: Room, size: number): Layout {
  const left = room.height - size * (HIGH + GAP)
  const wide = Math.min(room.width, size * WIDE * 1.2) / HAND
  const small = Math.min(left / PIECE.height, wide / PIECE.width, size * MOST)
  const high = small * PIECE.height
  // Distributes the spare height, so that nothing is close to an edge.
  const spare = (left - high) / 3
  const top = room.y + spare + size * HIGH + spare * 0.6 + size * GAP
  const x = room.x + room.width / 2
  return {
    size,
    small,
    bed: { x, y: room.y + spare + size * EDGE.above },
    slots: Array.from({ length: HAND }, (_, i) => ({
      x: x + (i - HAND / 2) * wide,
      y: top,
      width: wide,
      height: high,
    })),
  }
}

function trayBeside(room: Room, size: number): Layout {
  const left = room.width - size * (WIDE + GAP)
  const high = Math.min(room.height, size * HIGH) / HAND
  const small = Math.min(left / PIECE.width, high / PIECE.height, size * MOST)
  const wide = small * PIECE.width
  const gap = clamp((left - wide) / 3, 0, size * 2) + size * GAP
  const x = room.x + (room.width - size * WIDE - gap - wide) / 2
  const y = room.y + room.height / 2
  return {
    size,
    small,
    bed: { x: x + (size * WIDE) / 2, y: y + (size * (EDGE.above - EDGE.below)) / 2 },
    slots: Array.from({ length: HAND }, (_, i) => ({
      x: x + size * WIDE + gap,
      y: y + (i - HAND / 2) * high,
      width: wide,
      height: high,
    })),
  }
}

/** The centre of a cell, for cells of this size around this point. */
export function spot(hex: Hex, size: number, around: Point): Point {
  const { across, down } = middleOf(hex)
  return { x: around.x + across * ACROSS * size, y: around.y + down * DOWN * size }
}

export const cellSpot = ({ size, bed }: Layout, cell: number): Point =>
  spot(CELLS[cell] ?? { q: 0, r: 0 }, size, bed)

/** The cell nearest to a point, and the distance to its centre in sizes. */
export function nearestCell(layout: Layout, point: Point): { readonly cell: number; readonly off: number } {
  let nearest = { cell: 0, off: Infinity }
  for (const cell of CELLS.keys()) {
    const { x, y } = cellSpot(layout, cell)
    const off = Math.hypot(x - point.x, y - point.y) / layout.size
    if (off < nearest.off) nearest = { cell, off }
  }
  return nearest
}

/** The cell under a finger at this point; undefined outside the bed. */
export function cellUnder(layout: Layout, point: Point): number | undefined {
  const { cell, off } = nearestCell(layout, point)
  return off <= 1.1 ? cell : undefined
}

export function slotUnder({ slots }: Layout, { x, y }: Point): number | undefined {
  const found = slots.findIndex(
    (slot) => x >= slot.x && x < slot.x + slot.width && y >= slot.y && y < slot.y + slot.height,
  )
  return found < 0 ? undefined : found
}

/** Positions of the streak and of the undo button. */
export const streakSpot = ({ bed, size }: Layout): Point => ({
  x: bed.x - size * CORNERS.x,
  y: bed.y - size * CORNERS.y,
})
export const undoSpot = ({ bed, size }: Layout): Point => ({
  x: bed.x - size * CORNERS.x,
  y: bed.y + size * CORNERS.y,
})
export const undoRadius = ({ size }: Layout): number => Math.max(FINGER, size * 1.2)

export function isOnUndo(layout: Layout, { x, y }: Point): boolean {
  const spot = undoSpot(layout)
  return Math.hypot(x - spot.x, y - spot.y) <= undoRadius(layout)
}

export const slotSpot = ({ slots }: Layout, slot: number): Point => {
  const { x, y, width, height } = slots[slot] ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** The offset of a piece's centre from its handle, and its width and height, in sizes. */
export function extent(cells: readonly Hex[]) {
  const spots = cells.map((hex) => spot(hex, 1, { x: 0, y: 0 }))
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    wide: right - left + ACROSS,
    high: bottom - top + 2,
  }
}

/** The cell size of a waiting piece: as large as its slot allows. */
export function waitingSize({ slots, small }: Layout, cells: readonly Hex[]): number {
  const { wide, high } = extent(cells)
  const [slot] = slots
  return slot ? Math.min(small, (slot.width * 0.86) / wide, (slot.height * 0.86) / high) : small
}

/** Where a place of a lesson is: a cell, a piece in hand, the comb, or the multiplier in its middle. */
export function lessonSpot(layout: Layout, place: number): ElementSpot {
  const { size, slots } = layout
  if (place >= 0) return { ...cellSpot(layout, place), size: size * 2 }
  const [slot] = slots
  if (place <= FIRST_SLOT)
    return { ...slotSpot(layout, FIRST_SLOT - place), size: Math.min(slot?.width ?? 0, slot?.height ?? 0) }
  return { ...streakSpot(layout), size: size * (place === COMB_PLACE ? 3.8 : 1.4) }
}
