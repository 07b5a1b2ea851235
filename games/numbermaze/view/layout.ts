/** Projects the board, seen at a slant from above: cell to screen, and back. Pure. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import { mix } from '../../kit/paint/easing.ts'
import { cellIn, columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { Point } from '../../kit/view.ts'

export interface Layout {
  readonly columns: number
  readonly rows: number
  /** Width of a cell in the nearest row, in CSS pixels. */
  readonly cell: number
  /** The board's horizontal centre, its near edge, and its height on the screen. */
  readonly x: number
  readonly near: number
  readonly height: number
}

export interface TileSpot extends Point {
  /** Scale relative to the near edge. */
  readonly scale: number
}

/** Scale of the far edge: 1 / (1 + SLANT). */
const SLANT = 0.2
const FAR = 1 / (1 + SLANT)
/** Space around the board, in cells: its rim, a hopper's ears in the last row, the thickness of the slab. */
const RIM = 0.5
const ABOVE = 0.75
const BELOW = 0.55
/** Height of a cell relative to its width: slanted where height is short, nearly from above on a phone. */
const FLATTEST = 0.8
const STEEPEST = 1
/** Gap between the board and the frame, and a cell's maximum width, in CSS pixels. */
export const MARGIN = 4
const LARGEST = 124

export function arrange(screen: Screen, { columns, rows }: Pick<Layout, 'columns' | 'rows'>): Layout {
  const room = roomIn(screen, MARGIN)
  const cell = Math.min(
    LARGEST,
    room.width / (columns + RIM),
    room.height / (rows * FLATTEST + ABOVE + BELOW),
  )
  const tall = Math.min(STEEPEST, Math.max(FLATTEST, (room.height / cell - ABOVE - BELOW) / rows))
  const height = rows * cell * tall
  const spare = room.height - height - cell * (ABOVE + BELOW)
  return {
    columns,
    rows,
    cell,
    x: room.x + room.width / 2,
    near: room.y + room.height - cell * BELOW - spare * 0.5,
    height,
  }
}

/** Height of a cell relative to its width. */
export const tallness = ({ rows, cell, height }: Layout) => height / rows / cell

/** Projects a point of the board: u cells from the left, v from the far edge. */
export function spotAt({ columns, rows, cell, x, near, height }: Layout, u: number, v: number): TileSpot {
  const scale = 1 / (1 + SLANT * (1 - v / rows))
  return { x: x + (u - columns / 2) * cell * scale, y: near - (height * (1 - scale)) / (1 - FAR), scale }
}

export const middleOf = (layout: Layout, cell: number): TileSpot =>
  spotAt(layout, columnOf(layout.columns, cell) + 0.5, rowOf(layout.columns, cell) + 0.5)

/** Interpolates between the centres of two cells. */
export function between(layout: Layout, one: number, other: number, along: number): TileSpot {
  const [from, to] = [middleOf(layout, one), middleOf(layout, other)]
  const mixed = (part: keyof TileSpot) => mix(from[part], to[part], along)
  return { x: mixed('x'), y: mixed('y'), scale: mixed('scale') }
}

/** The cell under a screen point. */
export function cellAt({ columns, rows, cell, x, near, height }: Layout, at: Point): number | undefined {
  const scale = 1 - ((near - at.y) / height) * (1 - FAR)
  const column = Math.floor((at.x - x) / (cell * scale) + columns / 2)
  const row = Math.floor(rows * (1 - (1 / scale - 1) / SLANT))
  return cellIn({ columns, rows }, column, row)
}

/** The outline of a cell, inset by `inset` cells and moved down by `down` pixels, with rounded corners. */
export function cellPath(layout: Layout, cell: number, inset: number, down = 0): Path2D {
  const [column, row] = [columnOf(layout.columns, cell), rowOf(layout.columns, cell)]
  return roundedPath(layout, column + inset, row + inset, column + 1 - inset, row + 1 - inset, 0.14, down)
}

/** The outline of a box on the ground, with rounded corners. */
export function roundedPath(
  layout: Layout,
  left: number,
  far: number,
  right: number,
  near: number,
  corner: number,
  down = 0,
): Path2D {
  const path = new Path2D()
  const at = (u: number, v: number) => {
    const { x, y } = spotAt(layout, u, v)
    return [x, y + down] as const
  }
  // Clockwise: along each edge to its next corner, and around it.
  for (const [u, v, du, dv] of [
    [right, far, 1, 0],
    [right, near, 0, 1],
    [left, near, -1, 0],
    [left, far, 0, -1],
  ] as const) {
    path.lineTo(...at(u - du * corner, v - dv * corner))
    path.quadraticCurveTo(...at(u, v), ...at(u - dv * corner, v + du * corner))
  }
  path.closePath()
  return path
}
