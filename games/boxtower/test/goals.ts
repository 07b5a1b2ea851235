/** Bots that reach the goals: patient, hasty, daring in a storm, or blind. */
import type { GoalTries } from '../../kit/test/tries.ts'
import type { Drop, Yard } from '../rules/yard.ts'
import { blind, steady, type Presses, type Steadiness } from './people.ts'

const playing = (open: (seed: number) => Presses) => ({
  open: (round: number) => {
    const presses = open(round + 1)
    return (yard: Yard): Drop | undefined => (presses(yard) ? 'drop' : undefined)
  },
})
const bot = (how: Partial<Steadiness>) => playing((seed) => steady({ error: 0, patient: true, ...how }, seed))

const patient = bot({})
/** Drops while the last crate is still settling. */
const hasty = bot({ patient: false })
const daring = bot({ wary: false })
/** Loses within about half a minute. */
const unseeing = playing((seed) => blind(seed, 30))

export const tries: GoalTries<Yard, Drop> = {
  two: hasty,
  neat: hasty,
  crates: hasty,
  ivy: hasty,
  five: patient,
  weathered: patient,
  today: { ...patient, isToday: true },
  bloom: hasty,
  wind: { ...patient, rounds: 3 },
  golds: hasty,
  twins: { ...patient, rounds: 4 },
  metres: patient,
  todays: { ...unseeing, isToday: true, rounds: 7 },
  daring: { ...daring, rounds: 6 },
  forty: { ...patient, rounds: 4 },
}
