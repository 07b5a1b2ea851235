/** Where everything stands in the frame: the table lying or upright, the controls beside or below it. */
import type { Point } from '../kit/game.ts'
import type { Stage } from '../kit/stage.ts'
import { LENGTH, WIDTH } from './table.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Layout {
  readonly upright: boolean
  /** CSS pixels to a centimetre. */
  readonly scale: number
  readonly centre: Point
  /** From the table to the frame and back; a direction is turned alike. */
  toFrame(x: number, y: number): Point
  toTable(x: number, y: number): Point
  turned(dx: number, dy: number): Point
  /** Pulled along its longer side. */
  readonly power: Box
  readonly spin: Point
  readonly shoot: Point
  /** Radius of the two round buttons. */
  readonly button: number
  readonly panels: readonly [Box, Box]
}

/** The wooden frame, in centimetres beyond the cushions' noses. */
export const RAIL = 12
const COLUMN = 54
const STRIP = 78
const PANEL = 44
const GAP = 6
/** What the shell keeps of the top row: its pill on the left, its buttons on the right. */
const PILL = 300
const BUTTONS = 120

export function layOut({ width, height, safe }: Stage): Layout {
  const inBar = width - PILL - BUTTONS >= 380
  // A narrow pill may run to two lines.
  const top = safe.top + (inBar ? 0 : PANEL + 10)
  const left = safe.left
  const room = { width: width - left - safe.right, height: height - top - safe.bottom }
  const [long, short] = [LENGTH + 2 * RAIL, WIDTH + 2 * RAIL]

  const ways = [true, false].flatMap((upright) =>
    [true, false].map((beside) => {
      const wide = room.width - (beside ? 2 * COLUMN : 0)
      const high = room.height - (beside ? 0 : STRIP)
      const scale = Math.min(wide / (upright ? short : long), high / (upright ? long : short))
      return { upright, beside, scale, high }
    }),
  )
  const best = ways.reduce((a, b) => (b.scale > a.scale ? b : a))
  const { upright, beside, scale } = best
  const centre = { x: left + room.width / 2, y: top + best.high / 2 }
  const half = ((upright ? short : long) * scale) / 2
  const tall = ((upright ? long : short) * scale) / 2

  const button = Math.min(beside ? 40 : 28, beside ? (room.width / 2 - half) * 0.44 : 28)
  // Beside a table that leaves much room the controls stay near it.
  const column = Math.min((room.width / 2 - half) / 2, button + 24)
  const strip = height - safe.bottom - STRIP / 2 + 3
  const length = Math.min(tall * 1.5, 380)
  const powerAt: Box = beside
    ? { x: centre.x + half + column - 17, y: centre.y - length / 2, width: 34, height: length }
    : { x: left + 76, y: strip - 15, width: room.width - 152, height: 30 }
  const barX = safe.left + PILL
  const panelWide = (inBar ? Math.min(width - PILL - BUTTONS, 760) : room.width) / 2 - GAP / 2
  const panelX = inBar ? Math.max(barX, width / 2 - panelWide) : left
  const panelY = safe.top + (inBar ? -PANEL - GAP : 5)
  const panel = (x: number): Box => ({ x, y: panelY, width: panelWide, height: PANEL })

  const turned = (dx: number, dy: number): Point => (upright ? { x: dy, y: -dx } : { x: dx, y: dy })
  return {
    upright,
    scale,
    centre,
    turned,
    toFrame(x, y) {
      const way = turned(x - LENGTH / 2, y - WIDTH / 2)
      return { x: centre.x + way.x * scale, y: centre.y + way.y * scale }
    },
    toTable(x, y) {
      const dx = (x - centre.x) / scale
      const dy = (y - centre.y) / scale
      return upright ? { x: LENGTH / 2 - dy, y: WIDTH / 2 + dx } : { x: LENGTH / 2 + dx, y: WIDTH / 2 + dy }
    },
    power: powerAt,
    spin: beside ? { x: centre.x - half - column, y: centre.y - button * 1.6 } : { x: left + 36, y: strip },
    shoot: beside
      ? { x: centre.x - half - column, y: centre.y + button * 1.6 }
      : { x: left + room.width - 36, y: strip },
    button,
    panels: [panel(panelX), panel(panelX + panelWide + GAP)],
  }
}

export const inside = ({ x, y, width, height }: Box, at: Point, slack = 0) =>
  at.x >= x - slack && at.x <= x + width + slack && at.y >= y - slack && at.y <= y + height + slack

export const near = (a: Point, b: Point, reach: number) =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= reach * reach
