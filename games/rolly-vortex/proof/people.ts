/** Players made of code: how the proofs play the game. They see what a player sees, as late as a player sees it. */
import { chance } from '../../kit/rules/chance.ts'
import type { Action, State } from '../rules/state.ts'
import { apart, turned, wrap, type Obstacle } from '../rules/tube.ts'
import { FAIR, speedAt, STEERING, TICKS_A_SECOND } from '../rules/curve.ts'

export interface Player {
  /** Ticks between seeing and doing. */
  readonly reaction: number
  /** Metres. */
  readonly sight: number
  /** How many obstacles are thought of at once. */
  readonly foresight: number
  /** Turns by which the player may aim wrong. */
  readonly error: number
  /** Turns that the player keeps from an edge. */
  readonly berth: number
  /** Whether the player reckons with what turns, or steers for where it stands now. */
  readonly reckons: boolean
}

/** A practised player: 150 ms. */
export const PRACTISED: Player = {
  reaction: 9,
  sight: 80,
  foresight: 6,
  error: 0,
  berth: 0.03,
  reckons: true,
}
/** A child on the first evening: late, short-sighted, a little off. */
export const CHILD: Player = {
  reaction: 24,
  sight: 26,
  foresight: 2,
  error: 0.03,
  berth: 0.05,
  reckons: false,
}

const BINS = 96

/** Ticks between two looks ahead. */
const LOOK = 4

/** What this player does in each tick, for the length of one round. */
export function play(player: Player, seed: number): (state: State) => Action {
  const luck = chance(seed)
  const pending: number[] = Array.from({ length: player.reaction }, () => 0)
  let aimedAt = 0
  let error = 0
  let target = 0
  let ticks = 0

  return (state) => {
    const ahead = state.obstacles.filter(
      ({ at, length }) => at + length + FAIR.reach > state.distance && at < state.distance + player.sight,
    )
    const next = ahead[0]
    if (next && next.id !== aimedAt) {
      aimedAt = next.id
      error = (luck.fraction() * 2 - 1) * player.error
    }
    // The hand knows what it has done, though the eye has not seen it yet.
    const expected = pending.reduce((angle, to) => angle + (to * STEERING.spin) / TICKS_A_SECOND, state.angle)
    if (ticks++ % LOOK === 0) target = aim(player, ahead, state, wrap(expected)) + error
    const way = apart(expected, target)
    const dead = STEERING.spin / TICKS_A_SECOND
    pending.push(Math.abs(way) < dead ? 0 : Math.sign(way))
    return { kind: 'steer', to: pending.shift() ?? 0 }
  }
}

/** The nearest angle from which all obstacles in mind can be passed one after another. */
function aim(player: Player, ahead: readonly Obstacle[], state: State, from: number): number {
  const inMind = ahead.slice(0, player.foresight)
  let open: Uint8Array = new Uint8Array(BINS).fill(1)
  for (let i = inMind.length - 1; i >= 0; i--) {
    const obstacle = inMind[i] as Obstacle
    const after = inMind[i + 1]
    const seconds = after ? Math.max(0, after.at - obstacle.at - obstacle.length) / speedAt(obstacle.at) : 0
    const reachable = after
      ? widen(open, Math.floor(Math.max(0, seconds - 0.1) * STEERING.spin * BINS))
      : open
    const shift = player.reckons ? 0 : turned(obstacle, state.distance)
    open = free(obstacle, shift, player.berth).map((bin, angle) => bin & (reachable[angle] ?? 0))
  }
  const first = Math.round(from * BINS)
  for (let step = 0; step <= BINS / 2; step++) {
    for (const bin of [first + step, first - step + BINS]) if (open[bin % BINS]) return bin / BINS
  }
  return from
}

/** The angles at which an obstacle is passed. */
function free(obstacle: Obstacle, shift: number, berth: number): Uint8Array {
  const margin = berth + (obstacle.kind === 'hole' ? -FAIR.edge : FAIR.ball)
  const open = new Uint8Array(BINS).fill(1)
  for (const { from, span } of obstacle.arcs) {
    const first = Math.ceil((from + shift - margin) * BINS)
    const last = Math.floor((from + shift + span + margin) * BINS)
    for (let bin = first; bin <= last; bin++) open[((bin % BINS) + BINS) % BINS] = 0
  }
  return open
}

/** Every angle from which an open one can be reached in so many steps. */
function widen(open: Uint8Array, steps: number): Uint8Array {
  const wide = open.slice()
  for (const way of [1, BINS - 1]) {
    // Twice round, so that the first bins learn of the last ones.
    for (let i = 0, bin = 0, far = BINS; i < BINS * 2; i++, bin = (bin + way) % BINS) {
      far = open[bin] ? 0 : far + 1
      if (far <= steps) wide[bin] = 1
    }
  }
  return wide
}
