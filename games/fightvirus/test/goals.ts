/** How each goal is reached: by an expert, on seeds where it takes little time. */
import { SKILLS } from '../../kit/test/people.ts'
import type { GoalTry, GoalTries } from '../../kit/test/tries.ts'
import type { Action, State } from '../rules/state.ts'
import { personOf } from './people.ts'

const expert = (seed: number, rest: Partial<GoalTry<State, Action>> = {}): GoalTry<State, Action> => ({
  open: () => personOf(SKILLS.expert, 1),
  seed: (round) => seed + round,
  ...rest,
})

export const tries: GoalTries<State, Action> = {
  unhurt: expert(11),
  boss: expert(12),
  surge: expert(13),
  ram: expert(13),
  bursts: expert(11, { rounds: 2 }),
  today: expert(12, { isToday: true }),
  beam: expert(2),
  full: expert(1),
  many: expert(1),
  whole: expert(1),
  brink: expert(1),
  avalanche: expert(1),
  third: expert(3),
}
