/** What a flight is made of. */
export interface Cane {
  readonly id: number
  readonly x: number
  /** The middle of the gap, before any sway, and its height. */
  readonly middle: number
  readonly gap: number
  /** How far the gap wanders up and down; 0 for most. */
  readonly sway: number
  readonly period: number
}

export interface Berry {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly golden: boolean
}

export interface Gust {
  /** The tick at which it arrives; the grass bends GARDEN.warning ticks before. */
  readonly from: number
  readonly until: number
  /** −1 blows against the bird: slower and lighter. 1 blows from behind: faster and heavier. */
  readonly way: -1 | 1
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
  readonly berries: readonly Berry[]
  readonly gust: Gust
  readonly gaps: number
  readonly points: number
  readonly crash: 'cane' | 'ground' | null
  readonly cursor: number
}

export type Flap = 'flap'
