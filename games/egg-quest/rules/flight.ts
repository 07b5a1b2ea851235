/** Computes the flight of an egg: a parabola that drifts with the wind. */
import { pullAt, TREE } from './curve.ts'
import { nestX, nestY, windAt, type Nest } from './nests.ts'
import type { EggFlight } from './state.ts'

export const flightY = ({ y, rise, pull }: EggFlight, age: number) => y + rise * age - (pull * age * age) / 2
export const flightX = ({ x, drift }: EggFlight, age: number) => x + drift * age
export const isFalling = ({ rise, pull, age }: EggFlight) => rise <= pull * age

/** A leap from a nest at a tick. `worn` decides how low a sinking nest is by then. */
export function leapFrom(nest: Nest, tick: number, worn = nest.worn): EggFlight {
  const pull = pullAt(nest.id)
  return {
    x: nestX(nest, tick),
    y: nestY(nest, tick, worn),
    rise: Math.sqrt(2 * pull * (nest.kind === 'spring' ? TREE.spring : TREE.leap)),
    pull,
    drift: windAt(nest, tick),
    age: 0,
  }
}

/** Turns a flight into a straight fall from its present position. */
export const dropFrom = (flight: EggFlight): EggFlight => ({
  ...flight,
  x: flightX(flight, flight.age),
  y: flightY(flight, flight.age),
  rise: 0,
  drift: 0,
  age: 0,
})
