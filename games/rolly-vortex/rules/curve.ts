/** Defines every number that sets the difficulty, with its unit. Angles are in turns: 1 is once around the tube. */

export const TICKS_A_SECOND = 60

/** In metres. */
export const TUBE_RADIUS = 3
export const BALL_RADIUS = 0.5

export const SPEED = {
  /** m/s at the start. */
  start: 13,
  /** m/s². Constant and without a limit, so the game has no end. */
  gain: 0.15,
}

export const STEERING = {
  /** Turns per second with a key held. */
  spin: 0.62,
  /** Turns per second², so that a held key responds at once and still has weight. */
  grip: 9,
  /** Turns per second while following a drag or a tap. */
  roll: 1.3,
  /** Share of the remaining drag or tap that the ball covers per tick. */
  ease: 0.24,
  /** Turns per tap. */
  tap: 1 / 20,
}

/** Hit boxes are smaller than the drawn shapes, so that every crash is a visible contact. */
export const FAIR = {
  /** Turns to either side of the ball's centre; the drawn ball takes 0.032. */
  ball: 0.021,
  /** Metres in front of and behind the ball's centre; the drawn ball takes 0.5. */
  reach: 0.28,
  /** Rim of a hole that still carries the ball: turns at its sides, metres at its ends. */
  edge: 0.012,
  lip: 0.35,
}

/** Scores for bronze, silver, gold and emerald. */
export const MEDALS = [1200, 8800, 14_000, 21_500] as const

/** The rush multiplies all of them except the metres. */
export const POINTS = { metre: 1, gem: 5, ember: 5, near: 10, smash: 15 }

/**
 * Gems, embers and near misses fill the rush, time drains it. Every `step` raises the multiplier by one. When it is full,
 * the ball is ablaze until the rush is empty, and breaks every obstacle that it hits.
 */
export const RUSH = {
  full: 40,
  step: 8,
  /** How much lights the first blaze of a round, and how much more each further one needs, up to all of it. */
  first: 28,
  more: 6,
  gem: 1,
  ember: 6,
  near: 5,
  /** Drain per second. */
  ebb: 0.8,
  /** Duration in seconds. */
  blaze: 4,
}
/** Score multiplier in a blaze that took a full rush. */
export const MOST_TIMES = RUSH.full / RUSH.step

/** Maximum distance between the ball and an edge for a near miss, in turns. */
export const NEAR = 0.045
/** Pick-up range of treats, in turns and metres: larger than the ball, because no player minds an extra gem. */
export const GRAB = { angle: 0.055, reach: 0.8 }
/** Range within which a blazing ball attracts treats, in turns. */
export const PULL = 0.25
/** Ticks of invulnerability after a bubble has burst or a blaze has ended. */
export const SPARED = 80
/** Ticks from a crash to the end of the round. The picture goes on for longer. */
export const CRASH = 10

/** Metres of tube laid ahead of the ball, and kept behind it. */
export const AHEAD = 150
export const BEHIND = 12
/** Metres of free tube at the start. */
export const RUN_UP = 14
/** Seconds per zone, and opening seconds of a round that hold only gems, so that a first round starts safely. */
const ZONE_SECONDS = 20
export const OVERTURE_SECONDS = 8.4
/** Seconds of free tube at the border of a zone, with a choice of treats. */
export const BREATH_SECONDS = 0.7
/** Turns between the route and each treat of a choice: a ball between the two gets neither. */
export const CHOICE = 0.1
/**
 * An ember close to an obstacle: seconds in front of it, and turns from its edge to the ember, which hangs in its way.
 * Whoever wants it has to swerve.
 */
export const LURE = { seconds: 0.32, turns: 0.04 }

/** From the first metre (`easy`) towards a limit that no round reaches (`hard`). */
export const CURVE = {
  /** Metres at which a round is halfway from easy to hard. */
  half: 328,
  /** Seconds of free tube before a figure. */
  rest: { easy: 1.5, hard: 0.34 },
  /** Seconds between the parts of one figure. */
  beat: { easy: 1.2, hard: 0.32 },
  /** Opening of a gate, in turns. */
  opening: { easy: 0.6, hard: 0.14 },
  /** Width of a wall or a hole in the route, in turns. */
  block: { easy: 0.14, hard: 0.6 },
  /** Speed of blades and rotating gates, in turns per second. */
  turn: { easy: 0.07, hard: 0.4 },
  /** Speed at which a drum carries the ball, in turns per second. */
  drift: { easy: 0.12, hard: 0.25 },
}
export type Curve = { readonly easy: number; readonly hard: number }

/** The throat, a winding route between continuous walls, in nine parts. */
export const THROAT = {
  /** Its width relative to the opening of a gate. */
  width: 1.3,
  /** How far each part turns, in turns. */
  bend: 0.035,
  /** Seconds of each part. */
  part: 0.26,
}

/** How much lights the next blaze. */
export const fullAfter = (blazes: number) => Math.min(RUSH.full, RUSH.first + RUSH.more * blazes)

/** m/s at a distance from the start, under constant acceleration. */
export function speedAt(distance: number): number {
  return Math.sqrt(SPEED.start * SPEED.start + 2 * SPEED.gain * distance)
}

/** Metres rolled after this many seconds. */
export function metresAfter(seconds: number): number {
  return seconds * (SPEED.start + (SPEED.gain * seconds) / 2)
}

/** Metres from the start to the beginning of a zone. */
export const zoneStart = (zone: number) => metresAfter(zone * ZONE_SECONDS)

/** Index of the zone, from 0. */
export function zoneNumber(distance: number): number {
  return Math.floor(secondsBetween(0, distance) / ZONE_SECONDS)
}

/** Seconds from one distance to the other. */
export function secondsBetween(from: number, to: number): number {
  return (speedAt(to) - speedAt(from)) / SPEED.gain
}

/** Value of the curve at a distance from the start. */
export function curveAt(curve: Curve, distance: number): number {
  const heat = distance / (distance + CURVE.half)
  return curve.easy + (curve.hard - curve.easy) * heat
}
