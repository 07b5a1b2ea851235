/** Models of players: they see what a player sees, and as late. */
import { chance } from '../../kit/rules/chance.ts'
import { rules } from '../rules.ts'
import { FAIR, speedAt, STEERING, TICKS_A_SECOND } from '../rules/curve.ts'
import type { Action, State } from '../rules/state.ts'
import { apart, turned, wrap, type Obstacle } from '../rules/tube.ts'

export interface Person {
  /** Ticks between seeing and doing. */
  readonly reaction: number
  /** Metres. */
  readonly sight: number
  /** How many obstacles they think of at once. */
  readonly foresight: number
  /** Turns by which they may miss their aim. */
  readonly error: number
  /** Turns that they keep from an edge. */
  readonly berth: number
  /** Whether they foresee where a blade will be, or steer by where it is now. */
  readonly foresees: boolean
}

/** Reacts in 150 ms. */
export const PRACTISED: Person = {
  reaction: 9,
  sight: 80,
  foresight: 6,
  error: 0,
  berth: 0.03,
  foresees: true,
}
/** A child on the first evening: slow, short-sighted, a little off. */
export const CHILD: Person = {
  reaction: 24,
  sight: 26,
  foresight: 2,
  error: 0.03,
  berth: 0.05,
  foresees: false,
}

/** The angles that are considered, all round the tube. */
const BINS = 96

/** Ticks between two looks ahead. */
const LOOK = 4

/** What a person does in each tick of one round. */
function playAs(person: Person, seed: number): (state: State) => Action {
  const dice = chance(seed)
  const pending: number[] = Array.from({ length: person.reaction }, () => 0)
  let aimedAt = 0
  let error = 0
  let target = 0
  let ticks = 0

  return (state) => {
    const ahead = state.obstacles.filter(
      ({ at, length }) => at + length + FAIR.reach > state.distance && at < state.distance + person.sight,
    )
    const next = ahead[0]
    if (next && next.id !== aimedAt) {
      aimedAt = next.id
      error = (dice.fraction() * 2 - 1) * person.error
    }
    // The hand knows what it has done, though the eye has not seen it yet.
    const expected = pending.reduce((angle, to) => angle + (to * STEERING.spin) / TICKS_A_SECOND, state.angle)
    if (ticks++ % LOOK === 0) target = aim(person, ahead, state, wrap(expected)) + error
    const way = apart(expected, target)
    const dead = STEERING.spin / TICKS_A_SECOND
    pending.push(Math.abs(way) < dead ? 0 : Math.sign(way))
    return { kind: 'steer', to: pending.shift() ?? 0 }
  }
}

/** The nearest angle from which all obstacles in mind can be passed one after another. */
function aim(person: Person, ahead: readonly Obstacle[], state: State, from: number): number {
  const inMind = ahead.slice(0, person.foresight)
  let open: Uint8Array = new Uint8Array(BINS).fill(1)
  for (let i = inMind.length - 1; i >= 0; i--) {
    const obstacle = inMind[i]
    if (!obstacle) continue
    const after = inMind[i + 1]
    const seconds = after ? Math.max(0, after.at - obstacle.at - obstacle.length) / speedAt(obstacle.at) : 0
    const reachable = after
      ? widen(open, Math.floor(Math.max(0, seconds - 0.1) * STEERING.spin * BINS))
      : open
    const shift = person.foresees ? 0 : turned(obstacle, state.distance)
    open = free(obstacle, shift, person.berth).map((bin, angle) => bin & (reachable[angle] ?? 0))
  }
  const first = Math.round(from * BINS)
  for (let step = 0; step <= BINS / 2; step++) {
    for (const bin of [first + step, first - step + BINS]) if (open[bin % BINS]) return bin / BINS
  }
  return from
}

/** The angles at which an obstacle can be passed. */
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

/** Every angle from which an open one can be reached in this many steps. */
function widen(open: Uint8Array, steps: number): Uint8Array {
  const wide = open.slice()
  for (const way of [1, BINS - 1]) {
    // Twice round, so that what is found at the end counts at the beginning too.
    for (let i = 0, bin = 0, far = BINS; i < BINS * 2; i++, bin = (bin + way) % BINS) {
      far = open[bin] ? 0 : far + 1
      if (far <= steps) wide[bin] = 1
    }
  }
  return wide
}

/** Plays until the crash, but no longer than `seconds`; without a person nobody steers. */
export function playRound(seed: number, seconds: number, person?: Person): { state: State; seconds: number } {
  const decide = person && playAs(person, seed)
  let state = rules.start(seed, 1)
  let ticks = 0
  for (; ticks < seconds * TICKS_A_SECOND && !state.crash; ticks++) {
    if (decide) state = rules.act(state, decide(state))
    state = rules.tick?.(state) ?? state
  }
  return { state, seconds: ticks / TICKS_A_SECOND }
}
