/** Draws the cue, in cm of the table. */
import { downwards, polygon } from '../../kit/paint/brush.ts'
import { type Bake, type Pen, stamp } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import { RADIUS } from '../rules/table.ts'
import type { Palette } from './looks.ts'

/** In cm. */
const CUE_LENGTH = 150

/** From the tip back: the end of each part, and its shades across. */
const partsOf = ({ shaft, grip, metal, wood }: Palette) =>
  [
    [1.4, ['#7fc4ff', '#2a6fd0', '#173f86']],
    [4, ['#fff', '#f2ead8', '#b7a98c']],
    [92, shaft],
    [122, grip],
    [126, metal],
    [CUE_LENGTH, wood],
  ] as const

/** Half the cue's width at this distance from the tip. */
const half = (at: number) => 0.62 + (at / CUE_LENGTH) * 1.05

/** Draws the cue along x, its tip at the origin; in one flat colour for its shadow. */
export function paintCue(pen: Pen, palette: Palette, flat?: string): void {
  let from = 0
  for (const [to, colours] of partsOf(palette)) {
    const corners = [-from, -half(from), -to, -half(to), -to, half(to), -from, half(from)]
    polygon(pen, flat ?? downwards(pen, -1.6, 1.6, colours), corners)
    from = to
  }
}

/** Draws the cue behind a ball, its tip `gap` away; its shadow falls towards `light`. */
export function paintStick(
  pen: Pen,
  bake: Bake,
  palette: Palette,
  ratio: number,
  at: Point,
  dx: number,
  dy: number,
  gap: number,
  light: Point,
): void {
  const x = at.x - dx * (RADIUS + gap)
  const y = at.y - dy * (RADIUS + gap)
  for (const flat of ['#00140f4d', undefined]) {
    const stick = bake(`cue${flat}`, CUE_LENGTH * 2, 6, (ink) => paintCue(ink, palette, flat), ratio)
    const off = flat ? 2 : 0
    stamp(pen, stick, x + light.x * off, y + light.y * off, 1, 1, Math.atan2(dy, dx))
  }
}
