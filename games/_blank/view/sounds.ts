/** Maps changes to sounds: the more open buds, the higher the note; an undo is lower. */
import type { Sound } from '../../kit/sound/voices.ts'
import { rules, type BudRow } from '../rules.ts'

export const soundsOf = (before: BudRow, after: BudRow): Sound[] => [
  { name: 'pluck', step: rules.score(after) - (after.spent < before.spent ? 5 : 0) },
]
