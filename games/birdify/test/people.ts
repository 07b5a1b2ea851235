/** Simulates pilots of different skill. */
import { handOf, SKILLS, type People, type Skill, type Who } from '../../kit/test/people.ts'
import { gravityAt, rules } from '../rules.ts'
import { GARDEN, nookIn, speedAt } from '../rules/curve.ts'
import { gapMiddle, hornetHeight, sinkOf } from '../rules/garden.ts'
import type { Cane, Flight, TreatKind } from '../rules/state.ts'
import { windAt } from '../rules/wind.ts'

/** Decides whether to flap now. */
export type Pilot = (flight: Flight) => boolean

/** Height gained by one flap in the current wind. */
function riseIn(flight: Flight): number {
  const gravity = gravityAt(flight) * (1 + windAt(flight.gust, flight.tick + 10) * GARDEN.lift)
  return (GARDEN.flap * GARDEN.flap) / (2 * gravity)
}

/** The next opening to fly through: a gap, or the free side of a hornet. */
interface Gate {
  readonly x: number
  /** Range allowed for the bird's centre. */
  readonly top: number
  readonly bottom: number
}

/** What a pilot wants besides getting through: berries and the like, and the golden gap of a fork. */
interface Wishes {
  readonly treats: readonly TreatKind[]
  takesNook(cane: Cane): boolean
}

const NOTHING: Wishes = { treats: [], takesNook: () => false }
const EVERYTHING: Wishes = { treats: ['berry', 'bubble', 'magnet'], takesNook: () => true }

/** The next gate, its movement predicted at most `ahead` ticks into the future. */
function nextGate(flight: Flight, ahead: number, { takesNook }: Wishes): Gate | undefined {
  const { canes, hornets, x, tick, gaps } = flight
  const cane = canes.find((each) => each.x + GARDEN.cane / 2 + GARDEN.bird > x && !each.bent)
  if (!cane) return undefined
  const tickAt = (there: number) =>
    tick + Math.min(ahead, Math.max(0, (there - GARDEN.cane / 2 - x) / speedAt(gaps)))
  const isNook = cane.nook > 0 && takesNook(cane)
  const middle = isNook ? cane.nook : gapMiddle(cane, tickAt(cane.x))
  const room = (isNook ? nookIn(cane.gap) : cane.gap) / 2 - GARDEN.bird
  let [top, bottom] = [middle - room, middle + room]
  // A pair is one gate: the overlap of its two gaps.
  const second = canes.find((each) => each.id === cane.id + 1)
  if (second && second.x - cane.x <= GARDEN.pair) {
    top = Math.max(top, second.middle - room)
    bottom = Math.min(bottom, second.middle + room)
  }
  const clear = GARDEN.hornet + GARDEN.bird + 6
  const hornet = hornets.find((each) => each.x + clear > x && each.x < cane.x)
  if (!hornet) return { x: cane.x, top, bottom }
  const [y, swings] = [hornetHeight(hornet, tickAt(hornet.x)), hornet.sway * 0.4]
  return hornet.y > middle
    ? { x: hornet.x, top: y - clear - swings - 160, bottom: y - clear - swings }
    : { x: hornet.x, top: y + clear + swings, bottom: y + clear + swings + 160 }
}

/** Height at which to flap so that the arc leads to a berry, or through the middle of the gate. */
function flapHeight(flight: Flight, ahead: number, wishes: Wishes): number {
  const gate = nextGate(flight, ahead, wishes)
  if (!gate) return 300
  const { top, bottom } = gate
  const rise = riseIn(flight)
  const reach = GARDEN.bird + GARDEN.berry
  const treat = flight.treats.find(
    ({ x, kind }) =>
      x > flight.x - reach && wishes.treats.includes(kind) && (kind !== 'star' || x < gate.x - 150),
  )
  const isOnTheWay = treat && treat.x < gate.x + 1
  const sunk = treat?.kind === 'star' ? (sinkOf(treat) * (treat.x - flight.x)) / speedAt(flight.gaps) : 0
  const wanted = (isOnTheWay ? Math.min(450, treat.y + sunk) : (top + bottom) / 2) + rise / 2
  // Far before the gate, only the berry matters.
  if (isOnTheWay && treat.x < gate.x - 110) return Math.min(GARDEN.height - 60, wanted)
  return Math.min(GARDEN.height - 30, bottom - 4, Math.max(top + rise + 4, wanted))
}

