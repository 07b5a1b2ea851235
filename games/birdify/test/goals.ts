/** Defines a simulated pilot that reaches each goal. */
import { SKILLS } from '../../kit/test/people.ts'
import type { GoalTry, GoalTries } from '../../kit/test/tries.ts'
import type { Flap, Flight } from '../rules/state.ts'
import { flapsWell, gathers, person, type Pilot } from './people.ts'

const flownBy = (pilot: Pilot, more?: Partial<GoalTry<Flight, Flap>>): GoalTry<Flight, Flap> => ({
  open: () => (flight) => (pilot(flight) ? 'flap' : undefined),
  ...more,
})

/** An average pilot, over several rounds. */
const byAverage: GoalTry<Flight, Flap> = {
  open(round) {
    const average = person(SKILLS.average, round + 1)
    return (flight) => (average(flight) ? 'flap' : undefined)
  },
  rounds: 4,
}

const well = flownBy(flapsWell)
const eating = flownBy(gathers)

export const tries: GoalTries<Flight, Flap> = {
  starters: eating,
  five: well,
  berries: flownBy(gathers, { rounds: 3 }),
  bubble: byAverage,
  nightfall: well,
  shaves: byAverage,
  flight: eating,
  golden: flownBy(gathers, { rounds: 8 }),
  sunrise: well,
  today: flownBy(flapsWell, { isToday: true }),
  greedy: eating,
  hornets: flownBy(flapsWell, { rounds: 2 }),
  swaying: flownBy(flapsWell, { rounds: 3 }),
  hundred: well,
  thousand: flownBy(flapsWell, { rounds: 3 }),
}
