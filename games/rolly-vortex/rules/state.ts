/** A round, as plain data. */
import type { Course } from './generate.ts'
import type { Drum, Obstacle, Treat } from './tube.ts'

export interface State {
  readonly course: Course
  /** Metres rolled. */
  readonly distance: number
  /** Where the ball is round the tube, in turns, and how fast it goes round, in turns a second. */
  readonly angle: number
  readonly spin: number
  /** What is held, from -1 (left) to 1 (right). */
  readonly steer: number
  /** What is left of a drag or a tap, in turns. */
  readonly goal: number
  readonly obstacles: readonly Obstacle[]
  readonly drums: readonly Drum[]
  readonly treats: readonly Treat[]
  readonly gems: number
  /** Gems taken in a row without missing one. */
  readonly chain: number
  readonly nearMisses: number
  /** How full the rush is, from 0 to RUSH.full, and whether it burns down now. */
  readonly rush: number
  readonly blaze: boolean
  readonly blazes: number
  /** Walls and blades broken. */
  readonly smashed: number
  /** Points for gems, near misses and what was broken. */
  readonly bonus: number
  /** A bubble takes the next crash. */
  readonly bubble: boolean
  /** Ticks left without harm. */
  readonly spared: number
  readonly crash: Crash | null
}

export interface Crash {
  readonly id: number
  readonly kind: Obstacle['kind']
  /** Ticks since then. */
  readonly ticks: number
}

export type Action =
  /** Steer steadily, from -1 (left) to 1 (right); 0 lets go. */
  | { readonly kind: 'steer'; readonly to: number }
  /** Roll round by this many turns: STEERING.tap for a tap, what the finger asks for in a drag. */
  | { readonly kind: 'roll'; readonly by: number }
