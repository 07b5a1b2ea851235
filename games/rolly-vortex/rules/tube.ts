/** Angles on the tube, counted in turns, and what stands where on it. */
import { sine, TURN } from '../../kit/rules/trig.ts'
import { secondsBetween } from './curve.ts'

/** Seconds in which a gate sways to and fro. */
const SWAY_SECONDS = 2.2

export interface Arc {
  /** Where it begins, in turns. */
  readonly from: number
  /** How far it goes, in turns. */
  readonly span: number
}

export const OBSTACLES = ['wall', 'blade', 'hole'] as const

export interface Obstacle {
  readonly id: number
  readonly kind: (typeof OBSTACLES)[number]
  /** Metres from the start to its front, and from there to its back. */
  readonly at: number
  readonly length: number
  /** What is closed at the moment when the ball arrives. */
  readonly arcs: readonly Arc[]
  /** Turns a second, as the ball arrives. */
  readonly turn: number
  /** It turns to and fro rather than on and on. */
  readonly sways: boolean
  /** How near the ball has come to its edge, in turns. Negative from the first where passing closely is not rewarded. */
  readonly closest: number
}

/** A stretch that turns under the ball and carries it along, in turns a second. */
export interface Drum {
  readonly at: number
  readonly length: number
  readonly turn: number
}

export interface Treat {
  readonly id: number
  readonly kind: 'gem' | 'bubble'
  readonly at: number
  readonly angle: number
  /** The ball has gone past it. */
  readonly missed: boolean
}

/** The same angle in [0, 1). */
export function wrap(angle: number): number {
  return angle - Math.floor(angle)
}

/** The short way from one angle to another, in [-0.5, 0.5). */
export function apart(from: number, to: number): number {
  return wrap(to - from + 0.5) - 0.5
}

/** How far an obstacle still has to turn before the ball arrives: added to an arc's `from`, it tells where that is now. */
export function turned(obstacle: Obstacle, distance: number): number {
  const { turn, sways, at } = obstacle
  if (turn === 0) return 0
  const seconds = secondsBetween(at, distance)
  return turn * (sways ? (sine((seconds / SWAY_SECONDS) * TURN) * SWAY_SECONDS) / TURN : seconds)
}

/** Turns a second by which the tube carries the ball here. */
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

/** Closed all round but for one opening. */
export function gate(middle: number, opening: number): Arc[] {
  return [{ from: middle + opening / 2, span: 1 - opening }]
}

/** Equal arcs at even distances, with the middle of an opening at `middle`. */
export function spokes(count: number, span: number, middle: number): Arc[] {
  return Array.from({ length: count }, (_, i) => ({ from: middle + (i + 0.5) / count - span / 2, span }))
}
