/** Lays out the tree and the sign in a frame of any size. Pure, in CSS pixels. */
import { roomIn, type Room, type Screen } from '../../kit/board/room.ts'
import type { SquareBoard } from '../../kit/board/square.ts'
import { columnOf } from '../../kit/rules/grid.ts'
import { topRow } from '../rules/levels.ts'
import { GRID, HIGH, WIDE } from '../rules/tree.ts'

/** The board is the whole grid, which a small tree does not fill. */
export interface Layout extends SquareBoard {
  /** The middle of the trunk. */
  readonly middle: number
  /** The top of the highest row and the bottom of the lowest. */
  readonly top: number
  readonly foot: number
  /** Cells in the widest row. */
  readonly wide: number
  readonly sign: Sign
}

export interface Sign extends Room {
  /** Goals are side by side, not one below the other. */
  readonly across: boolean
}

/** Gap around everything, and the largest side of a cell, in CSS pixels. */
const MARGIN = 6
const LARGEST = 88
/** Space in cells: for the star on top, the tips of the boughs at the sides, and the trunk and its snow below. */
const ABOVE = 0.95
const BESIDE = 0.35
const BELOW = 0.7

export function arrange(screen: Screen, open: readonly boolean[]): Layout {
  const room = roomIn(screen, MARGIN)
  const rows = HIGH - topRow(open)
  const wide = Math.max(
    ...open.map((isOpen, cell) => (isOpen ? Math.abs(columnOf(WIDE, cell) * 2 + 1 - WIDE) + 1 : 0)),
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
    ...GRID,
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
