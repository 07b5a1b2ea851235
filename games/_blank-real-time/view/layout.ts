/** Lays the lanes out. Pure, so that the view and the tests share it. */
import { roomIn, type Screen } from '../../kit/board/room.ts'
import type { Point } from '../../kit/view.ts'
import { LANE } from '../rules/curve.ts'
import { LANES, type LaneTap } from '../rules/state.ts'

/** CSS pixels. */
const MARGIN = 10
const WIDEST_LANE = 150

export interface Meadow {
  /** The left edge of the first lane. */
  readonly left: number
  readonly top: number
  readonly lane: number
  readonly height: number
}

export function arrange(screen: Screen): Meadow {
  const { x, y, width, height } = roomIn(screen, MARGIN)
  const lane = Math.min(WIDEST_LANE, width / LANES)
  return { left: x + (width - lane * LANES) / 2, top: y, lane, height }
}

/** The point that far down a lane, in units of the rules. */
export const pointAt = ({ left, top, lane, height }: Meadow, index: LaneTap, at: number): Point => ({
  x: left + (index + 0.5) * lane,
  y: top + (at / LANE.end) * height,
})

/** The lane at a height and width of the screen. Beside the lanes, it is the outermost one. */
export const laneAt = ({ left, lane }: Meadow, x: number): LaneTap =>
  Math.min(LANES - 1, Math.max(0, Math.floor((x - left) / lane)))

/** Radius of a petal. It fits the lane, and the part of the lane in which it can be caught. */
export const petalSize = ({ lane, height }: Meadow) =>
  Math.min(lane * 0.3, (LANE.reach / LANE.end) * height * 0.62)
