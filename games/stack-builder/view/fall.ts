/** A slab from the tap to its landing, and what it leaves in the tower: the shudder, and a top that widens. */
import { land, type Axis, type Landing, type Slab } from '../rules/slab.ts'
import { sliderSlab, topOf, type Site } from '../rules.ts'

/** Seconds that a slab falls before it lands. */
export const FALL = 0.06
/** Seconds after a perfect landing for which the eye waits before it rises. */
const HELD = 0.12

export interface Falling {
  readonly slab: Slab
  readonly storey: number
  readonly axis: Axis
  readonly landing: Landing
  /** Perfect drops in a row, with this one. */
  readonly streak: number
}

export interface Fall {
  begin(): void
  drop(before: Site, after: Site): void
  /** Lets time pass; gives the slab that lands now, if one does. */
  pass(delta: number): Falling | undefined
  readonly falling: Falling | undefined
  /** Seconds since the last drop, and since the last landing. */
  readonly age: number
  readonly landed: number
  /** How hard that landing was, in storeys; and the top as it was before, if the slab was laid perfectly. */
  readonly weight: number
  readonly narrow: Slab | undefined
  /** Whether the eye still waits for the last landing, or looks at it. */
  isHeld(streak: number): boolean
}

export function openFall(): Fall {
  const fall: { -readonly [Part in keyof Fall]: Fall[Part] } = {
    falling: undefined,
    age: 0,
    landed: 9,
    weight: 0,
    narrow: undefined,
    begin() {
      fall.falling = fall.narrow = undefined
      fall.landed = 9
    },
    drop(before, after) {
      const { streak } = after
      const { axis } = before.slider
      const slab = sliderSlab(before)
      const below = topOf(before)
      const landing = streak ? { kept: topOf(after) } : land(slab, below, axis)
      fall.narrow = streak ? below : undefined
      fall.falling = { slab, storey: before.tower.length, axis, landing, streak }
      fall.age = 0
    },
    pass(delta) {
      fall.landed += delta
      fall.age += delta
      const { falling, age } = fall
      if (!falling || age < FALL) return undefined
      fall.falling = undefined
      fall.landed = 0
      fall.weight = falling.streak ? 0.14 : 0.24
      return falling
    },
    isHeld: (streak) => fall.falling !== undefined || (streak > 0 && fall.landed < HELD),
  }
  return fall
}
