/** Defines a simulated climber that reaches each goal. */
import { SKILLS, type Skilled } from '../../kit/test/people.ts'
import type { GoalTries, GoalTry } from '../../kit/test/tries.ts'
import type { Climb, Leap } from '../rules.ts'
import { botOf, personOf, type Climber } from './people.ts'

type More = Partial<GoalTry<Climb, Leap>>

const climbed = (open: (round: number) => Climber, more?: More): GoalTry<Climb, Leap> => ({
  open(round) {
    const leapsNow = open(round)
    return (climb) => (leapsNow(climb) ? 'leap' : undefined)
  },
  ...more,
})

const by = (who: Skilled, more?: More) => climbed((round) => personOf(SKILLS[who], round), more)
const perfectly = (more?: More) => climbed((round) => botOf({ error: 0 }, round), more)

export const tries: GoalTries<Climb, Leap> = {
  ten: by('beginner'),
  seeds: by('average', { rounds: 4 }),
  row: by('average', { rounds: 3 }),
  treetops: by('average'),
  springs: by('average', { rounds: 6 }),
  saved: by('good', { rounds: 8 }),
  goldenegg: by('good', { rounds: 3 }),
  crows: perfectly({ rounds: 5 }),
  today: perfectly({ isToday: true }),
  stars: perfectly(),
  eggs: perfectly(),
  perfect: perfectly(),
}
