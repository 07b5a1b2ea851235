/** All that can be tuned, with its unit, and how it grows harder. Lengths are in ells of 50 cm; n is the crates dropped. */
import type { KindName } from './kinds.ts'

export const YARD = {
  /** Centimetres in an ell: the score is in centimetres. */
  ell: 50,
  /** Half the plinth's width; its top is at height 0, the ground below it. */
  plinth: 1.9,
  ground: -1.5,
  /** How many crates may fall to the ground before the shift is over. */
  spare: 3,
  /** From the hook's turning point to the crate's middle. */
  rope: 4.2,
  /** How far the crate's foot hangs above the tower, in the middle of its swing. */
  clearance: 2.3,
  /** How much of the swing a crate keeps when it is let go, and its first speed downwards, ells/s. */
  carry: 0.18,
  push: 1.5,
  /** How far a hanging crate tilts with its rope. */
  tilt: 0.22,
  /** Ticks that a new crate takes to come down on its rope, and that the hook stays empty at least and at most. */
  lowering: 14,
  empty: 26,
  emptyAtMost: 130,
  /** A landing this close to the middle of what it lands on (ells) and this straight (radians) is neat. */
  neat: 0.15,
  neatOnPlinth: 0.3,
  neatTilt: 0.07,
  /** What is left of the fall after a neat landing. */
  sit: 0.3,
  /** Neat landings in a row after which ivy holds all but the topmost crate. */
  garland: 4,
  /** Ticks for which everything stands still when a crate lands neatly, and otherwise. */
  holdNeat: 4,
  hold: 1,
  /** Where more crates than this are loose, ivy holds the lowest. */
  loose: 9,
  /** How far below the ivy's top a crate counts as fallen: further down nobody sees it. */
  depth: 9,
  /** Below these speeds (ells/s, radians/s) for this many ticks the tower is at rest. */
  quiet: 0.035,
  quietSpin: 0.03,
  quietTicks: 24,
  /** Ticks for which the end is watched. */
  ending: 80,
} as const

/** Goes from `from` towards `to`; half of the way is done after `half` crates. */
const rise = (from: number, to: number, half: number) => (n: number) => from + ((to - from) * n) / (n + half)

/** Ells from the middle to the turn of the swing. */
export const reachAt = rise(1.4, 2.7, 26)
/** Ticks of one swing to and fro. */
export const periodAt = rise(250, 130, 30)

export const WIND = {
  /** The crate from which on there is wind. */
  first: 6,
  /** Ticks that socks and clouds announce a gust. */
  warning: 100,
  /** Ticks of a gust at full strength or nearly, and of quiet between two. */
  least: 130,
  most: 230,
  lull: 300,
  lullMore: 260,
  /** Ticks in which it swells and dies away. */
  swell: 40,
  /** How far a gust pushes the hanging crate aside: radians of rope for each ell/s². */
  lean: 0.11,
} as const

const gale = rise(0.2, 1.05, 24)
/** The push of a gust, in ells/s². */
export const galeAt = (n: number) => (n < WIND.first ? 0 : gale(n - WIND.first))

export interface Share {
  readonly kind: KindName
  /** The crate from which on it is dealt, and how often it is in the bag. */
  readonly from: number
  readonly times: number
}

/** Floors first; what is narrow or odd comes later. */
export const SHARES: readonly Share[] = [
  { kind: 'cube', from: 0, times: 3 },
  { kind: 'squat', from: 0, times: 3 },
  { kind: 'wide', from: 0, times: 2 },
  { kind: 'small', from: 5, times: 2 },
  { kind: 'tall', from: 7, times: 2 },
  { kind: 'planter', from: 10, times: 2 },
  { kind: 'barrel', from: 14, times: 2 },
  { kind: 'step', from: 19, times: 2 },
]

/** Centimetres for bronze, silver, gold and emerald. */
export const MEDALS = [300, 700, 1400, 3200] as const
