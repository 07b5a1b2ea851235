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
  safe: 84,
  /** A hit blows away viruses and spores within this distance. */
  blast: 105,
  /** Until this tick a touch throws viruses back and costs nothing. */
  grace: 500,
} as const

export const CANNON = {
  /** Ticks between two volleys, by the marks of rapid. */
  every: (rapid: number) => Math.round(8 / (1 + 0.35 * rapid)),
  /** Units a tick. */
  speed: 9,
  /** A shot's reach to each side. */
  radius: 4,
  /** Units between barrels that fire side by side. */
  gap: 9,
  /** What spread adds on each side, and how far the outermost leans, in units aside for a unit ahead. */
  fan: 2,
  lean: 0.36,
  /** The beam: half its width, and ticks between two hits of it. */
  beam: 12,
  beamEvery: 4,
} as const

/** What a defender keeps for the whole round: one after each wave, two after a boss, each up to three times. */
export const UPGRADES = ['twin', 'rapid', 'pierce', 'homing', 'sides', 'blast', 'guard', 'magnet'] as const
export const MARKS = 3

/** Three capsules drift down side by side; when they have got to the end, the nearest one comes by itself. */
export const OFFER = { x: [80, 200, 320], from: 64, until: 590, speed: 2, radius: 27 } as const

/** Darts that turn towards a virus: ticks between two, by marks; what one is worth in shots; speed; how sharply it turns. */
export const DART = { every: (marks: number) => 48 / marks, power: 4, speed: 7, turn: 0.2 } as const

/** Side guns lean outwards, each mark a pair more. */
export const SIDES = [0.42, 0.2, 0.75] as const

/** What a burst does to those around it: by marks of blast, and that of a bomb. */
export const SPLASH = { reach: (marks: number) => 22 + 8 * marks, bomb: 120 } as const

/** Guards circle round the defender: their way, size, and ticks between two hits of theirs. */
export const GUARD = { reach: 50, radius: 11, period: 110, every: 5, power: 2 } as const

/** How long each help lasts, in ticks. A shield lasts until it is hit; a heart takes effect at once. */
export const HELP = {
  spread: 600,
  beam: 420,
  slow: 420,
  /** The share of their speed that viruses and spores keep while it is slow. */
  slowed: 0.4,
  /** Bursts until the first gift, and then between two, by the wave and the marks of magnet. */
  first: 10,
  every: (wave: number, magnet: number) => 16 + 3 * wave - 5 * magnet,
  radius: 17,
  speed: 1.15,
  /** The distance from which the defender draws a gift in, and how fast. */
  pull: (magnet: number) => 90 + 90 * magnet,
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
  /** Ticks from one to the next, where there are several. */
  apart: 140,
  /** Where it hovers, how far it sways to each side, and how long one sway takes. */
  y: 122,
  sway: 118,
  period: 420,
  /** How far it swoops down when it is angry. */
  swoop: 95,
  /** One, after three laps two at a time, and so on; what each takes. */
  count: (lap: number) => 1 + Math.floor(lap / 3),
  strength: (lap: number) => Math.round((240 + 120 * lap + 30 * lap * lap) / (1 + Math.floor(lap / 3))),
  /** It tires: after so many ticks a hit counts twice, after as many again three times, and so on. */
  tires: 540,
  /** Ticks between two attacks in each of its three moods, and how long before an attack it shows. */
  attack: [96, 84, 70],
  warning: 34,
  spores: (lap: number) => Math.min(20, 9 + 2 * lap),
  sporeSpeed: (lap: number) => Math.min(4, 2.8 + 0.14 * lap),
  /** The size of the viruses that it sends. */
  young: 0,
  /** Its points, by lap. */
  worth: (lap: number) => 40 * (lap + 1),
} as const

/** The last boss of a wave does not burst at once: ticks that its end takes, the pace of the others, ticks between two that go with it. */
export const FINALE = { ticks: 84, pace: 0.2, every: 5 } as const

export const SPORE = { radius: 7 } as const

/** Ticks for which everything freezes: after a hit, a large burst, the end of a boss. */
export const STOP = { hit: 9, large: 2, boss: 14 } as const

/** Upper limits, so that the fullest scene is known. */
export const MOST = { viruses: 100, shots: 140, spores: 60 } as const

/** The least room between the defender and anything that appears: outside the field, and inside it. */
export const MARGIN = { outside: 40, inside: 6 } as const

/**
 * Ticks within which the next burst continues the chain, and the bursts that its steps take: 30, then 30 more each time.
 * Every step is a surge, and points count once more.
 */
export const CHAIN = {
  ticks: 110,
  from: (step: number) => 15 * step * (step + 1),
  step: (chain: number) => Math.floor((Math.sqrt(225 + 60 * chain) - 15) / 30),
} as const

/** In a surge the defender bursts what it touches: how long it lasts, what a boss suffers and how often, safe ticks after it. */
export const SURGE = { ticks: 270, power: 4, every: 10, safe: 60, reach: 14 } as const

/** When the heart beats, the stream carries everything on: ticks between two beats, how long one is, how fast it gets. */
export const BEAT = { every: 230, ticks: 60, pace: 2 } as const

export const WAVE = {
  /** Ticks between the announcement and the first arrival, and from the end of one wave to the next announcement. */
  lead: 70,
  rest: 20,
  /** Ticks after which the next wave comes even if this one is not beaten. */
  patience: (wave: number) => Math.max(300, 660 - 30 * wave),
  /** The strength of all that comes, halves and their halves included. */
  strength: (wave: number) => 36 + 170 * (wave - 1) + 26 * (wave - 1) ** 2 + 0.9 * (wave - 1) ** 3,
  /** Ticks over which it arrives. */
  length: (wave: number) => 330 + Math.min(250, 22 * wave),
  /** Units a tick at which viruses drift; small ones are faster, large ones slower. */
  speed: (wave: number) => 1 + (3.8 * (wave - 1)) / (wave + 4) + 0.03 * (wave - 1),
  /** How many times stronger a virus is than one of its size in the first wave. */
  growth: (wave: number) => 1 + 0.2 * (wave - 1) + 0.03 * (wave - 1) ** 2,
  /** The largest size. */
  largest: (wave: number) => Math.min(4, Math.floor((wave + 1) / 2)),
} as const

export const KINDS = ['drifter', 'weaver', 'diver', 'spitter', 'bomb', 'shell'] as const

/** The wave in which each kind first comes. */
export const FIRST_WAVE = { drifter: 1, diver: 2, spitter: 4, weaver: 6, bomb: 7, shell: 9 } as const

export const WEAVER = { swing: 1.5, period: 150 } as const
export const DIVER = {
  /** How far down it drifts before it takes aim, how long it aims, how fast and how long it darts. */
  depth: 150,
  aim: 42,
  speed: (wave: number) => 5.4 + 0.2 * wave,
  dart: 120,
} as const
export const SPITTER = {
  /** Ticks between two spores, how far down it still spits, and a spore's speed. */
  every: (wave: number) => Math.max(60, 140 - 5 * wave),
  until: 330,
  speed: (wave: number) => 2.4 + (1.2 * wave) / (wave + 15),
} as const
/** A shell is shut for the first part of its period, and no shot gets in. */
export const SHELL = { period: 170, shut: 80 } as const
