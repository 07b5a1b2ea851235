/** Types the animations of the table: see effects.ts. */
import type { Point } from '../../kit/view.ts'
import type { State } from '../rules/state.ts'
import type { Orientation } from './ball.ts'

/** Lifetime of sparks at a pocket or the cue's tip, in seconds. */
export const SPARKS = 0.7

/** A ball dropping into a pocket. */
export interface FallingBall extends Point {
  readonly id: number
  readonly pocket: number
  age: number
}

/** The cue after its stroke: point of contact and direction. */
interface FollowThrough extends Point {
  readonly dx: number
  readonly dy: number
  age: number
}

/** Text across the table, its age, and its lifetime. */
export interface Caption {
  readonly words: readonly [string, string]
  readonly lasts: number
  age: number
}

/** Where the rack was broken. */
export interface Spray extends Point {
  age: number
}

export interface Effects {
  /** Orientation of each ball, by its number. */
  orientations: readonly Orientation[]
  falling: FallingBall[]
  /** Where balls hit a cushion hard. */
  bumps: Spray[]
  struck: FollowThrough | undefined
  caption: Caption | undefined
  spray: Spray | undefined
  /** Clears the previous round, and introduces this one unless it is a plain frame. */
  begin(state: State): void
  /** `feat` words a pot worth a headline. */
  see(before: State, after: State, feat?: Caption['words']): void
  /** Advances all animations. Texts pause while they are hidden. */
  advance(delta: number, isSeen: boolean): void
  /** Whether an effect is visible. Hidden texts do not count. */
  readonly isMoving: boolean
}
