/** Calculates angles on the tube, in turns, and positions of obstacles. */
import { sine, TURN } from '../../kit/rules/trig.ts'
import { secondsBetween } from './curve.ts'

/** Period of a swaying gate, in seconds. */
const SWAY_SECONDS = 2.2

export interface Arc {
  /** Start angle, in turns. */
  readonly from: number
  /** Width, in turns. */
  readonly span: number
}

export const OBSTACLES = ['wall', 'blade', 'hole'] as const

export interface Obstacle {
  readonly id: number
  readonly kind: (typeof OBSTACLES)[number]
  /** Metres from the start to its front, and its length. */
  readonly at: number
  readonly length: number
  /** Closed arcs at the moment when the ball arrives. */
  readonly arcs: readonly Arc[]
  /** Turns per second when the ball arrives. */
  readonly turn: number
  /** Oscillates instead of rotating. */
  readonly sways: boolean
  /** Smallest distance of the ball from its edge so far, in turns. Starts negative if near misses are not rewarded. */
  readonly closest: number
}

/** A stretch that rotates under the ball and carries it along, in turns per second. */
export interface Drum {
  readonly at: number
  readonly length: number
  readonly turn: number
}

export const TREATS = ['gem', 'bubble', 'ember'] as const

export interface TubeTreat {
  readonly id: number
  readonly kind: (typeof TREATS)[number]
  readonly at: number
  readonly angle: number
  /** The ball has passed it. */
  readonly missed: boolean
}

/** The same angle in [0, 1). */
export function wrap(angle: number): number {
  return angle - Math.floor(angle)
}

/** Shortest rotation from one angle to the other, in [-0.5, 0.5). */
export function apart(from: number, to: number): number {
  return wrap(to - from + 0.5) - 0.5
}

/** Rotation left until the ball arrives. Add it to an arc's `from` to get the arc's current position. */
export function turned(obstacle: Obstacle, distance: number): number {
  const { turn, sways, at } = obstacle
  if (turn === 0) return 0
  const seconds = secondsBetween(at, distance)
  return turn * (sways ? (sine((seconds / SWAY_SECONDS) * TURN) * SWAY_SECONDS) / TURN : seconds)
}

/** Turns per second by which the tube carries the ball here. */
export function driftAt(drums: readonly Drum[], distance: number): number {
  return drums.find(({ at, length }) => distance >= at && distance < at + length)?.turn ?? 0
}

/** Turns from an angle to the nearest closed edge; negative inside. */
export function clearance(obstacle: Obstacle, angle: number, distance: number): number {
  const shift = turned(obstacle, distance)
  let nearest = 1
  for (const arc of obstacle.arcs) {
    const half = arc.span / 2
    const away = Math.abs(apart(arc.from + shift + half, angle)) - half
    if (away < nearest) nearest = away
  }
  return nearest
}

/** Closed all around except for one opening. */
export function gate(middle: number, opening: number): Arc[] {
  return [{ from: middle + opening / 2, span: 1 - opening }]
}

/** Equal arcs, evenly spaced, with the middle of an opening at `middle`. */
export function spokes(count: number, span: number, middle: number): Arc[] {
  return Array.from({ length: count }, (_, i) => ({ from: middle + (i + 0.5) / count - span / 2, span }))
}
