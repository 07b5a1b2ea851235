/** Tuning constants and the difficulty curve. */

/** Lengths in grains: a full slab is 1000 wide, so that every cut is an integer. Times in ticks of 1/60 s. */
export const SLAB = {
  full: 1000,
  /** Offset at which a slab starts and turns. */
  reach: 1150,
  /** Largest offset at which a tap counts. Further out it is a double tap or an accident. */
  within: 700,
  /** Ticks before the next slab moves. */
  rest: 12,
  /** The same after a perfect drop. */
  perfectRest: 18,
  /** Perfect drops in a row from which each one widens the slab, and by how much. */
  growFrom: 3,
  grow: 45,
  /** Widening by a perfect keystone, along both axes. */
  keystone: 220,
  /** Ticks per grain that ice melts at both ends, and the largest share melted at each end. */
  melt: 2,
  melted: 0.3,
  /** Grace period in ticks: drops that would miss are ignored, so that nobody loses before understanding the game. */
  grace: 480,
  /** Below this storey all slabs come from the far side, to keep it simple for beginners. */
  sameSide: 8,
  /** Storey from which slabs differ in speed, and by how much, in grains per tick either way. */
  unevenFrom: 40,
  uneven: 2,
} as const

/** Perfect drops light lamps. All lit start a fever of golden slabs, two storeys high, until the last one is out. */
export const LAMPS = {
  /** Lamps of the first garland, the second and so on. The last one stays. */
  garlands: [4, 6, 8],
  /** Lamps lit by a perfect keystone. */
  keystone: 2,
  /** An offset of more grains than this puts one out, once there has been a fever. */
  wide: 80,
  /** Lamps put out by any cut in a fever, in which plain perfect drops light none. */
  feverCut: 3,
} as const

/**
 * A slab with two faces turns over at each end of its way: the leaf is slow and makes the tower wider, the jewel is quick
 * and three storeys high. To drop now or to wait for the other face is a choice.
 */
export const FACES = {
  /** The first such slab follows this storey, and each further one comes this many storeys later. */
  from: 7,
  every: 10,
  /** Widening by a leaf along its course. */
  leaf: 90,
  /** Storeys of a jewel. */
  jewel: 3,
  /** Speed of a jewel and of a leaf, as a multiple of the usual one. */
  jewelPace: 1.8,
  leafPace: 0.8,
} as const

/** Lamps of the garland. It grows at the end of a fever. */
export const lampsIn = ({ fever, fevers }: { readonly fever: boolean; readonly fevers: number }) =>
  LAMPS.garlands[Math.min(fevers - Number(fever), LAMPS.garlands.length - 1)] ?? 0

/** Whether a tower that grew from `before` to `storeys` storeys is followed by a slab with two faces. */
export const hasFacesAfter = (before: number, storeys: number) => {
  const count = (high: number) => Math.floor((high - FACES.from) / FACES.every)
  return storeys >= FACES.from && count(storeys) > count(before)
}

/** Values by storey: linear in between, constant after the last. */
type Ramp = readonly (readonly [storey: number, value: number])[]

/** Speed of a slab, in grains per tick. */
const SPEED: Ramp = [
  [1, 13],
  [8, 17],
  [25, 22],
  [50, 28],
  [70, 29],
  [100, 30],
  [250, 36],
  [500, 60],
]

/**
 * Largest offset that counts as perfect, in grains. Up to storey 250 at least half the fastest slab's step, so that
 * every pass has a perfect tick; far above that it also takes luck, so every round ends. Jewels are the exception: they are a risk to take.
 */
const PERFECT: Ramp = [
  [1, 40],
  [25, 32],
  [100, 27],
  [250, 24],
  [500, 12],
]

/** How far the wind bends the top of the tower, in grains. */
const SWAY: Ramp = [
  [42, 0],
  [60, 50],
  [250, 130],
  [500, 300],
]

/** Interpolates a ramp, rounded to whole grains. */
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

/** Special slabs: the zone that introduces each with its first slab, and the percentage of slabs by storey. */
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
      [25, 10],
      [60, 17],
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
      [91, 15],
      [250, 60],
    ],
  },
  pulsing: {
    zone: 7,
    often: [
      [200, 0],
      [201, 25],
      [300, 50],
    ],
  },
} as const satisfies Record<string, { zone: number; often: Ramp }>

export type SlabKind = keyof typeof KINDS
export const isNewIn = (kind: SlabKind, zone: number) => KINDS[kind].zone === zone
export const percentAt = (kind: SlabKind, storey: number) => along(KINDS[kind].often, storey)

/** Zones by first storey. */
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

/** Index of the zone of a storey. */
export const zoneAt = (storey: number) => ZONES.findLastIndex(({ from }) => storey >= from)

/** Storeys for bronze, silver, gold and emerald. */
export const MEDALS = [28, 75, 135, 240] as const
