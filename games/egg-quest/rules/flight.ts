/** How an egg flies: a throw in the wind. */
import { pullAt, TREE } from './curve.ts'
import { nestX, nestY, windAt, type Nest } from './nests.ts'
import type { Flight } from './state.ts'

export const heightOf = ({ y, rise, pull }: Flight, age: number) => y + rise * age - (pull * age * age) / 2
export const asideOf = ({ x, drift }: Flight, age: number) => x + drift * age
export const isFalling = ({ rise, pull, age }: Flight) => rise <= pull * age

/** A leap from a nest at a tick: how worn the nest is then decides how low it begins. */
export function leapFrom(nest: Nest, tick: number, worn = nest.worn): Flight {
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

/** From where it is, straight down. */
export const dropped = (flight: Flight): Flight => ({
  ...flight,
  x: asideOf(flight, flight.age),
  y: heightOf(flight, flight.age),
  rise: 0,
  drift: 0,
  age: 0,
})
