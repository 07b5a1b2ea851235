/** Pilots for the tests, and flights by them. */
import { handOf, SKILLS, type People, type Skill, type Who } from '../../kit/test/people.ts'
import { rules } from '../rules.ts'
import { GARDEN, speedAt } from '../rules/curve.ts'
import { gapMiddle, hornetHeight } from '../rules/garden.ts'
import type { Flight } from '../rules/state.ts'
import { windAt } from '../rules/wind.ts'

/** Whether to flap now. */
export type Pilot = (flight: Flight) => boolean

/** How high one flap carries, in this wind. */
const riseIn = ({ gust, tick }: Flight) =>
  (GARDEN.flap * GARDEN.flap) / (2 * GARDEN.gravity * (1 + windAt(gust, tick + 10) * GARDEN.lift))

/** What the bird has to fly through next: a gap, or the free side of a hornet. */
interface Gate {
  readonly x: number
  /** Where the bird's middle may be. */
  readonly top: number
  readonly bottom: number
}

/** As far as somebody sees who thinks so many ticks ahead. */
function nextGate(flight: Flight, ahead: number): Gate | undefined {
  const { canes, hornets, x, tick, gaps } = flight
  const cane = canes.find((each) => each.x + GARDEN.cane / 2 + GARDEN.bird > x && !each.bent)
  if (!cane) return undefined
  const then = (place: number) =>
    tick + Math.min(ahead, Math.max(0, (place - GARDEN.cane / 2 - x) / speedAt(gaps)))
  const middle = gapMiddle(cane, then(cane.x))
  const room = cane.gap / 2 - GARDEN.bird
  let [top, bottom] = [middle - room, middle + room]
  // Of a pair, what both leave free.
  const second = canes.find((each) => each.id === cane.id + 1)
  if (second && second.x - cane.x <= GARDEN.pair) {
    top = Math.max(top, second.middle - room)
    bottom = Math.min(bottom, second.middle + room)
  }
  const clear = GARDEN.hornet + GARDEN.bird + 6
  const hornet = hornets.find((each) => each.x + clear > x && each.x < cane.x)
  if (!hornet) return { x: cane.x, top, bottom }
  const [y, swings] = [hornetHeight(hornet, then(hornet.x)), hornet.sway * 0.4]
  return hornet.y > cane.middle
    ? { x: hornet.x, top: y - clear - swings - 160, bottom: y - clear - swings }
    : { x: hornet.x, top: y + clear + swings, bottom: y + clear + swings + 160 }
}

/** How low a flap should come, for its arc to lie where it is wanted: at a berry, or in the middle of the gate. */
function flapHeight(flight: Flight, ahead: number, wantsBerries: boolean): number {
  const gate = nextGate(flight, ahead)
  if (!gate) return 300
  const { top, bottom } = gate
  const rise = riseIn(flight)
  const reach = GARDEN.bird + GARDEN.berry
  const treat = wantsBerries
    ? flight.treats.find(({ x, kind }) => x > flight.x - reach && kind !== 'golden')
    : undefined
  const isOnTheWay = treat && treat.x < gate.x + 1
  const wanted = (isOnTheWay ? treat.y : (top + bottom) / 2) + rise / 2
  // Far before the gate the berry alone counts.
  if (isOnTheWay && treat.x < gate.x - 110) return Math.min(GARDEN.height - 60, wanted)
  return Math.min(GARDEN.height - 30, bottom - 4, Math.max(top + rise + 4, wanted))
}

const wouldSinkTo = (lowest: number, { y, fall }: Flight) => y + fall + GARDEN.gravity > lowest

/** Flaps as it should, in the very tick. */
export const flapsWell: Pilot = (flight) => wouldSinkTo(flapHeight(flight, 20, false), flight)
/** And eats what hangs on the way. */
export const gathers: Pilot = (flight) => wouldSinkTo(flapHeight(flight, 20, true), flight)

export const neverFlaps: Pilot = () => false

/** Flaps evenly, without looking. */
export function flapsEvery(ticks: number): Pilot {
  let beat = 0
  return () => ++beat % ticks === 0
}

/** Ticks by which a flap is late that was forgotten for a moment. */
const LAPSE = 14
/** Ticks of movement that are foreseen for each thing that somebody thinks ahead. */
const FORESEEN = 6

/**
 * Decides on a flap as long before it as it takes to react, from how the bird falls in still air, and is a little early
 * or late with it. Where a gap or a hornet will be is foreseen as far as the person thinks ahead.
 */
export function person({ reaction, ahead, ...skill }: Skill, seed: number): Pilot {
  const hand = handOf(skill, seed)
  /** Ticks until the flap that was decided on. */
  let wait = -1
  return (flight) => {
    if (wait < 0) {
      const y = flight.y + flight.fall * reaction + (GARDEN.gravity * reaction * (reaction + 1)) / 2
      if (y > flapHeight(flight, ahead * FORESEEN, true))
        wait = Math.max(0, Math.round(reaction + hand.off()) + (hand.blunders() ? LAPSE : 0))
    }
    return wait >= 0 && wait-- === 0
  }
}

/** Flaps about as often as it takes to stay aloft, and looks at nothing. */
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
  play(who, seed, longest) {
    let ticks = 0
    const pilot = pilotOf(who, seed)
    const end = flyFrom(
      rules.start(seed, 1),
      Infinity,
      (flight) => pilot(flight),
      () => ++ticks < longest * 60,
    )
    return { seconds: ticks / 60, score: end.points, ended: end.crash !== null }
  },
}

/** A flight, until the bird crashes or has passed the number of gaps. */
export const fly = (seed: number, gaps: number, pilot: Pilot) => flyFrom(rules.start(seed, 1), gaps, pilot)

export function flyFrom(start: Flight, gaps: number, pilot: Pilot, goesOn = () => true): Flight {
  let flight = start
  while (!flight.crash && flight.gaps < gaps && goesOn()) {
    if (pilot(flight)) flight = rules.act(flight, 'flap')
    flight = rules.tick?.(flight) ?? flight
  }
  return flight
}
