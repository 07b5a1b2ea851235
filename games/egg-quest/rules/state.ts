/** What a climb is made of. */
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
  /** Where the egg left its nest, how fast, and how long ago. */
  readonly flight: Flight | null
  /** Ticks of held breath that are left. */
  readonly hold: number
  /** Ticks until the next egg is there, after one broke. */
  readonly waiting: number
  readonly eggs: number
  /** The egg fell back once: reaching another nest mends it, falling back again breaks it. */
  readonly cracked: boolean
  readonly points: number
  /** Landings dead centre in a row. */
  readonly combo: number
  /** How often the egg has leapt, landed dead centre and fallen back. */
  readonly leaps: number
  readonly centres: number
  readonly backs: number
}

export interface Flight {
  readonly x: number
  readonly y: number
  readonly rise: number
  readonly age: number
}

export type Leap = 'leap'
