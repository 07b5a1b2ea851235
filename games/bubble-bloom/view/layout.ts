/** Lays out the field on the screen. Pure, so that the view and the test player share it. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import type { Point } from '../../kit/view.ts'
import { COLUMNS, LINE, MUZZLE, RISE } from '../rules/field.ts'
import { aimOf, WIDEST } from '../rules/flight.ts'

export interface Layout {
  /** CSS pixels per blossom. */
  readonly unit: number
  /** The top left corner of the field. */
  readonly x: number
  readonly y: number
  /** The launcher's muzzle, and the positions of the next two seeds. */
  readonly muzzle: Point
  readonly waiting: readonly [Point, Point]
  /** The height that no blossom may cross. */
  readonly line: number
  /** The edge of the bench under the launcher. */
  readonly bench: number
}

/** In blossoms: the posts on both sides, the trough above, and the space below the muzzle. */
const POSTS = 0.5
const TROUGH = 0.75
const BELOW = 2.35
/** Largest size of a blossom on a large screen, in CSS pixels. */
const LARGEST = 76
/** Tap radius of a waiting seed and of the launcher, in blossoms. */
const REACH = 0.8
const LAUNCHER_REACH = 1.2

export function arrange(screen: Screen): Layout {
  const room = roomIn(screen)
  const tall = TROUGH + MUZZLE.y + BELOW
  const unit = Math.min(LARGEST, screen.width / (COLUMNS + POSTS), room.height / tall)
  const spare = room.height - tall * unit
  const x = screen.width / 2 - (COLUMNS / 2) * unit
  const y = room.y + TROUGH * unit + Math.min(spare * 0.5, unit * 3)
  const muzzle = { x: screen.width / 2, y: y + MUZZLE.y * unit }
  return {
    unit,
    x,
    y,
    muzzle,
    waiting: [
      { x: muzzle.x + unit * 2.1, y: muzzle.y + unit * 1.3 },
      { x: muzzle.x + unit * 3.2, y: muzzle.y + unit * 1.4 },
    ],
    line: y + (0.5 + (LINE - 0.5) * RISE) * unit,
    bench: muzzle.y + unit * 1.8,
  }
}

/** The aim at a point of the screen; undefined unless it is above the launcher. */
export function aimAt({ muzzle, unit }: Layout, { x, y }: Point): number | undefined {
  if (y > muzzle.y - unit * 0.3) return undefined
  return Math.max(-WIDEST, Math.min(WIDEST, aimOf(Math.atan2(x - muzzle.x, muzzle.y - y))))
}

/** Whether a tap on a waiting seed or on the launcher means a swap. */
export function meansSwap({ muzzle, waiting, unit }: Layout, { x, y }: Point): boolean {
  const near = (spot: Point, reach: number) => (x - spot.x) ** 2 + (y - spot.y) ** 2 < (reach * unit) ** 2
  return (
    waiting.some((spot) => near(spot, REACH)) || near({ x: muzzle.x, y: muzzle.y + unit }, LAUNCHER_REACH)
  )
}
