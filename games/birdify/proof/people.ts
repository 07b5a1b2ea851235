/** Pilots for the tests, and flights by them. */
import { rules } from '../rules.ts'
import { GARDEN, speedAt } from '../rules/curve.ts'
import { gapMiddle } from '../rules/garden.ts'
import type { Flight } from '../rules/state.ts'

/** Whether to flap now. */
export type Pilot = (flight: Flight) => boolean

/** Flaps when it would otherwise sink to the lower edge of the next gap. */
export function flapsWell(flight: Flight): boolean {
  const next = flight.canes.find((cane) => cane.x + GARDEN.cane / 2 + GARDEN.bird > flight.x)
  if (!next) return flight.y > 300
  const ticksAway = Math.max(0, (next.x - GARDEN.cane / 2 - flight.x) / speedAt(flight.gaps))
  const lowest = gapMiddle(next, flight.tick + Math.min(ticksAway, 20)) + next.gap / 2 - GARDEN.bird - 8
  return flight.y + flight.fall * 2 > lowest
}

export const neverFlaps: Pilot = () => false

/** Flaps evenly, without looking. */
export function flapsEvery(ticks: number): Pilot {
  let beat = 0
  return () => ++beat % ticks === 0
}

export const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

/** A flight, until the bird crashes or has passed the number of gaps. */
export function fly(seed: number, gaps: number, pilot: Pilot): Flight {
  let flight = rules.start(seed, 1)
  while (!flight.crash && flight.gaps < gaps) {
    if (pilot(flight)) flight = rules.act(flight, 'flap')
    flight = rules.tick?.(flight) ?? flight
  }
  return flight
}
