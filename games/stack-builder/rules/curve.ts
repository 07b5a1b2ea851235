/** How hard the game is at each storey: every number that can be tuned, each with its unit, each said once. */

/** Lengths in grains: a whole slab is a thousand of them, so that every cut is an integer. Times in ticks of 1/60 s. */
export const SLAB = {
  full: 1000,
  /** How far from lined up a slab begins and turns, in grains. */
  reach: 1150,
  /** A tap counts within this many grains of lined up. Further out nobody means it: it is a double tap, or a child's. */
  within: 700,
  /** Ticks in which the next slab comes in and waits to move. */
  rest: 12,
  /** The same after a perfect drop, which is held a little longer. */
  perfectRest: 18,
  /** From this many perfect drops in a row on, each widens the slab, and by how many grains. */
  growFrom: 3,
  grow: 45,
  /** A keystone that is laid perfectly widens both sides of the tower by so many grains. */
  keystone: 220,
  /** Ice melts at both ends by a grain in so many ticks, but not by more than this part of the slab. */
  melt: 2,
  melted: 0.3,
  /** Ticks in which a drop that would miss is not taken: nobody loses a round before knowing what it is about. */
  grace: 480,
  /** Up to this storey all slabs come from the far side, so that a beginner always sees the same thing. */
  sameSide: 8,
  /** From this storey on slabs differ in speed, by up to this many grains a tick either way. */
  unevenFrom: 40,
  uneven: 2,
} as const

/**
 * The lamps that perfect drops light. When all are lit the fever begins: slabs are of gold and two storeys high, until
 * the last lamp is out.
 */
export const LAMPS = {
  all: 8,
  /** How many a perfect keystone lights. */
  keystone: 2,
  /** A cut of more grains than this puts one out. */
  wide: 80,
  /** In the fever, where a perfect drop lights none, every cut puts out so many. */
  feverCut: 3,
} as const

/** Values by storey: in between they change evenly, after the last they stay. */
type Ramp = readonly (readonly [storey: number, value: number])[]

/** Grains that a slab moves in a tick. */
const SPEED: Ramp = [
  [1, 13],
  [8, 16],
  [25, 21],
  [50, 25],
  [100, 28],
  [250, 35],
  [500, 60],
]

/**
 * Grains beside the edge that still count as perfect. Up to storey 250 never less than half of what the fastest slab
 * moves in a tick, so that every pass has a perfect tick; high above that luck is needed, too, and every round ends.
 */
const PERFECT: Ramp = [
  [1, 40],
  [25, 32],
  [100, 27],
  [250, 24],
  [500, 12],
]

/** Grains by which the wind bends the top of the tower. */
const SWAY: Ramp = [
  [42, 0],
  [60, 50],
  [250, 130],
  [500, 300],
]

/** Along a ramp, in whole grains. */
function along(ramp: Ramp, storey: number): number {
  let [from, value] = [0, 0]
  for (const [at, next] of ramp) {
    if (at > storey) return Math.round(value + ((next - value) * (storey - from)) / (at - from))
    from = at
    value = next
  }
  return value
}

export const speedAt = (storey: number) => along(SPEED, storey)
export const perfectAt = (storey: number) => along(PERFECT, storey)
export const swayAt = (storey: number) => along(SWAY, storey)

/**
 * What a slab can be besides a plain one: the zone that it comes with, whose first slab is one, and how many of a hundred
 * slabs are.
 */
const KINDS = {
  keystone: {
    zone: 1,
    often: [
      [10, 0],
      [11, 12],
      [250, 6],
    ],
  },
  across: {
    zone: 2,
    often: [
      [24, 0],
      [25, 22],
      [250, 50],
    ],
  },
  ice: {
    zone: 4,
    often: [
      [65, 0],
      [66, 20],
      [250, 40],
    ],
  },
  rushing: {
    zone: 5,
    often: [
      [90, 0],
      [91, 25],
      [250, 60],
    ],
  },
} as const satisfies Record<string, { zone: number; often: Ramp }>

export type Kind = keyof typeof KINDS
export const isNewIn = (kind: Kind, zone: number) => KINDS[kind].zone === zone
export const oftenAt = (kind: Kind, storey: number) => along(KINDS[kind].often, storey)

/** What the tower rises through, each zone from this storey on. */
export const ZONES = [
  { from: 0, name: 'Garden' },
  { from: 10, name: 'Rooftops' },
  { from: 24, name: 'Clouds' },
  { from: 42, name: 'Dusk' },
  { from: 65, name: 'Stratosphere' },
  { from: 90, name: 'Stars' },
  { from: 140, name: 'Nebula' },
  { from: 200, name: 'Galaxy' },
] as const

/** The number of the zone in which a storey lies. */
export const zoneAt = (storey: number) => ZONES.findLastIndex(({ from }) => storey >= from)

/** Storeys for bronze, silver, gold and emerald. */
export const MEDALS = [28, 75, 135, 240] as const
