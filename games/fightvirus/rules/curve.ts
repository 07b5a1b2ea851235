/**
 * Tuning values. Lengths are in units of a field 400 wide and 640 long, down which the stream flows; times are in ticks
 * of 1/60 s; strength is the number of shots needed.
 */
export const FIELD = { width: 400, height: 640 } as const

export const DEFENDER = {
  /** Hitbox; smaller than the drawn body, so that a near miss is a miss. */
  radius: 10,
  /** Least distance of its centre from the walls, and from the end where viruses come in. */
  edge: 18,
  front: 170,
  /** Position at the start, and where it then goes by itself. */
  start: { x: 200, y: 345 },
  post: { x: 200, y: 530 },
  hearts: 3,
  /** Units per tick: with keys or stick, and at most when following a pointer. */
  speed: 5,
  dash: 7.5,
  /** Share of the missing speed gained per tick. */
  grip: 0.34,
  /** Invulnerable ticks after a hit: time to breathe. */
  safe: 120,
  /** Distance within which a hit, and the end of a choice, blow away viruses and spores. */
  blast: 140,
  /** Until this tick a touch only throws viruses back. */
  grace: 500,
} as const

export const CANNON = {
  /** Ticks between two volleys, by level of rapid. */
  every: (rapid: number) => Math.round(8 / (1 + 0.35 * rapid)),
  /** Units per tick. */
  speed: 9,
  /** Radius of a shot. */
  radius: 4,
  /** Units between neighbouring barrels. */
  gap: 9,
  /** Shots that spread adds on each side, and the slope of the outermost. */
  fan: 2,
  lean: 0.36,
  /** The beam: half its width, and ticks between two hits. */
  beam: 12,
  beamEvery: 4,
} as const

/** Permanent upgrades: one after each wave, two levels after a boss, up to level three. */
export const UPGRADES = ['twin', 'rapid', 'pierce', 'homing', 'sides', 'blast', 'guard', 'magnet'] as const
export const MARKS = 3

/**
 * Everything but the defender rests during the choice between three cards side by side. A card is taken by staying on it
 * for some ticks. In the end, the nearest one is taken automatically.
 */
export const OFFER = {
  x: [72, 200, 328],
  y: 250,
  radius: 54,
  shown: 36,
  dwell: 32,
  until: 360,
  safe: 50,
} as const

/**
 * A diver ambushes a defender who rests, from the further side, where no shot of the cannon goes; later ones come from
 * both sides. Ticks of rest before the first and before each further one, ticks of aiming, its size, and how far a step
 * must lead to end the rest.
 */
export const AMBUSH = { after: 150, again: 75, aim: 50, size: 1, step: 48 } as const

/** Homing darts: ticks between two by level, damage in shots, speed, and turn rate. */
export const DART = { every: (marks: number) => 48 / marks, power: 4, speed: 7, turn: 0.2 } as const

/** Slopes of the side guns: one more pair per level. */
export const SIDES = [0.42, 0.2, 0.75] as const

/** Radius of a burst's splash by level of blast, and of a bomb. */
export const SPLASH = { reach: (marks: number) => 22 + 8 * marks, bomb: 120 } as const

/** Guards circle the defender: orbit, size, period, and ticks between two hits. */
export const GUARD = { reach: 50, radius: 11, period: 110, every: 5, power: 2 } as const

/** Duration of each gift in ticks. A shield lasts until it is hit; a heart takes effect at once. */
export const HELP = {
  spread: 600,
  beam: 420,
  slow: 420,
  /** Speed factor of viruses and spores while slow is active. */
  slowed: 0.4,
  /** Bursts until the first gift, and then between two, by wave and level of magnet. */
  first: 10,
  every: (wave: number, magnet: number) => 16 + 3 * wave - 5 * magnet,
  radius: 17,
  speed: 1.15,
  /** Distance from which the defender attracts a gift, and how fast. */
  pull: (magnet: number) => 90 + 90 * magnet,
  pulled: 3.2,
} as const

export const SIZES = [19, 24, 30, 37, 46] as const
/** Points for a burst by size, before multiplying: what it takes to hit well counts, and not how strong a wave is. */
export const WORTH = [6, 9, 14, 20, 28] as const
/** Ticks in which a virus that has just appeared hurts nobody. */
export const HARMLESS = 20
/** Strength by size in the first wave. */
export const STRENGTHS = [2, 4, 8, 13, 20] as const
/** Strength of each half as a share of the whole. */
export const HALF = 0.4

