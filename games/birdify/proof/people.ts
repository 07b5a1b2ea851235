/** Pilots for the tests, and flights by them. */
import { chance } from '../../kit/rules/chance.ts'
import { rules } from '../rules.ts'
import { GARDEN, speedAt } from '../rules/curve.ts'
import { gapMiddle } from '../rules/garden.ts'
import type { Cane, Flight } from '../rules/state.ts'

/** Whether to flap now. */
export type Pilot = (flight: Flight) => boolean

const nextCane = (flight: Flight) =>
  flight.canes.find((cane) => cane.x + GARDEN.cane / 2 + GARDEN.bird > flight.x)

/** The middle of a gap when the bird will be there. */
function middleAhead(cane: Cane, flight: Flight): number {
  const ticksAway = Math.max(0, (cane.x - GARDEN.cane / 2 - flight.x) / speedAt(flight.gaps))
  return gapMiddle(cane, flight.tick + Math.min(ticksAway, 20))
}

const wouldSinkTo = (lowest: number, { y, fall }: Flight) => y + fall * 2 > lowest

/** How high one flap carries. */
const RISE = (GARDEN.flap * GARDEN.flap) / (2 * GARDEN.gravity)

/** Flaps when it would otherwise sink to the lower edge of the next gap. */
export function flapsWell(flight: Flight): boolean {
  const next = nextCane(flight)
  if (!next) return flight.y > 300
  return wouldSinkTo(middleAhead(next, flight) + next.gap / 2 - GARDEN.bird - 8, flight)
}

/** Keeps `under` a berry until it is passed, as far as the next gap allows. */
const flapsUnderBerries =
  (under: number): Pilot =>
  (flight) => {
    const next = nextCane(flight)
    const reach = GARDEN.bird + GARDEN.berry
    const berry = flight.berries.find(({ x }) => x > flight.x - reach)
    if (!next || !berry || berry.x > next.x + 1) return flapsWell(flight)
    if (berry.x < next.x - 60) return wouldSinkTo(berry.y + under, flight)
    const [middle, room] = [middleAhead(next, flight), next.gap / 2 - GARDEN.bird]
    return wouldSinkTo(
      Math.min(middle + room - 8, Math.max(middle - room + RISE + 4, berry.y + under)),
      flight,
    )
  }

/** Eats what hangs on the way. */
export const gathers = flapsUnderBerries(RISE / 2)
/** Lets it hang. */
export const fasts = flapsUnderBerries(RISE + 2 * (GARDEN.bird + GARDEN.berry))

export const neverFlaps: Pilot = () => false

/** Flaps evenly, without looking. */
export function flapsEvery(ticks: number): Pilot {
  let beat = 0
  return () => ++beat % ticks === 0
}

/** What sets people apart. */
export interface Skill {
  /** Ticks by which a flap is early or late: the deviation of a normal error. */
  readonly error: number
  /** How many of a thousand flaps are forgotten for a moment. */
  readonly blunders: number
}

export const PEOPLE = {
  beginner: { error: 5, blunders: 30 },
  casual: { error: 3.4, blunders: 15 },
  average: { error: 2.3, blunders: 8 },
  good: { error: 1.5, blunders: 3 },
  expert: { error: 0.9, blunders: 1 },
} as const satisfies Record<string, Skill>

/** How many ticks ahead a flap is decided on. */
const AHEAD = 12
/** Ticks of a blunder. */
const LAPSE = 14

/** Keeps to the middle of the gaps, and flaps a little too early or too late. */
export function person({ error, blunders }: Skill, seed: number): Pilot {
  const hand = chance(seed * 31 + 7)
  const off = () => (hand.fraction() + hand.fraction() + hand.fraction() + hand.fraction() - 2) * Math.sqrt(3)
  /** Ticks until the flap that was decided on. */
  let wait = -1
  return (flight) => {
    if (wait < 0 && willSink(flight, AHEAD)) {
      const lapse = hand.int(1000) < blunders ? LAPSE : 0
      wait = Math.max(0, Math.round(AHEAD + off() * error) + lapse)
    }
    return wait >= 0 && wait-- === 0
  }
}

/** Whether the bird, left alone, will be lower than it should be when it flaps. */
function willSink(flight: Flight, ticks: number): boolean {
  const next = nextCane(flight)
  const room = next ? next.gap / 2 - GARDEN.bird : 100
  // A flap and the glide after it lie in the middle of the gap, unless the gap is high.
  const flapAt = (next ? middleAhead(next, flight) : 300) + Math.min(room - 8, RISE / 2 + 10)
  const y = flight.y + flight.fall * ticks + (GARDEN.gravity * ticks * (ticks + 1)) / 2
  return y > flapAt
}

export const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

/** A flight, until the bird crashes or has passed the number of gaps. */
export const fly = (seed: number, gaps: number, pilot: Pilot) => flyFrom(rules.start(seed, 1), gaps, pilot)

export function flyFrom(start: Flight, gaps: number, pilot: Pilot): Flight {
  let flight = start
  while (!flight.crash && flight.gaps < gaps) {
    if (pilot(flight)) flight = rules.act(flight, 'flap')
    flight = rules.tick?.(flight) ?? flight
  }
  return flight
}
