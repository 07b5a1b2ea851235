/** A slab from the tap to its landing, and what it leaves in the tower: the shudder, and a top that widens. */
import type { Cut, Slab } from '../rules/slab.ts'
import { landingOf, sliderSlab, topOf, type Site } from '../rules.ts'

/** Seconds that a slab falls before it lands. */
export const FALL = 0.06
/** Seconds after a perfect landing for which the eye waits before it rises. */
const HELD = 0.12

export interface Falling {
  /** The site as the slab was dropped. */
  readonly from: Site
  readonly slab: Slab
  /** Its height in storeys. */
  readonly thick: number
  readonly kept: Slab
  readonly cuts: readonly Cut[]
  /** Perfect drops in a row, with this one. */
  readonly streak: number
}

export interface Fall {
  begin(): void
  drop(before: Site, after: Site): void
  /** Lets time pass; gives the slab that lands now, if one does. */
  pass(delta: number): Falling | undefined
  readonly falling: Falling | undefined
  /** The last one that fell: it may have landed. */
  readonly last: Falling | undefined
  /** Seconds since the last drop, and since the last landing. */
  readonly age: number
  readonly landed: number
  /** How many slabs the eye is to look at: it waits for the last landing, and looks at it if it was perfect. */
  eyed(site: Site): number
}

export function createFall(): Fall {
  const fall: { -readonly [Part in keyof Fall]: Fall[Part] } = {
    falling: undefined,
    last: undefined,
    age: 0,
    landed: 9,
    begin() {
      fall.falling = fall.last = undefined
      fall.landed = 9
    },
    drop(before, { tower, streak }) {
      fall.falling = fall.last = {
        from: before,
        slab: sliderSlab(before),
        thick: tower.length - before.tower.length,
        kept: tower.at(-1) ?? topOf(before),
        cuts: streak ? [] : landingOf(before).cuts,
        streak,
      }
      fall.age = 0
    },
    pass(delta) {
      fall.landed += delta
      fall.age += delta
      const { falling, age } = fall
      if (!falling || age < FALL) return undefined
      fall.falling = undefined
      fall.landed = 0
      return falling
    },
    eyed({ tower, streak }) {
      const isHeld = fall.falling ?? (streak > 0 && fall.landed < HELD)
      return (isHeld && fall.last?.from.tower.length) || tower.length
    },
  }
  return fall
}
