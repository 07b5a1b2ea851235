/** Animates the hopper: crouch, fly, land, settle. Cells and seconds only; no drawing. */
import { clamp, easeInOut, hop } from '../../kit/paint/easing.ts'

/** Times in seconds on the page's clock. */
export interface Hop {
  /** Through the air, over ice, or through a burrow. */
  readonly style: 'leap' | 'slide' | 'dive'
  readonly from: number
  readonly to: number
  /** The number underfoot at the start; 0 for none. */
  readonly number: number
  readonly start: number
  /** Time in the air. */
  readonly air: number
}

export interface Pose {
  /** Progress from one cell to the other, 0 to 1. */
  readonly along: number
  /** Height above the ground, in cells. */
  readonly lift: number
  readonly wide: number
  readonly high: number
  /** Vertical speed, −1 to 1: below 0 the ears fly up. */
  readonly ears: number
  readonly flying: boolean
}

export const CROUCH = 0.06
const SETTLE = 0.34
export const REST: Pose = { along: 1, lift: 0, wide: 1, high: 1, ears: 0, flying: false }

/** Duration of a trip through a burrow, in seconds. */
const DIVE = 0.5

/** Queues a hop after the last landing. The longer it has waited, the faster it flies. */
export function nextHop(
  last: Hop | undefined,
  { style, from, to, number }: Pick<Hop, 'style' | 'from' | 'to' | 'number'>,
  cells: number,
  now: number,
): Hop {
  const start = last ? Math.max(now, landsAt(last)) : now
  const hurry = 1 / (1 + (start - now) * 9)
  const air = style === 'dive' ? DIVE : style === 'slide' ? 0.08 + 0.09 * cells : 0.24 + 0.05 * cells
  return { style, from, to, number, start, air: air * hurry }
}

export const landsAt = ({ start, air }: Hop): number => start + CROUCH + air

export const isOver = (done: Hop, now: number): boolean => now > landsAt(done) + SETTLE

/** Peak height of a leap over this many cells, in cells. */
export const highest = (cells: number) => 0.45 + 0.22 * cells

export function poseOf({ style, start, air }: Hop, cells: number, now: number): Pose {
  const t = now - start
  if (style !== 'leap' && t < CROUCH + air) return passing(style, clamp(t / (CROUCH + air)))
  if (t < CROUCH) {
    const press = Math.max(0, t / CROUCH) * 0.2
    return { ...REST, along: 0, wide: 1 + press, high: 1 - press }
  }
  const u = (t - CROUCH) / air
  if (u < 1) {
    const rise = 1 - 2 * u
    return {
      along: u * 0.6 + easeInOut(u) * 0.4,
      lift: hop(u) * highest(cells),
      wide: 1 - 0.1 * Math.abs(rise),
      high: 1 + 0.14 * Math.abs(rise),
      ears: rise,
      flying: true,
    }
  }
  return { ...REST, ...settle(t - CROUCH - air) }
}

/** Slides low over the ice, or dives down one hole and up the other. */
function passing(style: Hop['style'], u: number): Pose {
  if (style === 'slide') return { ...REST, along: u, wide: 1.1, high: 0.9, ears: 0.8 }
  const out = Math.max(0.02, Math.abs(1 - 2 * u))
  return { ...REST, along: u < 0.5 ? 0 : 1, wide: Math.sqrt(out), high: out, ears: u < 0.5 ? 1 : -1 }
}

/** Squashes and bounces after a landing. */
export function settle(since: number): { wide: number; high: number; ears: number } {
  if (since < 0 || since > SETTLE) return { wide: 1, high: 1, ears: 0 }
  const left = clamp(1 - since / SETTLE)
  const swing = Math.cos((since / SETTLE) * Math.PI * 3) * left * left * 0.26
  return { wide: 1 + swing, high: 1 - swing, ears: -swing * 3 }
}

/** Bumps against an obstacle: out and back, in cells. */
export const nudge = (since: number): number => (since > 0.24 ? 0 : hop(since / 0.24) * 0.16)
