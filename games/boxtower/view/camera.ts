/** Where the yard's ells are on the screen. The crane's beam stays in the picture, so the view climbs with the tower. */
import type { Screen } from '../../kit/board/room.ts'
import { clamp, mix } from '../../kit/paint/easing.ts'
import { YARD } from '../rules/curve.ts'

export interface Camera {
  /** CSS pixels in an ell, and that as a share of what it is in play. */
  readonly unit: number
  readonly zoom: number
  /** The plinth's middle. */
  readonly middle: number
  /** The screen's y of the ground, which may be far below the frame. */
  readonly ground: number
  /** CSS pixels that the view has climbed. */
  readonly rise: number
  /** The same in ells: how high up the air is. */
  readonly altitude: number
  x(ells: number): number
  y(ells: number): number
}

/** Ells that a frame shows at least, and how much of its height the air takes when the ground is in sight. */
const WIDE = 7.2
const HIGH = 13
const AIR = 0.85

/** Ells of the whole picture when all of a tower is shown: room for crane and quay. */
const AROUND = 10

/** CSS pixels beyond the frame that are painted too: a jolt must not show where the picture ends. */
export const BEYOND = 16

/** CSS pixels in an ell, in play. */
export const unitIn = ({ width, height }: Screen) => Math.min(width / WIDE, height / HIGH)

/** `level` is the height at which a crate hangs. `far`, 0 to 1, steps back until the whole tower, in ells, is seen. */
export function lookAt(stage: Screen, level: number, far: number, tower: number): Camera {
  const { width, height, safe } = stage
  const close = unitIn(stage)
  const wide = Math.min(close, (height * AIR) / (tower + AROUND))
  const zoom = mix(1, wide / close, far)
  const unit = close * zoom
  const low = height * AIR
  const beam = low - (level + YARD.rope - YARD.ground) * unit
  const rise = Math.max(0, safe.top * 0.7 + unit * 0.35 - beam) * (1 - clamp(far * 1.2))
  const ground = low + rise
  return {
    unit,
    zoom,
    middle: width / 2,
    ground,
    rise,
    altitude: rise / unit + tower * far * 0.5,
    x: (ells) => width / 2 + ells * unit,
    y: (ells) => ground - (ells - YARD.ground) * unit,
  }
}
