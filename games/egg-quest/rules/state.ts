/** State of a climb. */
import { oneOf, type Shaped } from '../../kit/rules/shape.ts'
import type { Nest, Seed } from './nests.ts'

export interface Climb {
  readonly cursor: number
  /** Stops during a hold. */
  readonly tick: number
  readonly nests: readonly Nest[]
  readonly seeds: readonly Seed[]
  /** The nest of the egg, or the one it left last, and the highest so far. */
  readonly at: number
  readonly best: number
  /** The current leap or fall. */
  readonly flight: EggFlight | null
  /** Ticks left of the pause after a landing or a break. */
  readonly hold: number
  /** Ticks until the next egg, after one broke. */
  readonly waiting: number
  /** Ticks for which the egg has sat in its nest. */
  readonly sat: number
  readonly eggs: number
  /** The egg fell back once: a new nest mends it, falling back again breaks it. */
  readonly cracked: boolean
  readonly points: number
  /** Dead-centre landings in a row, and the most so far. */
  readonly combo: number
  readonly longest: number
  /** The first fever of the round is over. */
  readonly hadFever: boolean
  /** Mother hen is on watch, called by a chain of five: she brings back the next egg that falls. */
  readonly watched: boolean
  /** Leaps, dead-centre landings and falls back into a nest. */
  readonly leaps: number
  readonly centres: number
  readonly backs: number
  /** Eggs saved by Mother hen, golden eggs earned, crows hit and crows scared away. */
  readonly saves: number
  readonly golden: number
  readonly bumps: number
  readonly scared: number
}

export interface EggFlight {
  readonly x: number
  readonly y: number
  /** Initial upward speed in units per tick, gravity per tick, and drift to the right per tick. */
  readonly rise: number
  readonly pull: number
  readonly drift: number
  readonly age: number
}

export const isLeap = oneOf('leap')
export type Leap = Shaped<typeof isLeap>
