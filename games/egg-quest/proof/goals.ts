/** How climbers made of code reach the goals. */
import type { Tries, Try } from '../../kit/proof/tries.ts'
import type { Climb, Leap } from '../rules.ts'
import { climberOf, PEOPLE, type Skill } from './people.ts'

const climbedBy = (skill: Skill, more?: Partial<Try<Climb, Leap>>): Try<Climb, Leap> => ({
  open(round) {
    const leapsNow = climberOf(skill, round)
    return (climb) => (leapsNow(climb) ? 'leap' : undefined)
  },
  ...more,
})

const perfectly = climbedBy({ error: 0 })

export const tries: Tries<Climb, Leap> = {
  ten: climbedBy(PEOPLE.beginner),
  centres: climbedBy(PEOPLE.beginner),
  seeds: climbedBy(PEOPLE.average, { rounds: 4 }),
  treetops: climbedBy(PEOPLE.average),
  row: climbedBy(PEOPLE.good),
  clouds: climbedBy(PEOPLE.good),
  mended: climbedBy(PEOPLE.beginner, { rounds: 20 }),
  brisk: climbedBy(PEOPLE.expert, { rounds: 8 }),
  golden: climbedBy(PEOPLE.good, { rounds: 8 }),
  steady: perfectly,
  today: climbedBy({ error: 0 }, { isToday: true }),
  stars: perfectly,
  nests: climbedBy({ error: 0 }, { rounds: 5 }),
  high: perfectly,
  perfect: perfectly,
}
