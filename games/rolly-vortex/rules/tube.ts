/** Angles on the tube, counted in turns, and what stands where on it. */
import { secondsBetween } from './curve.ts'

export interface Arc {
  /** Where it begins, in turns. */
  readonly from: number
  /** How far it goes on, in turns. */
  readonly span: number
}

export const OBSTACLES = ['wall', 'blade', 'hole'] as const

export interface Obstacle {
  readonly id: number
  readonly kind: (typeof OBSTACLES)[number]
  /** Metres from the start to its front, and from there to its back. */
  readonly at: number
  readonly length: number
  /** What is closed, as it stands at the moment that the ball arrives. */
  readonly arcs: readonly Arc[]
  /** Turns a second. */
  readonly turn: number
  /** The narrowest that the ball has passed it, in turns to the edge. */
  readonly closest: number
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

/** How far an obstacle still has to turn before the ball arrives: add it to `from` to see where an arc is now. */
export function turned(obstacle: Obstacle, distance: number): number {
  return obstacle.turn === 0 ? 0 : obstacle.turn * secondsBetween(obstacle.at, distance)
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

/** The widest stretch that an obstacle leaves open, in turns. */
export function widestOpening(arcs: readonly Arc[]): number {
  const sorted = arcs.map(({ from, span }) => ({ from: wrap(from), span })).sort((a, b) => a.from - b.from)
  const first = sorted[0]
  if (!first) return 1
  let widest = 0
  let end = first.from + first.span
  for (const { from, span } of sorted.slice(1)) {
    widest = Math.max(widest, from - end)
    end = Math.max(end, from + span)
  }
  return Math.max(widest, first.from + 1 - end)
}
