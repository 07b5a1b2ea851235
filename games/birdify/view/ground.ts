/** Scrolling helpers shared by all layers of the garden. */
import { scatter } from '../../kit/paint/scatter.ts'
import type { Stage } from '../../kit/paint/stage.ts'

/** Position of the garden in the frame. */
export interface GroundView {
  /** CSS pixels per unit, and the top of the lawn. */
  readonly unit: number
  readonly y: number
  /** Garden x of the picture's left edge, in units. */
  readonly left: number
}

export interface Weather {
  readonly time: number
  /** Lean of the grass, −1 to 1. */
  readonly lean: number
  readonly still: boolean
}

/** A lookup table, because a frame needs thousands of values. */
const SCATTER = Float32Array.from({ length: 512 }, (_, i) => scatter(i))

/** Deterministic noise, 0 to 1. */
export const scattered = (n: number, salt = 0) => SCATTER[(n * 29 + salt * 101) & 511] ?? 0

/** Calls `draw` for every item visible in a layer that repeats every `every` units and scrolls at `pace`. */
export function along(
  { width }: Stage,
  { left, unit }: GroundView,
  pace: number,
  every: number,
  margin: number,
  draw: (x: number, n: number) => void,
): void {
  const start = left * pace
  const last = (start + width / unit + margin) / every
  for (let n = Math.floor((start - margin) / every); n <= last; n++) draw((n * every - start) * unit, n)
}
