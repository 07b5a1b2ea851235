/** Where the tree stands in the frame: the camera's height, and from units to CSS pixels. */
import type { Stage } from '../../kit/paint/stage.ts'

export interface Lens {
  readonly unit: number
  /** The height, in units, that lies on the line where the egg rests. */
  readonly camera: number
  readonly width: number
  readonly height: number
  x(units: number): number
  y(units: number): number
}

/** The least of the tree that a frame shows, in units: both ends of the widest way, and a leap with room above. */
const WIDE = 326
const HIGH = 470
/** How far down the frame the egg rests. */
export const REST = 0.76
/** Higher under the opening: above its card, whose height in CSS pixels hardly depends on the frame. */
export const restAbove = (height: number) => Math.min(0.63, 1 - 222 / height)

export function lensOn(
  { width, height, safe }: Pick<Stage, 'width' | 'height' | 'safe'>,
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
    x: (units) => width / 2 + units * unit,
    y: (units) => rest - (units - camera) * unit,
  }
}
