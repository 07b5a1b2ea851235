/** Defines a round as plain data. */
import { between, either, exactly, oneOf, type Shaped } from '../../kit/rules/shape.ts'
import type { TubeCourse } from './generate.ts'
import type { Drum, Obstacle, TubeTreat } from './tube.ts'

export interface State {
  readonly course: TubeCourse
  /** Metres rolled. */
  readonly distance: number
  /** Position of the ball around the tube, in turns, and its angular speed, in turns per second. */
  readonly angle: number
  readonly spin: number
  /** Held steering, from -1 (left) to 1 (right). */
  readonly steer: number
  /** Remainder of a drag or a tap, in turns. */
  readonly goal: number
  readonly obstacles: readonly Obstacle[]
  readonly drums: readonly Drum[]
  readonly treats: readonly TubeTreat[]
  readonly gems: number
  readonly embers: number
  /** Gems collected in a row without missing one. */
  readonly chain: number
  readonly nearMisses: number
  /** Fill level of the rush, from 0 to RUSH.full, and whether it is burning down. */
  readonly rush: number
  readonly blaze: boolean
  readonly blazes: number
  /** Walls and blades broken. */
  readonly smashed: number
  /** Points for gems, near misses and broken obstacles. */
  readonly bonus: number
  /** A bubble absorbs the next crash. */
  readonly bubble: boolean
  /** Remaining ticks of invulnerability. */
  readonly spared: number
  readonly crash: Crash | null
}

export interface Crash {
  readonly id: number
  readonly kind: Obstacle['kind']
  /** Ticks since the crash. */
  readonly ticks: number
}

const isShare = between(-1, 1)
export const isAction = either(
  /** Steers steadily, from -1 (left) to 1 (right); 0 releases. */
  exactly({ kind: oneOf('steer'), to: isShare }),
  /** Rolls by this part of a turn: STEERING.tap for a tap, the finger's movement for a drag. */
  exactly({ kind: oneOf('roll'), by: isShare }),
)
export type Action = Shaped<typeof isAction>
