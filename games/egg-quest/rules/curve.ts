/** Tuning constants and the difficulty curve. */

/** First nests of the zones that change the leap. */
const CLOUDS = 28
const DUSK = 46
const STARS = 70
const AURORA = 104
const COMETS = 144
const DAWN = 200

/** Lengths in units (an egg is 34 wide), times in ticks of 1/60 s. */
export const TREE = {
  /** Vertical distance between nests. */
  spacing: 150,
  /** Height of a leap, which falls 53 before it lands, and of a leap from a spring, which skips a nest. */
  leap: 203,
  spring: 353,
  /** Eggs at the start, and the maximum with golden eggs. */
  eggs: 3,
  most: 5,
  /** Rise of a swaying nest at the ends of its swing. */
  lift: 20,
  /** Depth at which a sinking nest drops the egg; a leap from there still clears the next nest. */
  sink: 28,
  /** Half-widths of the home nest and of the broad first nest of a zone. */
  home: 54,
  broad: 50,
  /** Largest offset of a broad nest from the trunk. */
  aside: 60,
  /** Nests kept below and above the highest one reached. */
  below: 2,
  above: 5,
  /** An egg is lost when it falls this far below the nest it left. */
  depth: 330,
  /** Pause after a landing, a dead-centre landing and a broken egg, in ticks. Taps are ignored meanwhile. */
  landing: 2,
  centred: 6,
  breaking: 5,
  /** Ticks until the next egg appears. */
  nextEgg: 55,
  /** Grace period at the start, in ticks: Mother hen brings back every egg that falls. */
  kind: 480,
} as const

/** Base points; all are multiplied by 1 + the length of the chain. */
export const POINTS = {
  nest: 1,
  seed: 1,
  golden: 5,
  /** For scaring a crow away. */
  crow: 5,
  /** For landing in a golden nest, besides its height. */
  gilt: 2,
} as const

/**
 * Chain of dead-centre landings. `fever`: length at which a fever starts, `first` that of a round's first; `wider`: factor for the centre in a fever, `wide` before its length is `fever`;
 * `golden`: landings per golden egg; `warm`: ticks of sitting before the chain cools; `cools`: ticks per link then.
 */
export const CHAIN = { first: 3, fever: 5, wide: 1.25, wider: 2, golden: 10, warm: 240, cools: 40 } as const

/** Features by nest: `from` is the first nest that has it; later, one nest in `every` does. */
export const SPRING = { from: 10, every: 11 } as const
export const WIND = {
  from: 17,
  every: 3,
  /** Drift of a leap in units per tick: on the first windy nest, and the maximum. */
  gentle: 0.5,
  strong: 1.1,
  /** From nest `turns` on, the wind swings to and fro with a period of `turn` ticks. */
  turns: AURORA,
  turn: 400,
} as const
export const CROW = {
  from: CLOUDS + 2,
  every: 4,
  /** Range to either side, distance below the nest, and horizontal and vertical hit distance. */
  reach: 125,
  below: 62,
  aside: 30,
  near: 26,
  /** Period in ticks; comets, from nest `comets` on, are faster. */
  period: 260,
  comets: COMETS,
  comet: 150,
  /** From nest `pairs` on they come in twos, mirrored at the trunk. */
  pairs: 160,
} as const
/**
 * A choice: a narrow golden nest mirrors an ordinary one at the trunk. `part` is its share of the other's half-width;
 * from nest `springs` on it is a spring.
 */
export const GILT = { from: 6, every: 7, part: 0.62, springs: 180 } as const
/** A flower opens and shuts: `beat` is its period in ticks, `open` the share of it spent open. */
export const BLOOM = { from: DUSK + 1, beat: 170, open: 0.66 } as const

export const SEEDS = {
  /** First nest with seeds below it, and the percentage of nests with seeds. */
  from: 2,
  likely: 60,
  /** One in this many is golden, and hangs at the top of a leap. */
  golden: 7,
  /** Largest offset from the trunk, distance between seeds, and catch distance to the egg's centre. */
  aside: 75,
  apart: 34,
  near: 27,
  /** Horizontal catch distance in a fever. */
  drawn: 95,
} as const

/** Goes from `from` towards `to`, half of the way after `half` nests. */
const drift = (from: number, to: number, half: number) => (nest: number) =>
  from + ((to - from) * nest) / (nest + half)

/** Speed of the slowest nest in units per tick; others are up to `UNEVEN` times as fast. */
export const speedAt = drift(1.25, 9, 70)
export const UNEVEN = 1.25
/** Half-width of a nest: an egg this far from its centre still lands in it. */
export const halfAt = drift(40, 14, 60)
/** Distance from the centre that still counts as dead centre. */
export const centreAt = drift(14, 6, 25)

/** Range of a nest's movement to either side. */
export const REACH = { least: 70, most: 112 } as const

/**
 * Ticks that a sinking or crumbling nest holds an egg. The slowest, widest nest comes by once within that time, so
 * there is always a moment to leap.
 */
export const patienceAt = (nest: number) => Math.round((1.2 * 4 * REACH.most) / speedAt(nest))

export const KINDS = ['slide', 'sway', 'sink', 'crumble', 'bloom'] as const

/** Nests of a fixed kind, which introduce a new feature on its own. */
export const FIRST: Readonly<Record<number, 'spring' | 'slide' | 'bloom'>> = {
  [SPRING.from]: 'spring',
  [WIND.from]: 'slide',
  [CROW.from - 1]: 'slide',
  [BLOOM.from]: 'bloom',
}

/** Weights of the kinds, in the order of KINDS, from a nest on. */
export const MIX: readonly { readonly from: number; readonly shares: readonly number[] }[] = [
  { from: 0, shares: [1, 0, 0, 0, 0] },
  { from: 7, shares: [1, 2, 0, 0, 0] },
  { from: 21, shares: [1, 2, 3, 0, 0] },
  { from: CLOUDS + 8, shares: [2, 2, 1, 3, 0] },
  { from: BLOOM.from, shares: [2, 2, 1, 1, 4] },
  { from: STARS, shares: [1, 2, 2, 3, 2] },
  { from: DAWN, shares: [0, 1, 3, 4, 2] },
]

/**
 * Zones of the tree by first nest, which is broad and still. `pull` is gravity in units per tick²: light and slow
 * among the stars, heavy at dawn.
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
