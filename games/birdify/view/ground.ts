/** The garden as it moves past: what all its layers are drawn by. */
import { scatter } from '../../kit/paint/scatter.ts'
import type { Stage } from '../../kit/paint/stage.ts'

/** Where the garden is in the frame. */
export interface Ground {
  /** CSS pixels in a unit, and where the lawn begins. */
  readonly unit: number
  readonly y: number
  /** How far the picture's left edge has come, in units. */
  readonly left: number
}

export interface Weather {
  readonly time: number
  /** −1 to 1: how the grass leans. */
  readonly lean: number
  readonly still: boolean
}

/** Thousands are asked for in a frame, so they come from a table. */
const SCATTER = Float32Array.from({ length: 512 }, (_, i) => scatter(i))

/** From 0 to 1, the same for a number every time. */
export const scattered = (n: number, salt = 0) => SCATTER[(n * 29 + salt * 101) & 511] ?? 0

/** Calls back with the x of each thing that stands every `every` units in a layer that moves at `pace`. */
export function along(
  { width }: Stage,
  { left, unit }: Ground,
  pace: number,
  every: number,
  margin: number,
  draw: (x: number, n: number) => void,
): void {
  const start = left * pace
  const last = (start + width / unit + margin) / every
  for (let n = Math.floor((start - margin) / every); n <= last; n++) draw((n * every - start) * unit, n)
}
