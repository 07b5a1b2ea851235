/** Models players with realistic sight and reaction times. */
import {
  handOf,
  SKILLS,
  type People,
  type Skill,
  type Skilled,
  type WatchRound,
  type Who,
} from '../../kit/test/people.ts'
import { chance } from '../../kit/rules/chance.ts'
import { rules } from '../rules.ts'
import { FAIR, GRAB, RUSH, speedAt, STEERING, TICKS_A_SECOND } from '../rules/curve.ts'
import type { Action, State } from '../rules/state.ts'
import { apart, driftAt, turned, wrap, type Obstacle, type TubeTreat } from '../rules/tube.ts'

export interface Person {
  /** Ticks between seeing and acting. */
  readonly reaction: number
  /** In metres. */
  readonly sight: number
  /** How many obstacles they consider at once; joined ones count as one. */
  readonly foresight: number
  /** Error of a key press in ticks: too long or too short, so that the ball stops beside its target. */
  readonly error: number
  /** Obstacles per thousand that they notice too late. */
  readonly blunders: number
  /** Distance that they keep from an edge, in turns. */
  readonly berth: number
  /** Whether they predict the position of a blade or steer by its current one. */
  readonly foresees: boolean
  /** Ticks between two looks ahead; four by default. */
  readonly looks?: number
  /** Attitude to gems and bubbles on the way; ignored by default. */
  readonly treats?: 'wanted' | 'shunned'
  /** Takes embers that hang in the way of an obstacle, if there is time to swerve. */
  readonly dares?: boolean
}

/** Reacts in 150 ms. */
export const PRACTISED: Person = {
  reaction: 9,
  sight: 80,
  foresight: 6,
  error: 0,
  blunders: 0,
  berth: 0.03,
  foresees: true,
  looks: 6,
}

/** Adapts the kit's players to this tube. Those who think ahead see far, and predict the position of blades. */
function personOf({ reaction, error, blunders, ahead }: Skill): Person {
  return {
    reaction,
    error,
    blunders,
    sight: 28 + 13 * ahead,
    foresight: 1 + ahead,
    berth: 0.045 - 0.004 * ahead,
    foresees: ahead > 1,
    treats: 'wanted',
    dares: ahead > 2,
  }
}

export const PERSONS = Object.fromEntries(
  Object.entries(SKILLS).map(([who, skill]) => [who, personOf(skill)]),
) as Record<Skilled, Person>

export const { child: CHILD, average: AVERAGE } = PERSONS

/** Number of angles considered around the tube. */
const BINS = 96

/** Look-ahead for treats, in seconds. */
const TREATS_AHEAD = 1
/** Safety margin added to the time for a turn, in seconds. */
const SLACK = 0.15
/** The same for a swerve that they have planned, in seconds. */
const SWERVE_SLACK = 0.08
/** Turns per tick with a key held. */
const A_TICK = STEERING.spin / TICKS_A_SECOND

/** Decides a player's action in each tick of one round. */
export function playAs(person: Person, seed: number): (state: State) => Action {
  const { looks = 4 } = person
  const hand = handOf(person, seed)
  const pending: number[] = Array.from({ length: person.reaction }, () => 0)
  /** Sum of the pending actions. */
  let underWay = 0
  let aimedAt = 0
  let error = 0
  let unnoticed = 0
  let target = 0
  let ticks = 0

  return (state) => {
    // A decision takes effect later, and further ahead.
    const late = person.reaction / TICKS_A_SECOND
    const reached = state.distance + late * speedAt(state.distance)
    // A blaze breaks obstacles, so only those after its end matter.
    const burning = state.blaze ? (state.rush / RUSH.full) * RUSH.blaze * speedAt(state.distance) : 0
    const from = Math.max(reached, state.distance + burning)
    const isAhead = ({ at, length }: Obstacle) =>
      at + length + FAIR.reach > from && at < state.distance + person.sight
    const next = state.obstacles.find(isAhead)
    if (next && next.id !== aimedAt) {
      aimedAt = next.id
      error = hand.off() * A_TICK
      if (hand.blunders()) unnoticed = next.id
    }
    // The player accounts for pending actions and the tube's drift, which are not visible yet.
    const expected = state.angle + underWay * A_TICK + driftAt(state.drums, state.distance) * late
    if (ticks++ % looks === 0) {
      const ahead = state.obstacles.filter((one) => isAhead(one) && one.id !== unnoticed)
      target = aim(person, ahead, state, reached, wrap(expected)) + error
    }
    const way = apart(expected, target)
    const turn = Math.abs(way) < A_TICK ? 0 : Math.sign(way)
    pending.push(turn)
    const to = pending.shift() ?? 0
    underWay += turn - to
    return { kind: 'steer', to }
  }
}

