/** Where the field is in the frame: upright in a tall frame, lying on its side in a wide one, to make use of the room. */
import type { Screen } from '../../kit/board/room.ts'
import { FIELD } from '../rules/curve.ts'
import type { Spot } from '../rules/state.ts'

export interface Layout {
  /** The field lies on its side: the stream comes from the right, and the defender fires that way. */
  readonly lying: boolean
  /** CSS pixels in a unit. */
  readonly unit: number
  /** The field's box on the screen. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export function arrange({ width, height, safe }: Screen): Layout {
  const high = height - safe.top - safe.bottom
  const upright = Math.min(width / FIELD.width, high / FIELD.height)
  const flat = Math.min(width / FIELD.height, high / FIELD.width)
  const lying = flat > upright
  const unit = Math.max(upright, flat)
  const [wide, tall] = lying ? [FIELD.height, FIELD.width] : [FIELD.width, FIELD.height]
  return {
    lying,
    unit,
    left: (width - wide * unit) / 2,
    top: safe.top + (high - tall * unit) / 2,
    width: wide * unit,
    height: tall * unit,
  }
}

export const onScreen = ({ lying, unit, left, top, width }: Layout, x: number, y: number): Spot =>
  lying ? { x: left + width - y * unit, y: top + x * unit } : { x: left + x * unit, y: top + y * unit }

export const onField = ({ lying, unit, left, top, width }: Layout, x: number, y: number): Spot =>
  lying
    ? { x: (y - top) / unit, y: (left + width - x) / unit }
    : { x: (x - left) / unit, y: (y - top) / unit }

/** A direction on the screen, as one on the field. */
export const wayOnField = ({ lying }: Layout, x: number, y: number): Spot =>
  lying ? { x: y, y: -x } : { x, y }

/** A direction on the field, as one on the screen. */
export const wayOnScreen = ({ lying }: Layout, x: number, y: number): Spot =>
  lying ? { x: -y, y: x } : { x, y }
