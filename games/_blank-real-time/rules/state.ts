/** Types the state of a round, and its one action. */
import { whole, type Shaped } from '../../kit/rules/shape.ts'

export const LANES = 3

export interface Petal {
  readonly id: number
  readonly lane: number
  /** Units fallen. */
  readonly at: number
}

export interface PetalFall {
  readonly tick: number
  /** The lowest first. */
  readonly petals: readonly Petal[]
  /** Ticks until the next petal. */
  readonly wait: number
  /** Petals so far; also the id of the next. */
  readonly made: number
  /** For each lane, the tick at which its ring opens again. */
  readonly closed: readonly number[]
  readonly caught: number
  readonly points: number
  /** Catches since the last mistake. */
  readonly row: number
  readonly lost: number
  /** Of the random numbers. */
  readonly cursor: number
}

/** A tap on a lane. The type is derived from its check, so that the two cannot diverge. */
export const isLaneTap = whole(0, LANES - 1)
export type LaneTap = Shaped<typeof isLaneTap>
