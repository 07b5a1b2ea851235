/** Maps yard coordinates to the screen. The view climbs with the tower so that the crane's beam stays visible. */
import type { Screen } from '../../kit/board/room.ts'
import { clamp, mix } from '../../kit/paint/easing.ts'
import { YARD } from '../rules/curve.ts'

export interface Camera {
  /** CSS pixels per ell, and the same relative to normal play. */
  readonly unit: number
  readonly zoom: number
  /** Screen x of the plinth's middle. */
  readonly middle: number
  /** Screen y of the ground, which may be far below the frame. */
  readonly ground: number
  /** How far the view has climbed, in CSS pixels. */
  readonly rise: number
  /** The same in ells; sets the sky. */
  readonly altitude: number
  x(ells: number): number
  y(ells: number): number
}

/** Least ells in view, and the share of the height above the ground when that is visible. */
const MIN_WIDTH = 7.2
const MIN_HEIGHT = 13
const AIR = 0.85

/** Ells added to the tower's height when all of it is shown: room for crane and quay. */
const AROUND = 10

/** Overdraw beyond the frame in CSS pixels, so that a shake does not reveal the edge. */
export const BEYOND = 16

/** CSS pixels per ell in play. */
export const unitIn = ({ width, height }: Screen) => Math.min(width / MIN_WIDTH, height / MIN_HEIGHT)

/** `level` is the height of the hanging crate. `far`, 0 to 1, zooms out until the whole tower, in ells, is visible. */
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
