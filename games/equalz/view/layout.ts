/** Where the slate, the owl and the greenhouse stand, in any frame. Pure, in CSS pixels. */
import type { Room } from '../../kit/board/room.ts'
import { linesThrough } from '../rules/lines.ts'

/** Something that stands on its feet at x, y. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Layout {
  readonly size: number
  /** From one tile's middle to the next. */
  readonly cell: number
  /** The slate with tiles and beads, its top left corner and its side. */
  readonly slate: { readonly x: number; readonly y: number; readonly side: number }
  readonly owl: Stand
  readonly house: Stand
  /** Whether the slate hangs above the garden rather than in the midst of it. */
  readonly upright: boolean
}

/** A place on the slate: a digit, or the target at the end of a line. */
export type Spot =
  { readonly kind: 'cell'; readonly at: number } | { readonly kind: 'line'; readonly at: number }

/** In cells. */
const EDGE = 0.16
/** CSS pixels: on a large screen a tile is no larger than this. */
const LARGEST = 150
/** What an upright frame keeps free for the owl over the slate and for the greenhouse under it, of its height. */
const OVER = 0.09
const UNDER = 0.17
/** CSS pixels: before tiles become smaller than this, the greenhouse moves behind the shell's buttons. */
const SMALL = 38

/** CSS pixels between the slate and the edges of the frame. */
export const MARGIN = 6

export function arrange(size: number, frame: Room, room: Room): Layout {
  const across = size + 1 + EDGE * 2
  const ground = frame.y + frame.height
  if (room.height > room.width) {
    const roomy = room.height * (1 - OVER - UNDER)
    const cramped = Math.min(room.width, roomy) / across < SMALL
    const most = Math.min(room.width, cramped ? room.height * (1 - OVER) : roomy)
    const cell = Math.min(LARGEST, most / across)
    const side = cell * across
    const x = room.x + (room.width - side) / 2
    const y = room.y + room.height * OVER + Math.max(0, roomy - side) * 0.3
    const owl = Math.min(room.height * OVER * 1.05, 92)
    // Where there is room the shell's buttons stand on the lawn before it.
    const foot = cramped && roomy < side ? ground - 4 : room.y + room.height
    const high = Math.min(foot - (y + side) - 12, room.width * 0.56, 400)
    return {
      size,
      cell,
      slate: { x, y, side },
      upright: true,
      // It sits on the slate's upper edge.
      owl: { x: x + side * 0.8, y: y + owl * 0.06, width: owl * 0.86, height: owl },
      house: {
        x: frame.x + frame.width / 2,
        y: foot,
        width: Math.min(high * (foot < ground - 4 ? 1.9 : 5), room.width * 0.9),
        height: high * 1.02,
      },
    }
  }
  const cell = Math.min(LARGEST, Math.min(room.height, room.width * 0.62) / across)
  const side = cell * across
  const x = room.x + (room.width - side) / 2
  const y = room.y + (room.height - side) / 2
  const aside = x - frame.x
  const wide = Math.min(aside * 0.84, room.height * 0.8, 460)
  const owl = Math.min(aside * 0.42, room.height * 0.3, 190)
  return {
    size,
    cell,
    slate: { x, y, side },
    upright: false,
    owl: { x: frame.x + aside * 0.5, y: ground - room.height * 0.2, width: owl * 0.86, height: owl },
    house: {
      x: frame.x + frame.width - aside * 0.5,
      y: ground - room.height * 0.07,
      width: wide,
      height: wide * 0.72,
    },
  }
}

/** The middle of the place in this column and row; those after the last digit hold the targets. */
export const middle = ({ slate, cell }: Layout, column: number, row: number) => ({
  x: slate.x + cell * (EDGE + 0.5 + column),
  y: slate.y + cell * (EDGE + 0.5 + row),
})

export const cellMiddle = (layout: Layout, at: number) =>
  middle(layout, at % layout.size, Math.floor(at / layout.size))

export const beadMiddle = (layout: Layout, line: number) =>
  line < layout.size ? middle(layout, layout.size, line) : middle(layout, line - layout.size, layout.size)

const spotIn = (size: number, column: number, row: number): Spot | undefined => {
  if (column < 0 || row < 0 || column > size || row > size || (column === size && row === size))
    return undefined
  if (column === size) return { kind: 'line', at: row }
  if (row === size) return { kind: 'line', at: size + column }
  return { kind: 'cell', at: row * size + column }
}

/** What a finger at this point means. */
export const spotAt = ({ size, slate, cell }: Layout, x: number, y: number): Spot | undefined =>
  spotIn(size, Math.floor((x - slate.x) / cell - EDGE), Math.floor((y - slate.y) / cell - EDGE))

const placeOf = (size: number, { kind, at }: Spot): readonly [column: number, row: number] => {
  if (kind === 'cell') return [at % size, Math.floor(at / size)]
  return at < size ? [size, at] : [at - size, size]
}

/** The next place that way, round and round; the empty corner is stepped over. */
export function neighbour(size: number, from: Spot, [dx, dy]: readonly [number, number]): Spot {
  let [column, row] = placeOf(size, from)
  for (;;) {
    column = (column + dx + size + 1) % (size + 1)
    row = (row + dy + size + 1) % (size + 1)
    const spot = spotIn(size, column, row)
    if (spot) return spot
  }
}

/** The lines that a place belongs to. */
export const linesOfSpot = (size: number, { kind, at }: Spot): readonly number[] =>
  kind === 'cell' ? linesThrough(size, at) : [at]
