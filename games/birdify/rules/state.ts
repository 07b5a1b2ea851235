/** What a flight is made of. */
import { oneOf, type Shaped } from '../../kit/rules/shape.ts'

export interface Cane {
  readonly id: number
  readonly x: number
  /** The middle of the gap, before any sway, and its height. */
  readonly middle: number
  readonly gap: number
  /** How far the gap wanders up and down; 0 for most. */
  readonly sway: number
  readonly period: number
  /** Stands wider open until the bird comes near. */
  readonly closes: boolean
  /** The tick in which it was pushed aside; 0 while it stands. */
  readonly bent: number
}

export type Kind = 'berry' | 'golden' | 'bubble' | 'magnet'

/** What hangs on the way: berries, and helps. */
export interface Treat {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly kind: Kind
}

/** It hovers between two canes, up and down. */
export interface Hornet {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly sway: number
  readonly period: number
}

export interface Gust {
  /** The tick at which it arrives; the grass bends GARDEN.warning ticks before. */
  readonly from: number
  readonly until: number
  /** −1 blows against the bird: slower and lighter. 1 blows from behind: faster and heavier. */
  readonly way: -1 | 1
  /** 1, and more in a storm. */
  readonly force: number
}

export interface Flight {
  readonly tick: number
  /** How far the bird has come. */
  readonly x: number
  readonly y: number
  /** Units a tick, downwards. */
  readonly fall: number
  readonly flaps: number
  readonly canes: readonly Cane[]
  readonly treats: readonly Treat[]
  readonly hornets: readonly Hornet[]
  readonly gust: Gust
  /** Canes left behind, and the least room that there was beside the one that is being passed. */
  readonly gaps: number
  readonly room: number
  readonly points: number
  /** What the meter shows. */
  readonly chain: number
  /** Berries eaten since one was missed, most of them in a row, and in all; gaps passed by a feather. */
  readonly row: number
  readonly longest: number
  readonly eaten: number
  readonly shaves: number
  /** Whether a bubble is around the bird, and the ticks until which the helps last. */
  readonly bubble: boolean
  readonly magnet: number
  readonly golden: number
  /** Ticks for which everything still stops. */
  readonly stop: number
  readonly crash: 'cane' | 'ground' | 'hornet' | null
  readonly cursor: number
}

export const isFlap = oneOf('flap')
export type Flap = Shaped<typeof isFlap>
