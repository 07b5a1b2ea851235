/** Defines a bot for each goal. */
import type { GoalTries } from '../../kit/test/tries.ts'
import type { LaneTap, PetalFall } from '../rules/state.ts'
import { perfect } from './people.ts'

export const tries: GoalTries<PetalFall, LaneTap> = {
  row: { open: () => perfect },
  petals: { open: () => perfect, rounds: 2 },
}
