/** Defines the data of a level. */
import type { TubeMake } from './tubes.ts'

export interface Level {
  /** Balls per tube, and balls of each kind. */
  readonly height: number
  readonly par: number
  readonly tubes: readonly (readonly number[])[]
  /** The type of each tube; all plain if left out. */
  readonly makes?: readonly TubeMake[]
  /** The kind that opens the locked tube once it is complete. */
  readonly key?: number
  /** Balls that are still hidden. */
  readonly veiled?: readonly number[]
}

/** A level whose par is not known yet. */
export type UngradedLevel = Omit<Level, 'par'>
