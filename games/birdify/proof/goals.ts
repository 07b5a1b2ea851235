/** How pilots made of code reach the goals. */
import type { Try, Tries } from '../../kit/proof/tries.ts'
import type { Flap, Flight } from '../rules/state.ts'
import { fasts, flapsWell, gathers, PEOPLE, person, type Pilot } from './people.ts'

const flownBy = (pilot: Pilot, more?: Partial<Try<Flight, Flap>>): Try<Flight, Flap> => ({
  open: () => (flight) => (pilot(flight) ? 'flap' : undefined),
  ...more,
})

const well = flownBy(flapsWell)

export const tries: Tries<Flight, Flap> = {
  starters: flownBy(gathers),
  five: well,
  berries: flownBy(gathers, { rounds: 3 }),
  gust: well,
  nightfall: well,
  sparing: {
    open(round) {
      const expert = person(PEOPLE.expert, round)
      return (flight) => (expert(flight) ? 'flap' : undefined)
    },
    rounds: 4,
  },
  golden: flownBy(gathers, { rounds: 8 }),
  fasting: flownBy(fasts, { rounds: 4 }),
  sunrise: well,
  swaying: flownBy(flapsWell, { rounds: 2 }),
  today: flownBy(flapsWell, { isToday: true }),
  windy: well,
  thousand: flownBy(flapsWell, { rounds: 3 }),
  hundred: well,
  // On this one it gathers best.
  greedy: flownBy(gathers, { seed: () => 9 }),
}
