/** Where the garden lies in the frame. Pure, in CSS pixels. */
import type { Screen } from '../../kit/board/room.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { GARDEN } from '../rules/curve.ts'

export interface Layout {
  /** CSS pixels in a unit. */
  readonly unit: number
  /** Where the lawn begins. */
  readonly ground: number
  readonly birdX: number
  /** From a height in units to the screen. */
  y(units: number): number
}

/** Units of lawn below the flight, and the least of the garden's width that a narrow frame shows. */
const LAWN = 66
const NARROWEST = 330

export function arrange({ width, height }: Screen): Layout {
  const unit = Math.min(height / (GARDEN.height + LAWN), width / NARROWEST)
  const ground = height - LAWN * unit
  return {
    unit,
    ground,
    birdX: clamp(width * 0.3, 92 * unit, 330 * unit),
    y: (units) => ground - (GARDEN.height - units) * unit,
  }
}
