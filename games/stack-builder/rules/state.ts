/** State of a round. */
import { oneOf, type Shaped } from '../../kit/rules/shape.ts'
import type { SlideCourse, Slab } from './slab.ts'

export const MAKES = ['plain', 'gold', 'keystone', 'ice', 'leaf', 'jewel'] as const
export type SlabMake = (typeof MAKES)[number]

/** Empty for a slab that is the same on both sides. */
export const FACE_NAMES = ['', 'leaf', 'jewel'] as const
export type Face = (typeof FACE_NAMES)[number]

export interface BuildingSite {
  /** Position in the random sequence. */
  readonly cursor: number
  readonly tick: number
  /** From the foundation up; a slab's index is its storey and its id. */
  readonly tower: readonly Slab[]
  /** Material of each slab. */
  readonly makes: readonly SlabMake[]
  /** The slab above the tower; its storey is `tower.length`. */
  readonly slider: Slider
  /** Ticks until the slider moves. */
  readonly rest: number
  /** Perfect drops in a row, and the most so far. */
  readonly streak: number
  readonly longest: number
  /** Lit lamps, and whether a fever is on: all were lit, and some still are. */
  readonly lamps: number
  readonly fever: boolean
  /** Fevers that have begun. */
  readonly fevers: number
  /** The last slab missed the tower; `slider` stays where it was dropped. */
  readonly missed: boolean
}

export interface Slider {
  readonly course: SlideCourse
  /** Offset from lined up in grains, and direction. */
  readonly off: number
  readonly way: 1 | -1
  /** Grains per tick. */
  readonly speed: number
  /** Widens the slab on all sides if it lands perfectly. */
  readonly keystone: boolean
  /** Speeds up towards the tower. */
  readonly rushing: boolean
  /** Melts while it slides. */
  readonly ice: boolean
  /** Slows down and surges in turns. */
  readonly pulsing: boolean
  /** The face of a slab with two faces that is up now. */
  readonly face: Face
  /** Ticks it has slid. */
  readonly slid: number
}

export const isDrop = oneOf('drop')
export type Drop = Shaped<typeof isDrop>
