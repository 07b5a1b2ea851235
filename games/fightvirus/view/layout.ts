/** Fits the field into the frame: upright in a tall frame, on its side in a wide one. */
import type { Screen } from '../../kit/board/room.ts'
import { clamp } from '../../kit/paint/easing.ts'
import type { ElementSpot } from '../../kit/view.ts'
import { CARD_PLACE, FIRST_GIFT, METER_PLACE } from '../lesson-places.ts'
import { FIELD, HELP, OFFER } from '../rules/curve.ts'
import type { Point, State } from '../rules/state.ts'
import { radiusOf } from '../rules/waves.ts'

export interface Layout {
  /** On its side: the stream comes from the right, and the defender fires that way. */
  readonly lying: boolean
  /** CSS pixels per unit. */
  readonly unit: number
  /** Box of the field on the screen. */
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

/** Position of the chain meter: top centre of the field, where no boss hides it. */
export function meterOf({ unit, left, top, width }: Layout) {
  const high = 11 * clamp(unit, 0.85, 1.5)
  const wide = Math.min(260, width * 0.6)
  return { x: left + (width - wide) / 2 + high, y: top + high, wide, high }
}

export const onScreen = ({ lying, unit, left, top, width }: Layout, x: number, y: number): Point =>
  lying ? { x: left + width - y * unit, y: top + x * unit } : { x: left + x * unit, y: top + y * unit }

export const onField = ({ lying, unit, left, top, width }: Layout, x: number, y: number): Point =>
  lying
    ? { x: (y - top) / unit, y: (left + width - x) / unit }
    : { x: (x - left) / unit, y: (y - top) / unit }

/** Converts a direction from screen to field. */
export const wayOnField = ({ lying }: Layout, x: number, y: number): Point =>
  lying ? { x: y, y: -x } : { x, y }

/** Converts a direction from field to screen. */
export const wayOnScreen = ({ lying }: Layout, x: number, y: number): Point =>
  lying ? { x: -y, y: x } : { x, y }

/** Radius of the defender in a surge. */
const GLOW = 40

/** Where a lesson is shown: around a virus, a gift, the middle card, the start of the meter, or the defender. */
export function lessonSpot(layout: Layout, place: number, state: State): ElementSpot {
  const around = ({ x, y }: Point, radius: number) => ({
    ...onScreen(layout, x, y),
    size: radius * 2 * layout.unit,
  })
  const virus = state.viruses[place]
  if (virus) return around(virus, radiusOf(virus.kind, virus.size) * 1.4)
  const gift = state.gifts[FIRST_GIFT - place]
  if (gift) return around(gift, HELP.radius)
  if (place === CARD_PLACE) return around({ x: OFFER.x[1], y: OFFER.y }, OFFER.radius)
  if (place !== METER_PLACE) return around(state, GLOW)
  const { x, y, high } = meterOf(layout)
  return { x, y, size: high * 6 }
}
