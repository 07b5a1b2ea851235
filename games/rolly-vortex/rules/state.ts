/** A round, as plain data. */
import { between, either, exactly, oneOf, type Shaped } from '../../kit/rules/shape.ts'
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

const isShare = between(-1, 1)
export const isAction = either(
  /** Steer steadily, from -1 (left) to 1 (right); 0 lets go. */
  exactly({ kind: oneOf('steer'), to: isShare }),
  /** Roll round by this part of a turn: STEERING.tap for a tap, what the finger asks for in a drag. */
  exactly({ kind: oneOf('roll'), by: isShare }),
)
export type Action = Shaped<typeof isAction>
