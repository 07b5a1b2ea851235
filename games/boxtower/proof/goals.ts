/** Players who reach the goals: two who never err, and one who does not look. */
import type { Tries } from '../../kit/proof/tries.ts'
import type { Drop, Yard } from '../rules/yard.ts'
import { player, type Skill } from './people.ts'

const playing = (skill: Skill) => (round: number) => {
  const presses = player(skill, round + 1)
  return (yard: Yard): Drop | undefined => (presses(yard) ? 'drop' : undefined)
}

const patient = { open: playing({ error: 0, patient: true }) }
/** Lets go while the last crate still settles. */
const hasty = { open: playing({ error: 0, patient: false }) }
const seeded = (seed: number) => ({ seed: (round: number) => seed + round })

/** Has lost three crates after a quarter of a minute. */
const blind = { open: playing({ error: 0, patient: false, blind: 30 }) }

export const tries: Tries<Yard, Drop> = {
  two: hasty,
  neat: hasty,
  crates: hasty,
  ivy: hasty,
  five: hasty,
  today: { ...hasty, isToday: true },
  neats: { ...hasty, rounds: 4 },
  ivies: hasty,
  wind: hasty,
  metres: { ...hasty, rounds: 6 },
  ten: hasty,
  barrels: { ...patient, ...seeded(5) },
  todays: { ...blind, isToday: true, rounds: 7 },
  row: hasty,
  'twenty-five': hasty,
}
