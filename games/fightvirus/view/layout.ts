/** Where the field is in the frame: upright in a tall frame, lying on its side in a wide one, to make use of the room. */
import type { Screen } from '../../kit/board/room.ts'
import { clamp } from '../../kit/paint/easing.ts'
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

/** Where the chain's meter is: at the top of the field, over the middle, so that no boss ever hides it. */
export function meterOf({ unit, left, top, width }: Layout) {
  const high = 11 * clamp(unit, 0.85, 1.5)
  const wide = Math.min(260, width * 0.6)
  return { x: left + (width - wide) / 2 + high, y: top + high, wide, high }
}

/** As much of the size as a letter is wide at most. */
const LETTER = 0.62
/** CSS pixels by which a word rises. */
const RISE = 46

/** The spot nearest to this one from which a word stays within the frame until it is gone. */
export function wordSpot(frame: Screen, text: string, size: number, { x, y }: Spot): Spot {
  const half = (text.length * LETTER * size) / 2
  return {
    x: half * 2 > frame.width ? frame.width / 2 : clamp(x, half, frame.width - half),
    y: clamp(y, frame.safe.top + RISE + size * 0.6, frame.height - size * 0.6),
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