const wouldSinkTo = (lowest: number, { y, fall }: Flight) => y + fall + GARDEN.gravity > lowest

/** Flaps in exactly the right tick. */
export const flapsWell: Pilot = (flight) => wouldSinkTo(flapHeight(flight, 20, NOTHING), flight)
/** Also eats the treats on the way. */
export const gathers: Pilot = (flight) => wouldSinkTo(flapHeight(flight, 20, EVERYTHING), flight)

const neverFlaps: Pilot = () => false

/** Flaps at a fixed interval, without looking. */
export function flapsEvery(ticks: number): Pilot {
  let beat = 0
  return () => ++beat % ticks === 0
}

/** Delay of a blundered flap, in ticks. */
const LAPSE = 14
/** Ticks of movement predicted per step that a person thinks ahead. */
const FORESEEN = 6

/**
 * A human pilot: decides one reaction time in advance, extrapolates the fall in still air, and flaps a little early or
 * late. Predicts gaps and hornets only as far as the person thinks ahead.
 */
export function person({ reaction, ahead, ...skill }: Skill, seed: number): Pilot {
  const hand = handOf(skill, seed)
  const wishes: Wishes = {
    treats: ahead > 2 ? [...EVERYTHING.treats, 'star'] : EVERYTHING.treats,
    takesNook: ({ gap }) => nookIn(gap) > 232 - ahead * 25,
  }
  /** Ticks until the planned flap. */
  let wait = -1
  return (flight) => {
    if (wait < 0) {
      const y = flight.y + flight.fall * reaction + (gravityAt(flight) * reaction * (reaction + 1)) / 2
      if (y > flapHeight(flight, ahead * FORESEEN, wishes))
        wait = Math.max(0, Math.round(reaction + hand.off()) + (hand.blunders() ? LAPSE : 0))
    }
    return wait >= 0 && wait-- === 0
  }
}

/** Flaps about often enough to stay aloft, without looking. */
function blind(seed: number): Pilot {
  const hand = handOf({ error: 10, blunders: 0 }, seed)
  let wait = 20
  return () => {
    if (wait-- > 0) return false
    wait = Math.max(4, Math.round(36 + hand.off()))
    return true
  }
}

const pilotOf = (who: Who, seed: number): Pilot =>
  who === 'idle' ? neverFlaps : who === 'blind' ? blind(seed) : person(SKILLS[who], seed)

export const people: People = {
  play(who, seed, longest, watch) {
    let ticks = 0
    const end = flyFrom(
      rules.start(seed, 1),
      Infinity,
      pilotOf(who, seed),
      () => ++ticks < longest * 60,
      watch,
    )
    return { seconds: ticks / 60, score: end.points, ended: end.crash !== null }
  },
}

/** Flies until the bird crashes or has passed `gaps` gaps. */
export const fly = (seed: number, gaps: number, pilot: Pilot) => flyFrom(rules.start(seed, 1), gaps, pilot)

export function flyFrom(
  start: Flight,
  gaps: number,
  pilot: Pilot,
  goesOn = () => true,
  watch: (before: Flight, after: Flight) => void = () => {},
): Flight {
  let flight = start
  while (!flight.crash && flight.gaps < gaps && goesOn()) {
    const before = flight
    if (pilot(before)) {
      flight = rules.act(before, 'flap')
      watch(before, flight)
    }
    const after = rules.tick?.(flight) ?? flight
    watch(flight, after)
    flight = after
  }
  return flight
}
