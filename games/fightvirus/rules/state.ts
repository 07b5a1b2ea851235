/** Game state. Lists are sorted by id, and ids are never reused. */
import { between, either, exactly, oneOf, type Shaped } from '../../kit/rules/shape.ts'
import type { KINDS, UPGRADES } from './curve.ts'

export type VirusKind = (typeof KINDS)[number] | 'boss'

export interface Virus {
  readonly id: number
  readonly kind: VirusKind
  /** Index into SIZES; unused for a boss. */
  readonly size: number
  readonly x: number
  readonly y: number
  /** Units per tick. */
  readonly vx: number
  readonly vy: number
  readonly strength: number
  readonly full: number
  readonly born: number
  /** Tick of the last hit. */
  readonly hit: number
  /** Diver: 0 drifts, 1 aims, 2 darts. Boss: one of three moods, 3 when beaten. */
  readonly mode: number
  /** Ticks until the next mode or attack. */
  readonly wait: number
}

/** Flies straight at constant speed, so its state is where and when it started or last turned. */
export interface VirusShot {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  readonly born: number
  /** Viruses it can still pierce, and the id of the last one hit. */
  readonly through: number
  readonly last: number
  /** A homing dart. */
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
/** Content of a card. */
export type Reward = Upgrade | 'heart'

export interface Gift {
  readonly id: number
  readonly help: Help
  readonly x: number
  readonly y: number
}

/** A virus yet to come: its tick within the wave, and where it comes in. */
export interface VirusArrival {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly kind: VirusKind
  readonly size: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface State {
  readonly tick: number
  readonly cursor: number
  /** Next id. */
  readonly next: number
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  /** The defender's target, or its direction; never both. */
  readonly goal: Point | null
  readonly push: Point
  readonly hearts: number
  /** Ticks left of invulnerability and of each gift. */
  readonly safe: number
  readonly spread: number
  readonly beam: number
  readonly slow: number
  readonly shield: boolean
  /** Ticks left of the surge. */
  readonly surge: number
  readonly bosses: number
  /** Level of each upgrade. */
  readonly marks: Readonly<Record<Upgrade, number>>
  /** Cards on offer, one per lane; ticks since they came; ticks spent on one of them. All else waits. */
  readonly offer: readonly Reward[]
  readonly offerAge: number
  readonly dwell: number
  /** Where the defender rests, and for how many ticks. */
  readonly spot: Point
  readonly rest: number
  readonly viruses: readonly Virus[]
  readonly shots: readonly VirusShot[]
  readonly spores: readonly Spore[]
  readonly gifts: readonly Gift[]
  readonly wave: number
  /** Ticks since the wave was announced; negative during the pause before it. */
  readonly age: number
  readonly coming: readonly VirusArrival[]
  readonly score: number
  /** Current chain, longest chain, and ticks left to extend it. */
  readonly chain: number
  readonly longest: number
  readonly chainLeft: number
  readonly bursts: number
  /** Bursts until the next gift. */
  readonly due: number
  /** Ticks left of hit stop. */
  readonly stop: number
}

/** Bounds a pointer's position; a small frame on a large screen has small units. */
const isPoint = between(-1e5, 1e5)
const isShare = between(-1, 1)

/** Go to a point, clamped to the field, or push in a direction, as a share of full speed. */
export const isAction = either(
  exactly({ kind: oneOf('go'), x: isPoint, y: isPoint }),
  exactly({ kind: oneOf('push'), x: isShare, y: isShare }),
)
export type Action = Shaped<typeof isAction>
