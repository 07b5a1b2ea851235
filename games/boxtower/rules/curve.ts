/** Tuning values and difficulty curves. Lengths are in ells of 50 cm; n is the number of crates dropped. */
import type { CrateKind } from './kinds.ts'

export const YARD = {
  /** Centimetres per ell: the score is in centimetres. */
  ell: 50,
  /** Half the width of the plinth, whose top is at height 0, and the height of the ground below. */
  plinth: 1.9,
  ground: -1.5,
  /**
   * Falls that end the shift; ticks within which crates falling together count as one fall; ticks at the start in which
   * no fall counts.
   */
  spare: 3,
  fall: 100,
  grace: 490,
  /** From the pivot of the rope to the centre of the crate. */
  rope: 4.2,
  /** Gap between tower and crate in the middle of the swing. */
  clearance: 1.7,
  /** Share of the swing that a released crate keeps, and its initial speed downwards in ells/s. */
  carry: 0.18,
  push: 3,
  /** Tilt of a hanging crate as a share of the rope's angle. */
  tilt: 0.22,
  /** Ticks to lower a new crate, and the least and most ticks for which the hook stays empty. */
  lowering: 14,
  empty: 26,
  emptyAtMost: 130,
  /** A landing is neat if it is this close to the middle of its support (ells) and this straight (radians). */
  neat: 0.17,
  neatOnPlinth: 0.3,
  neatTilt: 0.07,
  /** Share of the falling speed left after a neat landing. */
  sit: 0.3,
  /** Every `garland` neat landings in a row earn ivy for all but the topmost crate; every `bloom` earn golden chests. */
  garland: 4,
  bloom: 8,
  chests: 6,
  /** The first garland of a round already brings this many golden chests. */
  firstChests: 2,
  /** Streak points for a neat landing in a storm. */
  daring: 2,
  /** Centimetres the tower may sink before an unconfirmed height is taken back. */
  sinks: 12,
  /** Ticks of hit stop after a neat landing, and after any other. */
  holdNeat: 4,
  hold: 1,
  /** With more loose crates than this, ivy roots the lowest. */
  loose: 7,
  /** How far below the top of the ivy a crate counts as fallen, being out of sight. */
  depth: 9,
  /** Honey holds crates slower than this (ells/s, radians/s). */
  sets: 1.2,
  /** After this many ticks below this speed (ells/s, radians/s) the tower is measured. */
  steady: 0.12,
  steadyTicks: 20,
  /** Below these speeds (ells/s, radians/s) the tower is at rest, and sleeps when there is no wind. */
  quiet: 0.035,
  quietSpin: 0.03,
  /** Ticks for which the end is watched. */
  ending: 80,
} as const

/** Approaches `to` from `from`; halfway there after `half` crates. */
const rise = (from: number, to: number, half: number) => (n: number) => from + ((to - from) * n) / (n + half)

/** Amplitude of the swing in ells. */
export const reachAt = rise(1.2, 2.7, 44)
/** Ticks per full swing; keeps shrinking. */
export const periodAt = (n: number) => 240 / (1 + n / 54)

/** The trolley rolls to and fro on its beam. */
export const ROLL = { first: 60, period: 430 } as const
const roll = rise(0, 1.5, 40)
/** Amplitude of the trolley in ells. */
export const rollAt = (n: number) => (n < ROLL.first ? 0 : roll(n - ROLL.first + 4))

/** Pull on the falling crate towards the seat below: stiffness (1/s) and range (ells). */
export const MAGNET = { pull: 9, reach: 1.1 } as const

export const WIND = {
  /** First crate with wind. */
  first: 8,
  /** Ticks for which windsocks and leaves announce a gust. */
  warning: 100,
  /** Ticks of a gust, and of calm between two. */
  least: 130,
  most: 230,
  lull: 300,
  lullMore: 260,
  /** Ticks to swell and to die away. */
  swell: 40,
  /** Radians by which a gust tilts the rope, per ell/s². */
  lean: 0.08,
} as const

const gale = rise(0.2, 1.05, 24)
/** Strength of a gust in ells/s². */
export const galeAt = (n: number) => (n < WIND.first ? 0 : gale(n - WIND.first))

export const STORM = {
  /** Crates before the first storm, and between two storms. */
  first: 21,
  every: 22,
  /** Ticks of dark clouds beforehand, and of each blow. */
  warning: 240,
  blow: 230,
} as const

/** Strength of the storm after `storms` others, and its blows from alternating sides. Both grow without limit. */
export const stormAt = (storms: number) => 1.5 + 0.3 * storms
export const blowsAt = (storms: number) => 1 + Math.floor(storms / 2)

interface Share {
  readonly kind: CrateKind
  /** The crate at which it first appears, and its weight in the bag from then on. */
  readonly from: number
  readonly times: number
}

/** Wide crates first; each narrow or odd kind is introduced later, on its own. Gold is only earned. */
export const SHARES: readonly Share[] = [
  { kind: 'cube', from: 0, times: 3 },
  { kind: 'squat', from: 0, times: 3 },
  { kind: 'wide', from: 0, times: 2 },
  { kind: 'magnet', from: 4, times: 1 },
  { kind: 'small', from: 7, times: 2 },
  { kind: 'tall', from: 9, times: 2 },
  { kind: 'planter', from: 12, times: 2 },
  { kind: 'barrel', from: 15, times: 2 },
  { kind: 'honey', from: 18, times: 1 },
  { kind: 'step', from: 24, times: 2 },
  { kind: 'twin', from: 30, times: 2 },
  { kind: 'ice', from: 70, times: 3 },
  { kind: 'drum', from: 115, times: 3 },
]

/** Centimetres for bronze, silver, gold and emerald. */
export const MEDALS = [750, 2000, 2900, 4700] as const
