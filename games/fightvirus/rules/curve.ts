/**
 * Everything that can be tuned. Lengths are in units of a field 400 wide and 640 long, down which the stream flows;
 * times are in ticks of 1/60 s; strength is the number of shots that it takes.
 */
export const FIELD = { width: 400, height: 640 } as const

export const DEFENDER = {
  /** What a virus must touch to hurt; the body that is drawn is larger, so that a near miss is a miss. */
  radius: 10,
  /** How far from the walls its middle stays, and how near to where the viruses come in. */
  edge: 18,
  front: 170,
  /** Where it stands when a round opens, and where it then goes by itself. */
  start: { x: 200, y: 345 },
  post: { x: 200, y: 530 },
  hearts: 3,
  /** Units a tick: by keys or stick, and at most when it follows a pointer. */
  speed: 5,
  dash: 7.5,
  /** The share of the speed it still lacks that it gains in a tick. */
  grip: 0.34,
  /** Ticks without harm after a hit. */
  safe: 120,
  /** A hit blows away viruses and spores within this distance. */
  blast: 150,
} as const

export const CANNON = {
  /** Ticks between two volleys, by the number of bosses beaten. */
  every: (bosses: number) => Math.max(5, 7 - Math.floor(bosses / 2)),
  /** Units a tick. */
  speed: 9,
  /** A shot's reach to each side. */
  radius: 4,
  /** Units between barrels that fire side by side; one is added with every boss beaten. */
  gap: 9,
  barrels: 6,
  /** What spread adds on each side, and how far the outermost leans, in units aside for a unit ahead. */
  fan: 2,
  lean: 0.36,
  /** The beam: half its width, and ticks between two hits of it. */
  beam: 12,
  beamEvery: 4,
} as const

/** How long each help lasts, in ticks. A shield lasts until it is hit; a heart takes effect at once. */
export const HELP = {
  spread: 600,
  beam: 420,
  slow: 420,
  /** The share of their speed that viruses and spores keep while it is slow. */
  slowed: 0.4,
  /** Bursts until the first gift, and then between two. */
  first: 6,
  every: 11,
  radius: 17,
  speed: 1.15,
  /** The distance from which the defender draws a gift in, and how fast. */
  pull: 90,
  pulled: 3.2,
} as const

export const SIZES = [17, 22, 28, 35, 44] as const
/** Strength of each size in the first wave. */
export const STRENGTHS = [2, 4, 8, 13, 20] as const
/** The share of a virus's strength that each of its two halves has. */
export const HALF = 0.4

export const BOSS = {
  /** Waves from one boss to the next. */
  every: 5,
  radius: 62,
  /** Where it hovers, how far it sways to each side, and how long one sway takes. */
  y: 122,
  sway: 118,
  period: 420,
  /** How far it swoops down when it is angry. */
  swoop: 95,
  strength: (lap: number) => 90 + 110 * lap + 30 * lap * lap,
  /** Ticks between two attacks in each of its three moods, and how long before an attack it shows. */
  attack: [150, 112, 84],
  warning: 34,
  spores: (lap: number) => Math.min(20, 9 + 2 * lap),
  sporeSpeed: (lap: number) => Math.min(3, 1.75 + 0.16 * lap),
  /** The sizes of the viruses that it sends and of the four that it bursts into. */
  young: 0,
  remains: 1,
} as const

export const SPORE = { radius: 7 } as const

/** Ticks for which everything freezes: after a hit, a large burst, the end of a boss. */
export const STOP = { hit: 9, large: 2, boss: 14 } as const

/** Upper limits, so that the fullest scene is known. */
export const MOST = { viruses: 100, shots: 140, spores: 60 } as const

/** The least room between the defender and anything that appears: outside the field, and inside it. */
export const MARGIN = { outside: 40, inside: 6 } as const

/** Ticks within which the next burst continues the chain, and the most points that a burst gets for it. */
export const CHAIN = { ticks: 50, most: 10 } as const

export const WAVE = {
  /** Ticks between the announcement and the first arrival, and from the end of one wave to the next announcement. */
  lead: 70,
  rest: 50,
  /** Ticks after which the next wave comes even if this one is not beaten. */
  patience: (wave: number) => Math.max(420, 1320 - 60 * wave),
  /** The strength of all that comes, halves and their halves included. */
  strength: (wave: number) => 34 + 24 * (wave - 1) + 3 * (wave - 1) ** 2 + 0.7 * (wave - 1) ** 3,
  /** Ticks over which it arrives. */
  length: (wave: number) => 330 + Math.min(250, 22 * wave),
  /** Units a tick at which viruses drift; small ones are faster, large ones slower. */
  speed: (wave: number) => 0.82 + (2.5 * (wave - 1)) / (wave + 17) + 0.06 * Math.max(0, wave - 9),
  /** How many times stronger a virus is than one of its size in the first wave. */
  growth: (wave: number) => 1 + 0.07 * (wave - 1) + 0.006 * (wave - 1) ** 2,
  /** The largest size. */
  largest: (wave: number) => Math.min(4, Math.floor((wave + 1) / 2)),
} as const

export const KINDS = ['drifter', 'weaver', 'diver', 'spitter'] as const

/** The wave in which each kind first comes. */
export const FIRST_WAVE = { drifter: 1, weaver: 2, diver: 4, spitter: 6 } as const

export const WEAVER = { swing: 1.5, period: 150 } as const
export const DIVER = {
  /** How far down it drifts before it takes aim, how long it aims, how fast and how long it darts. */
  depth: 150,
  aim: 48,
  speed: (wave: number) => 4 + (4 * wave) / (wave + 12),
  dart: 120,
} as const
export const SPITTER = {
  /** Ticks between two spores, how far down it still spits, and a spore's speed. */
  every: (wave: number) => Math.max(60, 190 - 8 * wave),
  until: 330,
  speed: (wave: number) => 1.7 + (1.5 * wave) / (wave + 15),
} as const
