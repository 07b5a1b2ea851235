/** Fits the garden into the frame. Pure, in CSS pixels. */
import type { Screen } from '../../kit/board/room.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { GARDEN } from '../rules/curve.ts'

export interface Layout {
  /** CSS pixels per unit. */
  readonly unit: number
  /** Top of the lawn. */
  readonly ground: number
  readonly birdX: number
  /** Where the mist begins, which hides the garden beyond AHEAD; the right edge of a narrow frame. */
  readonly mist: number
  /** CSS pixels per unit of the meter, which stays readable in a narrow frame. */
  readonly sign: number
  /** Converts a height in units to screen y. */
  y(units: number): number
}

/** Height of the lawn, in units. A tall frame shows more of it. */
const LAWN = 66
/** Units of garden in view ahead of the bird, the same in every frame; and the least behind it. */
export const AHEAD = 450
const BEHIND = 80
/** Sky above the garden in a tall frame, in units: the canes that hang from it are not longer. */
const MOST_SKY = 280
/** Part of the frame's width left of the bird, unless AHEAD needs more room. */
const MIDDLE = 0.5

export function arrange({ width, height }: Pick<Screen, 'width' | 'height'>): Layout {
  const unit = Math.min(height / (GARDEN.height + LAWN), width / (AHEAD + BEHIND))
  const spare = height - (GARDEN.height + LAWN) * unit
  const top = Math.min(spare * 0.6, MOST_SKY * unit)
  const ground = top + GARDEN.height * unit
  const birdX = Math.max(BEHIND * unit, Math.min(width * MIDDLE, width - AHEAD * unit))
  return {
    unit,
    ground,
    birdX,
    mist: Math.min(width, birdX + AHEAD * unit),
    sign: Math.max(unit, clamp(spare / 100, unit, Math.min(1, width / 300))),
    y: (units) => top + units * unit,
  }
}
