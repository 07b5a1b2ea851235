/** Where everything is in the frame: the table lying or upright, the controls beside or below it. */
import type { Point } from '../../kit/view.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Room, Screen } from '../../kit/board/room.ts'
import { LENGTH, WIDTH } from '../rules/table.ts'

export interface Layout {
  readonly upright: boolean
  /** CSS pixels to a centimetre of the table. */
  readonly scale: number
  readonly centre: Point
  /** Where the power's handle starts, and how far it can be pulled: down beside the table, right below it. */
  readonly power: Point & { readonly length: number; readonly down: boolean }
  readonly spin: Point
  readonly shoot: Point
  /** Radius of the two round buttons. */
  readonly button: number
  readonly panels: readonly [Room, Room]
}

/** The wooden frame, in centimetres beyond the cushions' noses. */
export const RAIL = 12
const LONG = LENGTH + 2 * RAIL
const SHORT = WIDTH + 2 * RAIL
/** CSS pixels that the controls need below the table. */
const STRIP = 78
const PANEL = 44
const GAP = 6
/** What the shell keeps of the top row: its pill on the left, its buttons on the right. */
const PILL = 300
const BUTTONS = 120

export function arrange({ width, height, safe }: Screen): Layout {
  const bar = width - PILL - BUTTONS
  const inBar = bar >= 380
  // On a narrow screen the shell's pill may take two lines.
  const top = safe.top + (inBar ? 0 : PANEL + 10)
  const wide = width - safe.left - safe.right
  const high = height - top - safe.bottom
  // What the controls need on each side of the table instead.
  const side = Math.max(50, Math.min(100, wide * 0.06))
  let best = { upright: true, beside: true, scale: 0, fit: 0 }
  for (const upright of [true, false])
    for (const beside of [true, false]) {
      const across = (wide - (beside ? 2 * side : 0)) / (upright ? SHORT : LONG)
      const along = (high - (beside ? 0 : STRIP)) / (upright ? LONG : SHORT)
      const scale = Math.min(across, along)
      // Beside the table the controls are nearer to the hands: worth a little of its size.
      const fit = beside ? scale * 1.1 : scale
      if (fit > best.fit) best = { upright, beside, scale, fit }
    }
  const { upright, beside, scale } = best
  const centre = { x: safe.left + wide / 2, y: top + (high - (beside ? 0 : STRIP)) / 2 }
  const half = ((upright ? SHORT : LONG) * scale) / 2

  const room = wide / 2 - half
  const button = beside ? Math.min(40, room * 0.44) : 28
  // Beside a table that leaves much room the controls stay near it.
  const column = half + Math.min(room / 2, button + 24)
  const strip = height - safe.bottom - STRIP / 2 + 3
  const length = Math.min((upright ? LONG : SHORT) * scale * 0.7, 360)
  const panel = { width: (inBar ? Math.min(bar, 760) : wide) / 2 - 3, height: PANEL }
  const x = inBar ? Math.max(PILL, width / 2 - panel.width) : safe.left
  const y = safe.top + (inBar ? -PANEL - GAP : 5)
  return {
    ...best,
    centre,
    button,
    power: beside
      ? { x: centre.x + column, y: centre.y - length / 2, length, down: true }
      : { x: safe.left + 92, y: strip, length: wide - 184, down: false },
    spin: beside ? { x: centre.x - column, y: centre.y - button * 1.6 } : { x: safe.left + 36, y: strip },
    shoot: beside
      ? { x: centre.x - column, y: centre.y + button * 1.6 }
      : { x: width - safe.right - 36, y: strip },
    panels: [
      { x, y, ...panel },
      { x: x + panel.width + GAP, y, ...panel },
    ],
  }
}

/** From here on the pen draws in the table's centimetres. */
export function ontoTable(pen: Pen, { centre, upright, scale }: Layout): void {
  pen.translate(centre.x, centre.y)
  if (upright) pen.rotate(-Math.PI / 2)
  pen.scale(scale, scale)
  pen.translate(-LENGTH / 2, -WIDTH / 2)
}

/** A direction in the frame, as the table sees it. */
export const turned = ({ upright }: Layout, x: number, y: number): Point =>
  upright ? { x: -y, y: x } : { x, y }

export function toTable(layout: Layout, { x, y }: Point): Point {
  const { centre, scale } = layout
  const way = turned(layout, (x - centre.x) / scale, (y - centre.y) / scale)
  return { x: LENGTH / 2 + way.x, y: WIDTH / 2 + way.y }
}

export const isNear = (a: Point, b: Point, reach: number) =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= reach * reach
