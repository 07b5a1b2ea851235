/** What a round is made of. */
import type { Axis, Slab } from './slab.ts'

export interface Site {
  /** Cursor of chance. */
  readonly cursor: number
  readonly tick: number
  /** From the foundation up; a slab's place in the list is its storey and its id. */
  readonly tower: readonly Slab[]
  /** The slab above the tower; its storey is the tower's length. */
  readonly slider: Slider
  /** Ticks until the slider moves. */
  readonly rest: number
  /** Perfect drops in a row. */
  readonly streak: number
  /** The last slab missed the tower altogether: it hangs where it was dropped. */
  readonly missed: boolean
}

export interface Slider {
  readonly axis: Axis
  /** Grains from lined up, and which way it goes. */
  readonly off: number
  readonly way: 1 | -1
  /** Grains a tick. */
  readonly speed: number
}

export type Drop = 'drop'
