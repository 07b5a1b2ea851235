/** Lays out slate, owl and greenhouse in a frame of any size. Pure, in CSS pixels. */
import { roomIn, type Room, type Screen } from '../../kit/board/room.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { Point } from '../../kit/view.ts'
import { bedLine, isRow, linesThrough, type NumberGrid, type Spot } from '../rules/lines.ts'

/** A figure whose base is at x, y. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Layout {
  readonly size: number
  /** Distance between the centres of two tiles. */
  readonly cell: number
  /** The slate with tiles and beads: its top left corner and its side. */
  readonly slate: { readonly x: number; readonly y: number; readonly side: number }
  readonly owl: Stand
  readonly greenhouse: Stand
  /** Whether the slate is above the greenhouse; otherwise it is between owl and greenhouse. */
  readonly upright: boolean
}

/** Width of the slate's rim, in cells. */
const EDGE = 0.16
/** Gap between the slate and the frame, and the largest tile, in CSS pixels. */
const MARGIN = 6
const LARGEST = 150
/** Fractions of a portrait frame's height reserved for the owl above the slate and the greenhouse below it. */
const OVER = 0.09
const UNDER = 0.17
/** Minimum tile size in CSS pixels. Below it the greenhouse moves behind the shell's buttons. */
const SMALL = 38

export function arrange(screen: Screen, size: number): Layout {
  const room = roomIn(screen, MARGIN)
  return room.height > room.width ? arrangeUpright(screen, room, size) : arrangeAbreast(screen, room, size)
}

function arrangeUpright(frame: Screen, room: Room, size: number): Layout {
  const across = size + 1 + EDGE * 2
  const roomy = room.height * (1 - OVER - UNDER)
  const cramped = Math.min(room.width, roomy) / across < SMALL
  const most = Math.min(room.width, cramped ? room.height * (1 - OVER) : roomy)
  const cell = Math.min(LARGEST, most / across)
  const side = cell * across
  const x = room.x + (room.width - side) / 2
  const y = room.y + room.height * OVER + Math.max(0, roomy - side) * 0.3
  const owl = Math.min(room.height * OVER * 1.05, 92)
  // If there is room, the shell's buttons are on the lawn in front of the greenhouse.
  const foot = cramped && roomy < side ? frame.height - 4 : room.y + room.height
  const high = Math.min(foot - (y + side) - 12, room.width * 0.56, 400)
  return {
    size,
    cell,
    slate: { x, y, side },
    upright: true,
    // The owl sits on the slate's upper edge.
    owl: { x: x + side * 0.8, y: y + owl * 0.06, width: owl * 0.86, height: owl },
    greenhouse: {
      x: frame.width / 2,
      y: foot,
      width: Math.min(high * (foot < frame.height - 4 ? 1.9 : 5), room.width * 0.9),
      height: high * 1.02,
    },
  }
}

/** Puts the owl, the slate and the greenhouse side by side. */
function arrangeAbreast(frame: Screen, room: Room, size: number): Layout {
  const across = size + 1 + EDGE * 2
  const cell = Math.min(LARGEST, Math.min(room.height, room.width * 0.62) / across)
  const side = cell * across
  const x = room.x + (room.width - side) / 2
  const y = room.y + (room.height - side) / 2
  const wide = Math.min(x * 0.84, room.height * 0.8, 460)
  const owl = Math.min(x * 0.42, room.height * 0.3, 190)
  return {
    size,
    cell,
    slate: { x, y, side },
    upright: false,
    owl: { x: x * 0.5, y: frame.height - room.height * 0.2, width: owl * 0.86, height: owl },
    greenhouse: {
      x: frame.width - x * 0.5,
      y: frame.height - room.height * 0.07,
      width: wide,
      height: wide * 0.72,
    },
  }
}

/** The centre of this column and row. The ones after the last digit hold the targets. */
export const middle = ({ slate, cell }: Layout, column: number, row: number): Point => ({
  x: slate.x + cell * (EDGE + 0.5 + column),
  y: slate.y + cell * (EDGE + 0.5 + row),
})

export const spotMiddle = (layout: Layout, spot: Spot): Point => middle(layout, ...placeOf(layout.size, spot))

export const cellMiddle = (layout: Layout, at: number): Point => spotMiddle(layout, { kind: 'cell', at })

export const beadMiddle = (layout: Layout, at: number): Point => spotMiddle(layout, { kind: 'line', at })

const placeOf = (size: number, { kind, at }: Spot): readonly [column: number, row: number] => {
  if (kind === 'cell') return [columnOf(size, at), rowOf(size, at)]
  if (at === bedLine(size)) return [size, size]
  return isRow(size, at) ? [size, at] : [at - size, size]
}

const spotIn = (size: number, column: number, row: number): Spot | undefined => {
  if (column < 0 || row < 0 || column > size || row > size) return undefined
  // The target of the bed is in the corner.
  if (column === size && row === size) return { kind: 'line', at: bedLine(size) }
  if (column === size) return { kind: 'line', at: row }
  if (row === size) return { kind: 'line', at: size + column }
  return { kind: 'cell', at: row * size + column }
}

export const slateMiddle = ({ slate: { x, y, side } }: Layout): Point => ({
  x: x + side / 2,
  y: y + side / 2,
})

/** The tile or target at a point. */
export const spotAt = ({ size, slate, cell }: Layout, x: number, y: number): Spot | undefined =>
  spotIn(size, Math.floor((x - slate.x) / cell - EDGE), Math.floor((y - slate.y) / cell - EDGE))

/** The digits that a drag crossed, at any speed. */
export function cellsBetween(layout: Layout, from: Point, to: Point): number[] {
  const steps = Math.ceil((Math.hypot(to.x - from.x, to.y - from.y) * 4) / layout.cell)
  const cells = Array.from({ length: steps + 1 }, (_, i) => {
    const way = i / Math.max(1, steps)
    const spot = spotAt(layout, from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way)
    return spot?.kind === 'cell' ? spot.at : []
  })
  return [...new Set(cells.flat())]
}

/** Whether the spot exists: without a bed, the corner is empty. */
export const isThere = ({ targets }: Pick<NumberGrid, 'targets'>, { kind, at }: Spot): boolean =>
  kind === 'cell' || at < targets.length

/** The next spot in this direction, wrapping around at the edges and skipping an empty corner. */
export function neighbour(
  grid: Pick<NumberGrid, 'size' | 'targets'>,
  from: Spot,
  [dx, dy]: readonly [number, number],
): Spot {
  const { size } = grid
  let [column, row] = placeOf(size, from)
  for (;;) {
    column = (column + dx + size + 1) % (size + 1)
    row = (row + dy + size + 1) % (size + 1)
    const spot = spotIn(size, column, row)
    if (spot && isThere(grid, spot)) return spot
  }
}

/** The lines that a spot belongs to. */
export const linesOfSpot = (grid: NumberGrid, { kind, at }: Spot): readonly number[] =>
  kind === 'cell' ? linesThrough(grid, at) : [at]
