/** Reaches each goal with the practised player, who wants, avoids or ignores gems. */
import type { GoalTry, GoalTries } from '../../kit/test/tries.ts'
import type { Action, State } from '../rules/state.ts'
import { AVERAGE, playAs, PRACTISED, type Person } from './people.ts'

const by = (person: Person, rest: Partial<GoalTry<State, Action>> = {}): GoalTry<State, Action> => ({
  open: (round) => playAs(person, round),
  ...rest,
})

const COLLECTOR: Person = { ...PRACTISED, treats: 'wanted' }
const SHY: Person = { ...PRACTISED, treats: 'shunned' }
/** Keeps only the minimum distance from edges. */
const DARING: Person = { ...PRACTISED, berth: 0.006 }

export const tries: GoalTries<State, Action> = {
  lagoon: by(PRACTISED),
  gems: by(COLLECTOR),
  near: by(DARING),
  blaze: by(COLLECTOR),
  bubble: by(AVERAGE, { rounds: 9 }),
  row: by(COLLECTOR, { rounds: 9 }),
  smash: by(COLLECTOR, { rounds: 9 }),
  ember: by(COLLECTOR),
  shy: by(SHY, { rounds: 9 }),
  today: by(COLLECTOR, { isToday: true }),
  unscathed: by(COLLECTOR, { rounds: 9 }),
  daring: by(DARING, { rounds: 9 }),
  zones: by(COLLECTOR, { rounds: 9 }),
  // Looks ahead less often, to save test time over the long distance.
  marathon: by({ ...COLLECTOR, looks: 12 }, { rounds: 40 }),
  furnace: by(COLLECTOR, { rounds: 9 }),
}