const isJoined = (one: Obstacle, next: Obstacle) => next.at - one.at - one.length < 0.1

/** The first few obstacles ahead; joined ones count as one. */
function firstOf(ahead: readonly Obstacle[], things: number): readonly Obstacle[] {
  let left = things
  const end = ahead.findIndex((one, i) => {
    const before = ahead[i - 1]
    return !(before && isJoined(before, one)) && left-- === 0
  })
  return end < 0 ? ahead : ahead.slice(0, end)
}

/** The nearest angle from which all considered obstacles can be passed one after the other. */
function aim(
  person: Person,
  ahead: readonly Obstacle[],
  state: State,
  reached: number,
  from: number,
): number {
  const inMind = firstOf(ahead, person.foresight)
  let open: Uint8Array = new Uint8Array(BINS).fill(1)
  for (let i = inMind.length - 1; i >= 0; i--) {
    const obstacle = inMind[i]
    if (!obstacle) continue
    const after = inMind[i + 1]
    const passable = free(obstacle, person.foresees ? 0 : turned(obstacle, state.distance), person.berth)
    if (after) {
      const joined = isJoined(obstacle, after)
      const begins = joined ? Math.max(obstacle.at, reached) : obstacle.at + obstacle.length + FAIR.reach
      const seconds = (after.at - begins) / speedAt(obstacle.at)
      const bins = Math.floor(Math.max(0, seconds - SLACK) * STEERING.spin * BINS)
      // Where two are joined, the ball must be clear of both at once.
      if (joined) narrow(open, passable)
      open = bins < BINS / 2 ? widen(open, bins, joined ? passable : undefined) : new Uint8Array(BINS).fill(1)
    }
    narrow(open, passable)
  }
  const treats = person.treats ? treatsAfter(state, reached) : []
  if (person.treats === 'shunned') open = shun(treats, open)
  const wanted = person.treats === 'wanted' ? treats[0]?.angle : undefined
  const lure = person.dares && treats[0]?.kind === 'ember' ? treats[0] : undefined
  const beside = inMind.filter(({ at }) => at - FAIR.reach < reached).map((one) => free(one, 0, 0))
  const next = inMind.find(({ at }) => at - FAIR.reach >= reached)
  if (lure && next && !beside.length && canSwerve(lure, next, open)) return lure.angle
  const seconds = next ? (next.at - FAIR.reach - reached) / speedAt(reached) : 1
  const inTime = around(from, beside, Math.max(1, seconds * STEERING.spin * BINS))
  return nearest(open, inTime, wanted ?? from) ?? nearest(open, around(from, beside), from) ?? from
}

/** Whether an open angle can be reached between a treat and the obstacle behind it. */
function canSwerve({ at, angle }: TubeTreat, next: Obstacle, open: Uint8Array): boolean {
  const seconds = (next.at - FAIR.reach - at - GRAB.reach) / speedAt(at)
  const bins = Math.max(0, seconds - SWERVE_SLACK) * STEERING.spin * BINS
  return nearest(open, around(angle, [], bins), angle) !== undefined
}

/** Closes the bins that are not passable. */
function narrow(open: Uint8Array, passable: Uint8Array): void {
  for (let bin = 0; bin < BINS; bin++) if (!passable[bin]) open[bin] = 0
}

/** Angles that the ball can reach without crossing adjacent obstacles, within `most` steps. */
function around(from: number, beside: readonly Uint8Array[], most = BINS / 2): Uint8Array {
  const first = Math.round(wrap(from) * BINS)
  const clear = new Uint8Array(BINS).fill(1)
  for (const one of beside) narrow(clear, one)
  const within = new Uint8Array(BINS)
  for (const way of [1, -1]) {
    for (let step = 0; step <= Math.min(most, BINS / 2); step++) {
      const bin = (first + way * step + BINS) % BINS
      if (step > 0 && !clear[bin]) break
      within[bin] = 1
    }
  }
  return within
}

