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
  /** Converts a height in units to screen y. */
  y(units: number): number
}

/** Height of the lawn, and the least width of garden that a narrow frame shows, in units. */
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
