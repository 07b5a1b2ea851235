/** State of a flight. */
import { oneOf, type Shaped } from '../../kit/rules/shape.ts'

export interface Cane {
  readonly id: number
  readonly x: number
  /** Centre of the gap, without sway, and its height. */
  readonly middle: number
  readonly gap: number
  /** Amplitude of the gap's swing; 0 for most canes. */
  readonly sway: number
  readonly period: number
  /** A gate that is wider open until the bird comes near. */
  readonly closes: boolean
  /** Centre of a second, narrow gap with a golden berry; 0 if there is none. */
  readonly nook: number
  /** Warm air rises before it. */
  readonly draft: boolean
  /** Tick in which it was pushed aside; 0 while upright. */
  readonly bent: number
}

export type TreatKind = 'berry' | 'golden' | 'bubble' | 'magnet' | 'star'

/** A berry, a falling star, or a bubble or magnet that helps the bird. */
export interface Treat {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly kind: TreatKind
}

/** Hovers up and down between two canes. */
export interface Hornet {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly sway: number
  readonly period: number
}

export interface Gust {
  /** Tick of its arrival; the grass bends GARDEN.warning ticks earlier. */
  readonly from: number
  readonly until: number
  /** −1 is a headwind: slower and lighter. 1 is a tailwind: faster and heavier. */
  readonly way: -1 | 1
  /** 1, or more in a storm. */
  readonly force: number
}

export interface Flight {
  readonly tick: number
  /** Distance flown. */
  readonly x: number
  readonly y: number
  /** Downward speed in units per tick. */
  readonly fall: number
  readonly flaps: number
  readonly canes: readonly Cane[]
  readonly treats: readonly Treat[]
  readonly hornets: readonly Hornet[]
  readonly gust: Gust
  /** Canes passed, and the least room so far beside the cane being passed. */
  readonly gaps: number
  readonly room: number
  readonly points: number
  /** Level of the meter. */
  readonly chain: number
  /** Berries eaten since the last miss, the longest such row, and berries eaten in total; then close shaves. */
  readonly row: number
  readonly longest: number
  readonly eaten: number
  readonly shaves: number
  /** Whether the bird is in a bubble, and the ticks at which magnet and golden flight end. */
  readonly bubble: boolean
  readonly magnet: number
  readonly golden: number
  /** Golden flights so far. */
  readonly flights: number
  /** Ticks left of the pause after a rescue. */
  readonly stop: number
  /** Id of the last cane that the bird landed on; 0 before the first. */
  readonly landed: number
  readonly crash: 'cane' | 'ground' | 'hornet' | null
  readonly cursor: number
}

export const isFlap = oneOf('flap')
export type Flap = Shaped<typeof isFlap>