/** The open angle within reach that is nearest to the wanted one. */
function nearest(open: Uint8Array, within: Uint8Array, wanted: number): number | undefined {
  const middle = Math.round(wrap(wanted) * BINS)
  for (let step = 0; step <= BINS / 2; step++) {
    for (const bin of [middle + step, middle - step + BINS])
      if (open[bin % BINS] && within[bin % BINS]) return bin / BINS
  }
  return undefined
}

/** The next treats after the position that the ball will have reached. */
const treatsAfter = ({ treats, bubble }: State, reached: number) =>
  treats.filter(
    ({ at, kind, missed }) =>
      !missed &&
      at > reached &&
      at < reached + TREATS_AHEAD * speedAt(reached) &&
      !(kind === 'bubble' && bubble),
  )

/** Excludes angles that would collect a treat, unless no other is open. */
function shun(treats: readonly TubeTreat[], open: Uint8Array): Uint8Array {
  const clear = open.map((bin, i) =>
    treats.some(({ angle }) => Math.abs(apart(angle, i / BINS)) < GRAB.angle + 0.02) ? 0 : bin,
  )
  return clear.includes(1) ? clear : open
}

/** Angles at which an obstacle can be passed. */
function free(obstacle: Obstacle, shift: number, berth: number): Uint8Array {
  // Players cannot see how far the rim of a hole still carries the ball.
  const margin = berth + (obstacle.kind === 'hole' ? 0 : FAIR.ball)
  const open = new Uint8Array(BINS).fill(1)
  for (const { from, span } of obstacle.arcs) {
    const first = Math.ceil((from + shift - margin) * BINS)
    const last = Math.floor((from + shift + span + margin) * BINS)
    for (let bin = first; bin <= last; bin++) open[((bin % BINS) + BINS) % BINS] = 0
  }
  return open
}

/** Angles from which an open one can be reached within `steps`, optionally through passable ones only. */
function widen(open: Uint8Array, steps: number, passable?: Uint8Array): Uint8Array {
  const wide = open.slice()
  for (const way of [1, BINS - 1]) {
    // Goes around twice, so that results from the end carry over to the beginning.
    for (let i = 0, bin = 0, far = BINS; i < BINS * 2; i++, bin = (bin + way) % BINS) {
      far = open[bin] ? 0 : far + 1
      if (passable && !passable[bin]) far = BINS
      if (far <= steps) wide[bin] = 1
    }
  }
  return wide
}

type Decide = (state: State) => Action | undefined

interface Roll {
  readonly state: State
  readonly seconds: number
  /** Seconds until a bubble or the ball burst. */
  readonly hurt: number | undefined
}

function rollOn(start: State, seconds: number, decide: Decide, watch?: WatchRound): Roll {
  let state = start
  let ticks = 0
  let hurt: number | undefined
  for (; ticks < seconds * TICKS_A_SECOND && !state.crash; ticks++) {
    const action = decide(state)
    const before = action ? rules.act(state, action) : state
    if (before !== state) watch?.(state, before)
    state = rules.tick?.(before) ?? before
    watch?.(before, state)
    if ((before.bubble && !state.bubble) || state.crash) hurt ??= ticks / TICKS_A_SECOND
  }
  return { state, seconds: ticks / TICKS_A_SECOND, hurt }
}

/** Plays until the crash, for at most `seconds`; without a person, nobody steers. */
export const playOn = (start: State, seed: number, seconds: number, person?: Person): Roll =>
  rollOn(start, seconds, person ? playAs(person, seed) : () => undefined)

export const playRound = (seed: number, seconds: number, person?: Person) =>
  playOn(rules.start(seed, 1), seed, seconds, person)

/** Holds a side for a while, releases for a while, and ignores the tube. */
function blindly(seed: number): Decide {
  const dice = chance(seed)
  let until = 0
  let ticks = 0
  return () => {
    if (ticks++ < until) return undefined
    until = ticks + 6 + dice.int(30)
    return { kind: 'steer', to: dice.int(3) - 1 }
  }
}

function decideAs(who: Who, seed: number): Decide {
  if (who === 'idle') return () => undefined
  return who === 'blind' ? blindly(seed) : playAs(PERSONS[who], seed)
}

export const people: People = {
  play(who, seed, longest, watch) {
    const { state, ...rest } = rollOn(rules.start(seed, 1), longest, decideAs(who, seed), watch)
    return { ...rest, score: rules.score(state), ended: state.crash !== null }
  },
}
