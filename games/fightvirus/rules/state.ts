/** What a round is made of. Lists are in the order of their ids, and an id is never used twice. */
import type { KINDS } from './curve.ts'

export type Kind = (typeof KINDS)[number] | 'boss'

export interface Virus {
  readonly id: number
  readonly kind: Kind
  /** Index into SIZES; a boss has none. */
  readonly size: number
  readonly x: number
  readonly y: number
  /** Units a tick. */
  readonly vx: number
  readonly vy: number
  readonly strength: number
  readonly full: number
  readonly born: number
  /** The tick in which it was last hit. */
  readonly hit: number
  /** A diver: 0 drifts, 1 aims, 2 darts. A boss: which of its three moods. */
  readonly mode: number
  /** Ticks until the mode changes or the next attack. */
  readonly wait: number
}

/** Straight and steady, so it is written down once: where it started, and when. */
export interface Shot {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  readonly born: number
}

export interface Spore {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
}

export const HELPS = ['spread', 'beam', 'shield', 'slow', 'heart'] as const
export type Help = (typeof HELPS)[number]

export interface Gift {
  readonly id: number
  readonly help: Help
  readonly x: number
  readonly y: number
}

/** A virus that is on its way: when in the wave, and where it comes in. */
export interface Arrival {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly kind: Kind
  readonly size: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface State {
  readonly tick: number
  readonly cursor: number
  /** The next id. */
  readonly next: number
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  /** Where the defender is bound for, or the way it is pushed; never both. */
  readonly goal: Spot | null
  readonly push: Spot
  readonly hearts: number
  /** Ticks left without harm, and of each help. */
  readonly safe: number
  readonly spread: number
  readonly beam: number
  readonly slow: number
  readonly shield: boolean
  /** Bosses beaten: each is worth a barrel. */
  readonly bosses: number
  readonly viruses: readonly Virus[]
  readonly shots: readonly Shot[]
  readonly spores: readonly Spore[]
  readonly gifts: readonly Gift[]
  readonly wave: number
  /** Ticks since the wave was announced; below 0 while the field rests. */
  readonly age: number
  readonly coming: readonly Arrival[]
  readonly score: number
  /** Bursts in a row, and ticks left to go on with it. */
  readonly chain: number
  readonly chainLeft: number
  readonly bursts: number
  /** Bursts until the next help. */
  readonly due: number
  /** Ticks left of holding still. */
  readonly stop: number
}

export type Action =
  | { readonly kind: 'go'; readonly x: number; readonly y: number }
  | { readonly kind: 'push'; readonly x: number; readonly y: number }
