/** How each goal is reached: by an expert, on seeds where it goes quickly. */
import { SKILLS } from '../../kit/proof/people.ts'
import type { Try, Tries } from '../../kit/proof/tries.ts'
import type { Action, State } from '../rules/state.ts'
import { personOf } from './people.ts'

const expert = (seed: number, rest: Partial<Try<State, Action>> = {}): Try<State, Action> => ({
  open: () => personOf(SKILLS.expert, 1),
  seed: (round) => seed + round,
  ...rest,
})

export const tries: Tries<State, Action> = {
  unhurt: expert(11),
  boss: expert(8),
  surge: expert(13),
  ram: expert(13),
  bursts: expert(8, { rounds: 2 }),
  today: expert(8, { isToday: true }),
  beam: expert(13),
  full: expert(6),
  many: expert(3),
  whole: expert(12),
  brink: expert(9),
  avalanche: expert(1),
  third: expert(3),
}
