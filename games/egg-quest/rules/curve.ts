/** How hard the climb is at each nest: every number that can be tuned, each with its unit, each said once. */

/** The nests with which zones begin that change what a leap is like. */
const CLOUDS = 28
const DUSK = 46
const STARS = 70
const AURORA = 104
const COMETS = 144
const DAWN = 200

/** Lengths in units (an egg is 34 wide), times in ticks of 1/60 s. */
export const TREE = {
  /** From a nest to the next one above. */
  spacing: 150,
  /** How high a leap goes, so that it comes down 53 before it lands; and one from a spring, which skips a nest. */
  leap: 203,
  spring: 353,
  /** At the start, and at most: golden eggs come to them. */
  eggs: 3,
  most: 5,
  /** How far a nest that sways rises at the ends of its swing. */
  lift: 20,
  /** How far a nest that sinks goes down before it lets go; a leap from there still clears the next one. */
  sink: 28,
  /** Half the width of the home nest on the ground, and of the broad one with which a zone begins. */
  home: 54,
  broad: 50,
  /** How far from the trunk's middle a broad nest may lie. */
  aside: 60,
  /** How many nests are kept below the highest one reached, and above it. */
  below: 2,
  above: 5,
  /** An egg is lost when it falls this far below the nest that it left. */
  depth: 330,
  /** Ticks for which everything stops: after a landing, one dead centre, a broken egg. No tap counts meanwhile. */
  landing: 2,
  centred: 6,
  breaking: 5,
  /** Ticks until the next egg is in the nest. */
  nextEgg: 55,
  /** Ticks from the start in which Mother hen brings back whatever falls. */
  kind: 480,
} as const

/** All points are multiplied by one more than the landings dead centre in a row. */
export const POINTS = {
  nest: 1,
  seed: 1,
  golden: 5,
  /** For a crow that is scared away. */
  crow: 5,
} as const

/**
 * Landings dead centre in a row: a fever from here on, in which the centre is so many times wider; and a golden egg each
 * time there are so many more. Who sits about for longer than it stays warm loses one for each of the ticks after that.
 */
export const CHAIN = { fever: 5, wider: 2, golden: 10, warm: 240, cools: 40 } as const

/** What else changes a leap: the first nest that has it, and one in how many after that. */
export const SPRING = { from: 10, every: 11 } as const
export const WIND = {
  from: 17,
  every: 3,
  /** Units a tick, as a leap drifts: at first, and at most. */
  gentle: 0.5,
  strong: 1.1,
  /** From this nest on it turns while one waits, to and fro in so many ticks. */
  turns: AURORA,
  turn: 400,
} as const
export const CROW = {
  from: CLOUDS + 2,
  every: 4,
  /** How far to either side it flies, how far below the nest above, and how near is a bump, aside and upwards. */
  reach: 125,
  below: 62,
  aside: 30,
  near: 26,
  /** Ticks to and fro; comets, which are there from a certain nest on, are faster. */
  period: 260,
  comets: COMETS,
  comet: 150,
} as const
/** A flower that opens and shuts: in so many ticks, of which it is open for this part. */
export const BLOOM = { from: DUSK + 1, beat: 170, open: 0.66 } as const

export const SEEDS = {
  /** The first nest that has some below it, and how many of 100 nests do. */
  from: 2,
  likely: 60,
  /** One in this many is golden, and hangs where a leap turns. */
  golden: 7,
  /** How far from the trunk's middle they may hang, how far apart, and how near the egg's middle must come. */
  aside: 75,
  apart: 34,
  near: 27,
  /** And in a fever. */
  drawn: 95,
} as const

/** From `from` at the first nest towards `to`: half of the way after `half` nests. */
const drift = (from: number, to: number, half: number) => (nest: number) =>
  from + ((to - from) * nest) / (nest + half)

/** Units a tick of the slowest nest at this height; others are up to `UNEVEN` times as fast. */
export const speedAt = drift(1.25, 9, 70)
export const UNEVEN = 1.25
/** Half of a nest's width: how far from its middle an egg still lands in it. */
export const halfAt = drift(40, 14, 60)
/** How far from the middle counts as dead centre. */
export const centreAt = drift(14, 6, 25)

/** How far a nest moves to either side, at least and at most. */
export const REACH = { least: 70, most: 112 } as const

/**
 * Ticks that a nest which sinks or crumbles bears an egg. The slowest, widest nest comes by once within that time,
 * so there is always a moment to leap.
 */
export const patienceAt = (nest: number) => Math.round((1.2 * 4 * REACH.most) / speedAt(nest))

export const KINDS = ['slide', 'sway', 'sink', 'crumble', 'bloom'] as const

/** What is new is there for sure, and by itself. */
export const FIRST: Readonly<Record<number, 'spring' | 'slide' | 'bloom'>> = {
  [SPRING.from]: 'spring',
  [WIND.from]: 'slide',
  [CROW.from - 1]: 'slide',
  [BLOOM.from]: 'bloom',
}

/** In which proportions the kinds are dealt, from this nest on. */
export const MIX: readonly { readonly from: number; readonly shares: readonly number[] }[] = [
  { from: 0, shares: [1, 0, 0, 0, 0] },
  { from: 7, shares: [2, 3, 0, 0, 0] },
  { from: 21, shares: [2, 2, 3, 0, 0] },
  { from: CLOUDS + 8, shares: [2, 2, 1, 3, 0] },
  { from: BLOOM.from, shares: [2, 2, 1, 1, 4] },
  { from: STARS, shares: [1, 2, 2, 3, 2] },
  { from: DAWN, shares: [0, 1, 3, 4, 2] },
]

/**
 * What the tree grows through, each zone from this nest on; its first nest is broad and stands still. The pull is what a
 * flight loses each tick, in units a tick: among the stars everything is lighter and slower, at dawn it is heavy.
 */
export const ZONES = [
  { from: 0, name: 'Orchard', pull: 0.6 },
  { from: 14, name: 'Treetops', pull: 0.6 },
  { from: CLOUDS, name: 'Clouds', pull: 0.6 },
  { from: DUSK, name: 'Dusk', pull: 0.6 },
  { from: STARS, name: 'Stars', pull: 0.4 },
  { from: AURORA, name: 'Aurora', pull: 0.4 },
  { from: COMETS, name: 'Comets', pull: 0.4 },
  { from: DAWN, name: 'Dawn', pull: 0.8 },
] as const

export const zoneAt = (nest: number) => ZONES.findLastIndex(({ from }) => nest >= from)

export const pullAt = (nest: number) => ZONES[zoneAt(nest)]?.pull ?? ZONES[0].pull

/** Points for bronze, silver, gold and emerald. */
export const MEDALS = [80, 450, 1400, 3500] as const
