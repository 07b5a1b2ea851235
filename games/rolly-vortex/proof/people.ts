/** Models of players: they see what a player sees, and as late. */
import { chance } from '../../kit/rules/chance.ts'
import { rules } from '../rules.ts'
import { FAIR, GRAB, speedAt, STEERING, TICKS_A_SECOND } from '../rules/curve.ts'
import type { Action, State } from '../rules/state.ts'
import { apart, turned, wrap, type Obstacle, type Treat } from '../rules/tube.ts'

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
  /** Ticks between two looks ahead; four, where nothing is said. */
  readonly looks?: number
  /** What they think of gems and bubbles by the way; without it, nothing. */
  readonly treats?: 'wanted' | 'shunned'
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
/** Weeks of practice, and a hand that is hardly ever off. */
export const EXPERT: Person = {
  reaction: 10,
  sight: 75,
  foresight: 6,
  error: 0.006,
  berth: 0.03,
  foresees: true,
}
export const AVERAGE: Person = {
  reaction: 16,
  sight: 50,
  foresight: 3,
  error: 0.02,
  berth: 0.035,
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

/** Metres ahead at which treats are thought of. */
const TREATS_AHEAD = 14

/** What a person does in each tick of one round. */
export function playAs(person: Person, seed: number): (state: State) => Action {
  const { looks = 4 } = person
  const dice = chance(seed)
  const pending: number[] = Array.from({ length: person.reaction }, () => 0)
  /** The sum of what is pending. */
  let underWay = 0
  let aimedAt = 0
  let error = 0
  let target = 0
  let ticks = 0

  return (state) => {
    const isAhead = ({ at, length }: Obstacle) =>
      at + length + FAIR.reach > state.distance && at < state.distance + person.sight
    const next = state.obstacles.find(isAhead)
    if (next && next.id !== aimedAt) {
      aimedAt = next.id
      error = (dice.fraction() * 2 - 1) * person.error
    }
    // The hand knows what it has done, though the eye has not seen it yet.
    const expected = state.angle + (underWay * STEERING.spin) / TICKS_A_SECOND
    if (ticks++ % looks === 0)
      target = aim(person, state.obstacles.filter(isAhead), state, wrap(expected)) + error
    const way = apart(expected, target)
    const dead = STEERING.spin / TICKS_A_SECOND
    const turn = Math.abs(way) < dead ? 0 : Math.sign(way)
    pending.push(turn)
    const to = pending.shift() ?? 0
    underWay += turn - to
    return { kind: 'steer', to }
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
  const treats = person.treats ? treatsAhead(state) : []
  if (person.treats === 'shunned') open = shun(treats, open)
  const first = Math.round(wrap(person.treats === 'wanted' ? (treats[0]?.angle ?? from) : from) * BINS)
  for (let step = 0; step <= BINS / 2; step++) {
    for (const bin of [first + step, first - step + BINS]) if (open[bin % BINS]) return bin / BINS
  }
  return from
}

/** Those that the ball will come to next, within a few metres. */
const treatsAhead = ({ treats, distance }: State) =>
  treats.filter(({ at, missed }) => !missed && at < distance + TREATS_AHEAD)

/** Without the angles at which one would be taken, unless no other is open. */
function shun(treats: readonly Treat[], open: Uint8Array): Uint8Array {
  const clear = open.map((bin, i) =>
    treats.some(({ angle }) => Math.abs(apart(angle, i / BINS)) < GRAB.angle + 0.02) ? 0 : bin,
  )
  return clear.includes(1) ? clear : open
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

/** Plays on until the crash, but no longer than `seconds`; without a person nobody steers. */
export function playOn(
  start: State,
  seed: number,
  seconds: number,
  person?: Person,
): { state: State; seconds: number } {
  const decide = person && playAs(person, seed)
  let state = start
  let ticks = 0
  for (; ticks < seconds * TICKS_A_SECOND && !state.crash; ticks++) {
    if (decide) state = rules.act(state, decide(state))
    state = rules.tick?.(state) ?? state
  }
  return { state, seconds: ticks / TICKS_A_SECOND }
}

export const playRound = (seed: number, seconds: number, person?: Person) =>
  playOn(rules.start(seed, 1), seed, seconds, person)
