/** What a round is made of. Lists are in the order of their ids, and an id is never used twice. */
import { between, either, exactly, oneOf, type Shaped } from '../../kit/rules/shape.ts'
import type { KINDS, UPGRADES } from './curve.ts'

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
  /** For a diver: 0 drifts, 1 aims, 2 darts. For a boss: which of its three moods, 3 when it is beaten. */
  readonly mode: number
  /** Ticks until the mode changes or the next attack. */
  readonly wait: number
}

/** It flies straight and at one speed, so it only has to be known where and when it started, or last turned. */
export interface Shot {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  readonly born: number
  /** How many viruses it still goes through, and the id of the last one. */
  readonly through: number
  readonly last: number
  /** A dart, which turns towards viruses. */
  readonly seeks: boolean
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

export type Upgrade = (typeof UPGRADES)[number]
/** What a capsule holds. */
export type Pick = Upgrade | 'heart'

export interface Gift {
  readonly id: number
  readonly help: Help
  readonly x: number
  readonly y: number
}

/** A virus that is still to come: when in the wave, and where it comes in. */
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
  /** Where the defender is bound for, or the direction it is pushed in; never both. */
  readonly goal: Spot | null
  readonly push: Spot
  readonly hearts: number
  /** Ticks left without harm, and of each help. */
  readonly safe: number
  readonly spread: number
  readonly beam: number
  readonly slow: number
  readonly shield: boolean
  /** Ticks left in which the defender bursts what it touches. */
  readonly surge: number
  readonly bosses: number
  /** How often each upgrade was taken. */
  readonly marks: Readonly<Record<Upgrade, number>>
  /** The capsules to choose from, one in each lane, and how far down they are; no others until one is taken. */
  readonly offer: readonly Pick[]
  readonly offerY: number
  readonly viruses: readonly Virus[]
  readonly shots: readonly Shot[]
  readonly spores: readonly Spore[]
  readonly gifts: readonly Gift[]
  readonly wave: number
  /** Ticks since the wave was announced; negative in the pause before it. */
  readonly age: number
  readonly coming: readonly Arrival[]
  readonly score: number
  /** Bursts in a row, the most there were, and the ticks left to add to them. */
  readonly chain: number
  readonly longest: number
  readonly chainLeft: number
  readonly bursts: number
  /** Bursts until the next gift. */
  readonly due: number
  /** Ticks for which everything is still frozen. */
  readonly stop: number
}

/** Units from the field at which a pointer can be; the field of a small frame on a large screen has small units. */
const isPoint = between(-1e5, 1e5)
const isShare = between(-1, 1)

/** Go to a point, as near as the field allows; or fly in a direction, as a share of the full speed. */
export const isAction = either(
  exactly({ kind: oneOf('go'), x: isPoint, y: isPoint }),
  exactly({ kind: oneOf('push'), x: isShare, y: isShare }),
)
export type Action = Shaped<typeof isAction>
