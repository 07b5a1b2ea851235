/** Every number that makes the game easier or harder, with its unit. Angles are in turns: 1 is once round the tube. */

export const TICKS_A_SECOND = 60

/** Metres. */
export const TUBE_RADIUS = 3
export const BALL_RADIUS = 0.5

export const SPEED = {
  /** m/s at the start. */
  start: 13,
  /** m/s². Constant and without a ceiling, so nobody reaches the end of the game. */
  gain: 0.15,
}

export const STEERING = {
  /** Turns a second with a key held. */
  spin: 0.62,
  /** Turns a second², so that a held key answers at once and still has weight. */
  grip: 9,
  /** Turns a second while following a drag or a tap. */
  roll: 1.3,
  /** The share of what is left of a drag or a tap that the ball covers in a tick. */
  ease: 0.24,
  /** Turns: what one tap is worth. */
  tap: 1 / 20,
}

/** Hit boxes are smaller than what is drawn: nobody crashes without having seen the touch. */
export const FAIR = {
  /** Turns either side of the ball's centre; drawn, it takes 0.032. */
  ball: 0.021,
  /** Metres in front of and behind the ball's centre; drawn, it is 0.5. */
  reach: 0.28,
  /** How far the rim of a hole still carries the ball: turns at its sides, metres at its ends. */
  edge: 0.012,
  lip: 0.35,
}

/** Scores for bronze, silver, gold and emerald. */
export const MEDALS = [1200, 8800, 14_000, 21_500] as const

/** The rush multiplies all of them but the metres. */
export const POINTS = { metre: 1, gem: 5, near: 10, smash: 15 }

/**
 * Gems and near misses fill the rush, time empties it. Every `step` of it multiplies once more; when it is full the ball
 * is ablaze until the rush has run out, and breaks whatever it hits.
 */
export const RUSH = {
  full: 40,
  step: 8,
  gem: 1,
  near: 5,
  /** Lost in a second. */
  ebb: 0.8,
  /** Seconds. */
  blaze: 4,
}
/** What the score is multiplied by in a blaze. */
export const MOST_TIMES = RUSH.full / RUSH.step

/** Turns between the ball and an edge that count as a near miss. */
export const NEAR = 0.045
/** Turns and metres within which a treat is taken: wider than the ball, as nobody minds a gem too many. */
export const GRAB = { angle: 0.055, reach: 0.8 }
/** Turns within which a ball ablaze draws them in. */
export const PULL = 0.25
/** Ticks without harm after a bubble has burst or a blaze is over. */
export const SPARED = 80
/** Ticks between a crash and the end of the round: time to see what happened. */
export const CRASH = 54

/** Metres of tube that are laid ahead of the ball, and kept behind it. */
export const AHEAD = 150
export const BEHIND = 12
/** Metres of free tube at the start. */
export const RUN_UP = 14
/** Seconds from one zone to the next. The first of them is for gems alone, so that a first round begins unhurt. */
export const ZONE_SECONDS = 20
export const OVERTURE_SECONDS = 8.4

/** From the first metre (`easy`) towards what no round ever quite reaches (`hard`). */
export const CURVE = {
  /** Metres at which a round is half way from easy to hard. */
  half: 465,
  /** Seconds of free tube before a figure. */
  rest: { easy: 1.5, hard: 0.34 },
  /** Seconds between the parts of one figure. */
  beat: { easy: 1.2, hard: 0.32 },
  /** Turns that a gate leaves open. */
  opening: { easy: 0.6, hard: 0.14 },
  /** Turns that a wall or a hole in the way takes. */
  block: { easy: 0.14, hard: 0.6 },
  /** Turns a second of blades and turning gates. */
  turn: { easy: 0.07, hard: 0.4 },
  /** Turns a second by which a drum carries the ball. */
  drift: { easy: 0.12, hard: 0.25 },
}
export type Curve = { readonly easy: number; readonly hard: number }

/** m/s at a distance from the start: what constant acceleration gives. */
export function speedAt(distance: number): number {
  return Math.sqrt(SPEED.start * SPEED.start + 2 * SPEED.gain * distance)
}

/** Metres rolled after so many seconds. */
export function metresAfter(seconds: number): number {
  return seconds * (SPEED.start + (SPEED.gain * seconds) / 2)
}

/** Which stretch of the tube this is, from 0. */
export function zoneNumber(distance: number): number {
  return Math.floor(secondsBetween(0, distance) / ZONE_SECONDS)
}

/** Seconds from one distance to another. */
export function secondsBetween(from: number, to: number): number {
  return (speedAt(to) - speedAt(from)) / SPEED.gain
}

/** A value of the curve at a distance from the start. */
export function curveAt(curve: Curve, distance: number): number {
  const heat = distance / (distance + CURVE.half)
  return curve.easy + (curve.hard - curve.easy) * heat
}
