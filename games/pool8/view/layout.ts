/** Lays out the frame: the table in landscape or portrait, the controls beside or below it. */
import type { Point } from '../../kit/view.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Room, Screen } from '../../kit/board/room.ts'
import { LENGTH, WIDTH } from '../rules/table.ts'

export interface Layout {
  readonly upright: boolean
  /** CSS pixels per cm of the table. */
  readonly scale: number
  readonly centre: Point
  /** Resting position of the cue's handle, and its travel: downwards beside the table, to the right below it. */
  readonly power: Point & { readonly length: number; readonly down: boolean }
  readonly spin: Point
  readonly coach: Point
  /** Radius of the two round buttons. */
  readonly button: number
  readonly panels: readonly [Room, Room]
}

/** Width of the wooden frame beyond the cushions' noses, in cm. */
export const RAIL = 9
const LONG = LENGTH + 2 * RAIL
const SHORT = WIDTH + 2 * RAIL
/** Height of the controls below the table; minimum and maximum width beside it, in CSS pixels. */
const STRIP = 60
const COLUMN = [36, 110] as const
/** The table of an upright phone may reach this far into the side margins, in CSS pixels. */
const OUTWARDS = 4
/** Minimum and maximum height of a panel, in CSS pixels: on a small table it is higher than the wood. */
const PANEL = [20, 36] as const
/** Length of wood between two pockets that a panel can use, in cm. */
const INLAY = 92

export function arrange({ width, height, safe }: Screen): Layout {
  const wide = width - safe.left - safe.right
  const high = height - safe.top - safe.bottom
  const column = Math.max(COLUMN[0], Math.min(COLUMN[1], wide * 0.09))
  let best = { upright: true, beside: true, scale: 0, fit: 0 }
  for (const upright of [true, false])
    for (const beside of [true, false]) {
      const across = (wide + (beside ? -column : 2 * OUTWARDS)) / (upright ? SHORT : LONG)
      const along = (high - (beside ? 0 : STRIP)) / (upright ? LONG : SHORT)
      const scale = Math.min(across, along)
      // Controls beside the table are easier to reach, which is worth a slightly smaller table.
      const fit = beside ? scale * 1.1 : scale
      if (fit > best.fit) best = { upright, beside, scale, fit }
    }
  const { upright, beside, scale } = best
  const [across, along] = upright ? [SHORT, LONG] : [LONG, SHORT]
  const half = { x: (across * scale) / 2, y: (along * scale) / 2 }
  const centre = {
    x: safe.left + (wide - (beside ? column : 0)) / 2,
    y: safe.top + (high - (beside ? 0 : STRIP)) / 2,
  }
  const button = beside ? Math.min(40, column * 0.45) : 21
  const strip = height - safe.bottom - STRIP / 2 - 5
  const x = centre.x + half.x + column / 2
  // From the coach button at the top to the spin ball at the bottom.
  const ends = half.y - button - 20
  const length = Math.min(2 * (ends - button - 34), 360)
  return {
    ...best,
    centre,
    button,
    power: beside
      ? { x, y: centre.y - length / 2, length, down: true }
      : { x: safe.left + 82, y: strip + 3, length: wide - 164, down: false },
    spin: beside ? { x, y: centre.y + ends } : { x: safe.left + 36, y: strip },
    coach: beside ? { x, y: centre.y - ends } : { x: width - safe.right - 36, y: strip },
    panels: panelsOf(best, centre, half.y),
  }
}

/** Sets the panels into the wood: at both ends of a portrait table, the rival's opposite; else side by side. */
function panelsOf({ upright, scale }: Pick<Layout, 'upright' | 'scale'>, { x, y }: Point, half: number) {
  const [width, height] = [INLAY * scale, Math.max(PANEL[0], Math.min(RAIL * scale - 2, PANEL[1]))]
  const aside = upright ? 0 : (LENGTH * scale) / 4
  const high = half - Math.max(RAIL * scale, height) / 2
  const panel = (at: number, down: number): Room => ({
    x: x + at - width / 2,
    y: y + down - height / 2,
    width,
    height,
  })
  return [panel(-aside, upright ? high : -high), panel(aside, -high)] as const
}

/** Transforms the pen to cm of the table. */
export function ontoTable(pen: Pen, { centre, upright, scale }: Layout): void {
  pen.translate(centre.x, centre.y)
  if (upright) pen.rotate(-Math.PI / 2)
  pen.scale(scale, scale)
  pen.translate(-LENGTH / 2, -WIDTH / 2)
}

/** Rotates a direction in the frame into table coordinates. */
export const turned = ({ upright }: Layout, x: number, y: number): Point =>
  upright ? { x: -y, y: x } : { x, y }

export function toTable(layout: Layout, { x, y }: Point): Point {
  const { centre, scale } = layout
  const way = turned(layout, (x - centre.x) / scale, (y - centre.y) / scale)
  return { x: LENGTH / 2 + way.x, y: WIDTH / 2 + way.y }
}

export const fromTable = ({ centre, scale, upright }: Layout, { x, y }: Point): Point => {
  const [across, down] = [(x - LENGTH / 2) * scale, (y - WIDTH / 2) * scale]
  return upright ? { x: centre.x + down, y: centre.y - across } : { x: centre.x + across, y: centre.y + down }
}

export const isNear = (a: Point, b: Point, reach: number) =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= reach * reach
