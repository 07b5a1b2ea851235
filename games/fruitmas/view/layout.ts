/** Where the tree stands and the sign hangs, in any frame. Pure, in CSS pixels. */
import type { Point } from '../../kit/view.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { topRow } from '../rules/curve.ts'
import { cellAt, columnOf, HIGH, rowOf, WIDE } from '../rules/pieces.ts'

export interface Layout {
  readonly cell: number
  /** The corner of the grid, which a small tree does not fill, and the middle of the trunk. */
  readonly x: number
  readonly y: number
  readonly middle: number
  /** The top of the highest row and the foot of the lowest. */
  readonly top: number
  readonly foot: number
  /** Cells in the widest row. */
  readonly wide: number
  readonly sign: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    /** Goals beside each other, not under each other. */
    readonly across: boolean
  }
}

const MARGIN = 6
/** In cells: the star on top, the boughs' tips at the sides, the trunk and its snow below. */
const ABOVE = 0.95
const BESIDE = 0.35
const BELOW = 0.7
/** CSS pixels: on a large screen a fruit is no larger than this. */
const LARGEST = 88

export function arrange(open: readonly boolean[], screen: Screen): Layout {
  const room = roomIn(screen, MARGIN)
  const rows = HIGH - topRow(open)
  const wide = Math.max(
    ...open.map((isOpen, cell) => (isOpen ? Math.abs(columnOf(cell) * 2 + 1 - WIDE) + 1 : 0)),
  )
  const across = room.width < room.height * 1.15
  const strip = across ? Math.min(76, Math.max(44, room.height * 0.1)) : 0
  const cell = Math.min(
    LARGEST,
    (room.width * (across ? 1 : 0.56)) / (wide + 2 * BESIDE),
    (room.height - strip) / (rows + ABOVE + BELOW),
  )
  const middle = room.x + room.width / 2
  const spare = room.height - strip - cell * (rows + ABOVE + BELOW)
  const top = room.y + strip + spare * (across ? 0.35 : 0.5) + cell * ABOVE
  const beside = (room.width - wide * cell) / 2 - cell * (BESIDE + 0.4)
  const width = across ? Math.min(room.width, 460) : Math.min(room.width * 0.17, beside)
  const height = across ? strip : Math.min(room.height * 0.72, width * 1.5)
  return {
    cell,
    middle,
    x: middle - (WIDE / 2) * cell,
    y: top - topRow(open) * cell,
    top,
    foot: top + rows * cell,
    wide,
    sign: {
      x: across ? middle - width / 2 : room.x + (beside - width) / 2,
      y: across ? room.y + spare * 0.12 : room.y + (room.height - height) / 2,
      width,
      height,
      across,
    },
  }
}

export const middleOf = ({ x, y, cell }: Layout, at: number): Point => ({
  x: x + (columnOf(at) + 0.5) * cell,
  y: y + (rowOf(at) + 0.5) * cell,
})

/** The cell under a finger, if it is one of the tree's. */
export function cellUnder(layout: Layout, open: readonly boolean[], at: Point): number | undefined {
  const cell = cellAt(
    Math.floor((at.x - layout.x) / layout.cell),
    Math.floor((at.y - layout.y) / layout.cell),
  )
  return open[cell] ? cell : undefined
}

/** Right beside a cell, inside the tree. */
export function beside(open: readonly boolean[], from: number, way: Way): number | undefined {
  const [right, down] = STEPS[way]
  const cell = cellAt(columnOf(from) + right, rowOf(from) + down)
  return open[cell] ? cell : undefined
}

/** Where the cursor goes: over ornaments, and up and down towards the trunk where the tree is narrower. */
export function neighbour(open: readonly boolean[], from: number, way: Way): number {
  const [right, down] = STEPS[way]
  const inwards = down && (columnOf(from) < WIDE / 2 ? 1 : -1)
  for (let far = 1; far < HIGH; far++) {
    const ahead = cellAt(columnOf(from) + right * far, rowOf(from) + down * far)
    if (open[ahead]) return ahead
    const aside = cellAt(columnOf(from) + inwards * far, rowOf(from) + down)
    if (inwards && open[aside]) return aside
  }
  return from
}

/** Where the cursor is at first. */
export const centre = (open: readonly boolean[]) => (open[cellAt(3, 5)] ? cellAt(3, 5) : open.indexOf(true))
