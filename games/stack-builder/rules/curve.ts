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
  /** Up to this storey all slabs come from the far side, so that a beginner always sees the same thing. */
  sameSide: 8,
  /** From this storey on slabs differ in speed, by up to this many grains a tick either way. */
  unevenFrom: 40,
  uneven: 2,
} as const

/** Values by storey: in between they change evenly, after the last they stay. */
type Ramp = readonly (readonly [storey: number, value: number])[]

/** Grains that a slab moves in a tick. */
const SPEED: Ramp = [
  [1, 13],
  [8, 16],
  [25, 21],
  [50, 25],
  [100, 30],
  [250, 38],
]

/**
 * Grains beside the edge that still count as perfect. Never less than half of what the fastest slab moves in a tick, so
 * that every pass has a perfect tick; in the end, only one.
 */
const PERFECT: Ramp = [
  [1, 40],
  [25, 32],
  [100, 26],
  [250, 20],
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

/** What the tower rises through, each zone from this storey on. */
export const ZONES = [
  { from: 0, name: 'Garden' },
  { from: 10, name: 'Rooftops' },
  { from: 24, name: 'Clouds' },
  { from: 42, name: 'Dusk' },
  { from: 65, name: 'Stratosphere' },
  { from: 90, name: 'Stars' },
] as const

/** The number of the zone in which a storey lies. */
export const zoneAt = (storey: number) => ZONES.findLastIndex(({ from }) => storey >= from)

/** Storeys for bronze, silver, gold and emerald. */
export const MEDALS = [15, 40, 90, 190] as const
