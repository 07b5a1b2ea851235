/** How hard the climb is at each nest: every number that can be tuned, each with its unit, each said once. */

/** Lengths in units (an egg is 34 wide), times in ticks of 1/60 s. */
export const TREE = {
  /** From a nest to the next one above. */
  spacing: 150,
  /** Units a tick, and how much slower each tick: a leap rises 203, so it comes down 53 before it lands. */
  leap: 15.6,
  gravity: 0.6,
  eggs: 3,
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
} as const

export const POINTS = {
  nest: 1,
  /** The nth landing in a row that is dead centre earns n more, up to this. */
  mostForCentre: 5,
  seed: 1,
  golden: 5,
} as const

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
} as const

/** From `from` at the first nest towards `to`: half of the way after `half` nests. */
const drift = (from: number, to: number, half: number) => (nest: number) =>
  from + ((to - from) * nest) / (nest + half)

/** Units a tick of the slowest nest at this height; others are up to `UNEVEN` times as fast. */
export const speedAt = drift(1.1, 8, 75)
export const UNEVEN = 1.25
/** Half of a nest's width: how far from its middle an egg still lands in it. */
export const halfAt = drift(46, 18, 45)
/** How far from the middle counts as dead centre. */
export const centreAt = drift(11, 6, 30)

/** How far a nest moves to either side, at least and at most. */
export const REACH = { least: 70, most: 112 } as const

/**
 * Ticks that a nest which sinks or crumbles bears an egg. The slowest, widest nest comes by once within that time,
 * so there is always a moment to leap.
 */
export const patienceAt = (nest: number) => Math.round((1.2 * 4 * REACH.most) / speedAt(nest))

export const KINDS = ['slide', 'sway', 'sink', 'crumble'] as const

/** In which proportions the kinds are dealt, from this nest on. */
export const MIX: readonly { readonly from: number; readonly shares: readonly number[] }[] = [
  { from: 0, shares: [1, 0, 0, 0] },
  { from: 7, shares: [2, 3, 0, 0] },
  { from: 13, shares: [2, 2, 3, 0] },
  { from: 22, shares: [2, 2, 1, 3] },
  { from: 40, shares: [2, 3, 2, 2] },
  { from: 70, shares: [1, 2, 2, 3] },
]

/** What the tree grows through, each zone from this nest on; its first nest is broad and stands still. */
export const ZONES = [
  { from: 0, name: 'Orchard' },
  { from: 12, name: 'Treetops' },
  { from: 28, name: 'Clouds' },
  { from: 48, name: 'Dusk' },
  { from: 72, name: 'Stars' },
] as const

export const zoneAt = (nest: number) => ZONES.findLastIndex(({ from }) => nest >= from)

/** Points for bronze, silver, gold and emerald. */
export const MEDALS = [30, 100, 250, 660] as const
