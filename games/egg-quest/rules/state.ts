/** What a climb is made of. */
import { oneOf, type Shaped } from '../../kit/rules/shape.ts'
import type { Nest, Seed } from './nests.ts'

export interface Climb {
  readonly cursor: number
  /** Stands still while everything holds its breath. */
  readonly tick: number
  readonly nests: readonly Nest[]
  readonly seeds: readonly Seed[]
  /** The nest in which the egg is, or which it left last; and the highest so far. */
  readonly at: number
  readonly best: number
  /** Where the egg began to fly, how fast, and how long ago. */
  readonly flight: Flight | null
  /** Ticks of held breath that are left. */
  readonly hold: number
  /** Ticks until the next egg is there, after one broke. */
  readonly waiting: number
  /** Ticks for which the egg has sat in its nest. */
  readonly sat: number
  readonly eggs: number
  /** The egg fell back once: reaching another nest mends it, falling back again breaks it. */
  readonly cracked: boolean
  readonly points: number
  /** Landings dead centre in a row, and the most of them so far. */
  readonly combo: number
  readonly longest: number
  /** A fever has called Mother hen: she will bring back the next egg that falls. */
  readonly watched: boolean
  /** How often the egg has leapt, landed dead centre and fallen back. */
  readonly leaps: number
  readonly centres: number
  readonly backs: number
  /** How often Mother hen brought an egg back, a golden egg came, a crow was met and one was scared away. */
  readonly saves: number
  readonly golden: number
  readonly bumps: number
  readonly scared: number
}

export interface Flight {
  readonly x: number
  readonly y: number
  /** Units a tick: upwards at first, how much less of it each tick, and to the right. */
  readonly rise: number
  readonly pull: number
  readonly drift: number
  readonly age: number
}

export const isLeap = oneOf('leap')
export type Leap = Shaped<typeof isLeap>
