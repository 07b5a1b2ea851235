/** Tracks a slab from the tap to its landing, and the time since. */
import type { Cut, Slab } from '../rules/slab.ts'
import { landingOf, sliderSlab, topOf, type BuildingSite } from '../rules.ts'

/** Duration of a fall, in seconds. */
export const FALL = 0.06
/** How long the camera waits after a perfect landing, in seconds. */
const HELD = 0.12

export interface FallingPart {
  /** The state before the drop. */
  readonly from: BuildingSite
  readonly slab: Slab
  /** Height in storeys. */
  readonly thick: number
  readonly kept: Slab
  readonly cuts: readonly Cut[]
  /** Perfect drops in a row, including this one. */
  readonly streak: number
}

export interface Fall {
  begin(): void
  see(before: BuildingSite, after: BuildingSite): void
  /** Advances time. Returns the slab that lands now, if any. */
  pass(delta: number): FallingPart | undefined
  readonly falling: FallingPart | undefined
  /** The last slab dropped, landed or not. */
  readonly last: FallingPart | undefined
  /** Seconds since the last drop, and since the last landing. */
  readonly age: number
  readonly landed: number
  /** Tower height for the camera: lags until the last slab has landed, and a little longer if it was perfect. */
  cameraTarget(site: BuildingSite): number
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
    see(before, { tower, streak }) {
      if (tower.length <= before.tower.length) return
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
    cameraTarget({ tower, streak }) {
      const isHeld = fall.falling ?? (streak > 0 && fall.landed < HELD)
      return (isHeld && fall.last?.from.tower.length) || tower.length
    },
  }
  return fall
}
