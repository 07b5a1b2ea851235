/** Converts units of the tree to CSS pixels, for a camera at some height. */
import type { Screen } from '../../kit/board/room.ts'

export interface Lens {
  readonly unit: number
  /** Height in units at the line of the frame where the egg rests. */
  readonly camera: number
  readonly width: number
  readonly height: number
  /** The signs of nests are enlarged. */
  readonly strong: boolean
  x(units: number): number
  y(units: number): number
}

/** The size of the frame, and whether signs are enlarged: a stage has both. */
export type ScreenWithSigns = Screen & { readonly strong?: boolean }

/** Least width and height of any frame in units: the widest nest's whole range, and a leap with room above. */
const WIDE = 326
const HIGH = 470
/** Line on which the egg rests, as a fraction of the frame's height from the top. */
export const REST = 0.76
/** The same for the opening: above its card, whose height in CSS pixels hardly depends on the frame. */
export const restAbove = (height: number) => Math.min(0.63, 1 - 222 / height)

export function lensOn(
  { width, height, safe, strong = false }: ScreenWithSigns,
  camera: number,
  restAt: number = REST,
): Lens {
  const unit = Math.min(width / WIDE, height / HIGH)
  const rest = Math.min(height * restAt, height - safe.bottom - 70 * unit)
  return {
    unit,
    camera,
    width,
    height,
    strong,
    x: (units) => width / 2 + units * unit,
    y: (units) => rest - (units - camera) * unit,
  }
}