export const BOSS = {
  /** Waves from one boss to the next. */
  every: 5,
  radius: 62,
  /** Ticks between arrivals if there are several. */
  apart: 140,
  /** Where it hovers, the amplitude of its sway, and the period. */
  y: 122,
  sway: 118,
  period: 420,
  /** How far it swoops down in its last mood. */
  swoop: 95,
  /** Bosses at a time (one more every three laps), and the strength of each. */
  count: (lap: number) => 1 + Math.floor(lap / 3),
  strength: (lap: number) => Math.round((240 + 120 * lap + 30 * lap * lap) / (1 + Math.floor(lap / 3))),
  /** Ticks after which it tires: hits then count double, after as many again triple, and so on. */
  tires: 480,
  /** Ticks between attacks in each of its three moods, and ticks of warning. */
  attack: [96, 84, 70],
  warning: 34,
  spores: (lap: number) => Math.min(20, 9 + 2 * lap),
  sporeSpeed: (lap: number) => Math.min(4, 2.8 + 0.14 * lap),
  /** Size of the viruses that it releases, and their strength by lap. */
  young: 0,
  youngStrength: (lap: number) => 1 + 2 * lap,
  /** Viruses on the field from which it releases no more. */
  mostYoung: 4,
  /** Points by lap. */
  worth: (lap: number) => 150 * (lap + 1),
} as const

/** End of a wave's last boss: its ticks, the speed factor of the others, and ticks between bursts of those. */
export const FINALE = { ticks: 84, pace: 0.2, every: 5 } as const

export const SPORE = { radius: 7 } as const

/** Ticks of hit stop: after a hit, a large burst, the end of a boss. */
export const STOP = { hit: 9, large: 2, boss: 14 } as const

/** Upper bounds, so that the cost of a frame is known. */
export const LIMITS = { viruses: 100, shots: 140, spores: 60 } as const

/** From this many viruses on, those yet to come wait: a field that can be read. */
export const CROWD = 20

/** Least gap between the defender and anything that appears: outside the field, and inside. */
export const MARGIN = { outside: 40, inside: 6 } as const

/**
 * Ticks within which the next burst continues the chain, and bursts per step: 20, then 30 more each time. Every step
 * starts a surge and raises the points multiplier by one. A hit takes two steps back.
 */
export const CHAIN = {
  ticks: 110,
  from: (step: number) => 5 * step * (3 * step + 1),
  step: (chain: number) => Math.floor((Math.sqrt(25 + 60 * chain) - 5) / 30),
  lost: 2,
} as const

/** A surge bursts viruses on touch: its ticks, damage to a boss and how often, invulnerable ticks afterwards, reach. */
export const SURGE = { ticks: 270, power: 4, every: 10, safe: 60, reach: 14 } as const

/** Heartbeat: ticks between two beats, ticks of a beat, and its speed factor. */
export const BEAT = { every: 230, ticks: 60, pace: 2 } as const

export const WAVE = {
  /** Ticks from the announcement to the first arrival, and from the end of a wave to the next announcement. */
  lead: 70,
  rest: 20,
  /** Ticks after which the next wave comes even if this one is unbeaten. */
  patience: (wave: number) => Math.max(300, 660 - 30 * wave),
  /** Total strength of a wave, including all halves. */
  strength: (wave: number) => 36 + 150 * (wave - 1) + 8 * (wave - 1) ** 2,
  /** Ticks over which the viruses arrive. */
  length: (wave: number) => 330 + Math.min(250, 22 * wave),
  /** Drift speed in units per tick; small viruses are faster, large ones slower. Nobody lasts for long after wave 12. */
  speed: (wave: number) => 1.85 + (3.1 * (wave - 1)) / (wave + 1) + 0.14 * Math.max(0, wave - 12),
  /** Strength factor relative to the first wave. */
  growth: (wave: number) => 1 + 0.35 * (wave - 1) + 0.03 * (wave - 1) ** 2,
  /** Largest size. */
  largest: (wave: number) => Math.min(4, Math.floor((wave + 1) / 2)),
} as const

export const KINDS = ['drifter', 'weaver', 'diver', 'spitter', 'bomb', 'shell'] as const

/** First wave of each kind. */
export const FIRST_WAVE = { drifter: 1, diver: 2, spitter: 4, weaver: 6, bomb: 7, shell: 9 } as const

export const WEAVER = { swing: 1.5, period: 150 } as const
export const DIVER = {
  /** How far it drifts before aiming, ticks of aiming, speed and ticks of the dart. */
  depth: 150,
  aim: 58,
  speed: (wave: number) => 4.7 + 0.1 * wave,
  /** Least ticks from the dart of one diver to the aiming of the next. */
  pause: 60,
  dart: 120,
} as const
export const SPITTER = {
  /** Ticks between spores, ticks of warning, the depth down to which it spits, and the speed of a spore. */
  every: (wave: number) => Math.max(60, 140 - 5 * wave),
  warning: 30,
  until: 330,
  speed: (wave: number) => 2.4 + (1.2 * wave) / (wave + 15),
} as const
/** A shell is shut, and immune to shots, for the first part of its period. */
export const SHELL = { period: 170, shut: 80 } as const
