/** All that can be tuned, with its unit, and how it grows harder. Lengths are in ells of 50 cm; n is the crates dropped. */
import type { KindName } from './kinds.ts'

export const YARD = {
  /** Centimetres in an ell: the score is in centimetres. */
  ell: 50,
  /** Half the plinth's width; its top is at height 0, the ground below it. */
  plinth: 1.9,
  ground: -1.5,
  /**
   * How many falls end the shift. Crates that fall within so many ticks of each other are one fall, and at first, for
   * so many ticks, none counts.
   */
  spare: 3,
  fall: 100,
  grace: 490,
  /** From the hook's turning point to the crate's middle. */
  rope: 4.2,
  /** How far the crate's foot hangs above the tower, in the middle of its swing. */
  clearance: 1.7,
  /** How much of the swing a crate keeps when it is let go, and its first speed downwards, ells/s. */
  carry: 0.18,
  push: 3,
  /** How far a hanging crate tilts with its rope. */
  tilt: 0.22,
  /** Ticks that a new crate takes to come down on its rope, and that the hook stays empty at least and at most. */
  lowering: 14,
  empty: 26,
  emptyAtMost: 130,
  /** A landing this close to the middle of what it lands on (ells) and this straight (radians) is neat. */
  neat: 0.17,
  neatOnPlinth: 0.3,
  neatTilt: 0.07,
  /** What is left of the fall after a neat landing. */
  sit: 0.3,
  /** Each so many neat landings in a row ivy holds all but the topmost crate; each so many bring golden chests. */
  garland: 4,
  bloom: 8,
  chests: 6,
  /** What a neat landing counts in a storm. */
  daring: 2,
  /** Centimetres by which the tower may sink before a height that is not yet confirmed is taken back. */
  sinks: 12,
  /** Ticks for which everything stands still when a crate lands neatly, and otherwise. */
  holdNeat: 4,
  hold: 1,
  /** Where more crates than this are loose, ivy holds the lowest. */
  loose: 7,
  /** How far below the ivy's top a crate counts as fallen: further down nobody sees it. */
  depth: 9,
  /** Honey holds what is slower than this, ells/s and radians/s. */
  sets: 1.2,
  /** Below this speed (ells/s, radians/s) for this many ticks the tower stands, and is measured. */
  steady: 0.12,
  steadyTicks: 20,
  /** Below these (ells/s, radians/s) it is at rest, and sleeps when no wind blows. */
  quiet: 0.035,
  quietSpin: 0.03,
  /** Ticks for which the end is watched. */
  ending: 80,
} as const

/** Goes from `from` towards `to`; half of the way is done after `half` crates. */
const rise = (from: number, to: number, half: number) => (n: number) => from + ((to - from) * n) / (n + half)

/** Ells from the middle to the turn of the swing. */
export const reachAt = rise(1.2, 2.7, 44)
/** Ticks of one swing to and fro: it never stops growing shorter. */
export const periodAt = (n: number) => 240 / (1 + n / 54)

/** The trolley rolls to and fro on its beam. */
export const ROLL = { first: 60, period: 430 } as const
const roll = rise(0, 1.5, 40)
/** Ells from the middle to where it turns. */
export const rollAt = (n: number) => (n < ROLL.first ? 0 : roll(n - ROLL.first + 4))

/** What draws the crate in the air towards the seat below it: how stiffly (1/s), and from how far (ells). */
export const MAGNET = { pull: 9, reach: 1.1 } as const

export const WIND = {
  /** The crate from which on there is wind. */
  first: 8,
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
  lean: 0.08,
} as const

const gale = rise(0.2, 1.05, 24)
/** The push of a gust, in ells/s². */
export const galeAt = (n: number) => (n < WIND.first ? 0 : gale(n - WIND.first))

export const STORM = {
  /** The crate after which the first one comes, and how many crates lie between two. */
  first: 21,
  every: 22,
  /** Ticks of dark clouds before it, and of each of its blows. */
  warning: 240,
  blow: 230,
} as const

/** The push of the storm after so many others, and its blows, each from the other side. Both grow without end. */
export const stormAt = (storms: number) => 1.5 + 0.3 * storms
export const blowsAt = (storms: number) => 1 + Math.floor(storms / 2)

export interface Share {
  readonly kind: KindName
  /** The crate that it is at the latest, and how often it is in the bag from then on. */
  readonly from: number
  readonly times: number
}

/** Floors first; what is narrow or odd comes later, each alone before it is mixed in. Gold is only earned. */
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
