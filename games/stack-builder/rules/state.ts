/** What a round is made of. */
import { oneOf, type Shaped } from '../../kit/rules/shape.ts'
import type { Course, Slab } from './slab.ts'

export const MAKES = ['plain', 'gold', 'keystone', 'ice'] as const
export type Make = (typeof MAKES)[number]

export interface Site {
  /** Cursor of chance. */
  readonly cursor: number
  readonly tick: number
  /** From the foundation up; a slab's place in the list is its storey and its id. */
  readonly tower: readonly Slab[]
  /** What each of them is made of. */
  readonly makes: readonly Make[]
  /** The slab above the tower; its storey is the tower's length. */
  readonly slider: Slider
  /** Ticks until the slider moves. */
  readonly rest: number
  /** Perfect drops in a row, and the longest row so far. */
  readonly streak: number
  readonly longest: number
  /** Lamps that are lit; whether they all were, and some still are. */
  readonly lamps: number
  readonly fever: boolean
  /** The last slab missed the tower altogether: it hangs where it was dropped. */
  readonly missed: boolean
}

export interface Slider {
  readonly course: Course
  /** Grains from lined up, and which way it goes. */
  readonly off: number
  readonly way: 1 | -1
  /** Grains a tick. */
  readonly speed: number
  /** It widens the tower if it is laid perfectly. */
  readonly keystone: boolean
  /** It gathers speed towards the tower. */
  readonly rushing: boolean
  /** It melts while it slides, and ticks that it has slid. */
  readonly ice: boolean
  readonly slid: number
}

export const isDrop = oneOf('drop')
export type Drop = Shaped<typeof isDrop>
