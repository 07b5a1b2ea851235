/** Defines a bot for each goal. */
import { byHints, type GoalTries } from '../../kit/test/tries.ts'
import { game } from '../game.ts'
import type { BudRow, BudTouch } from '../rules.ts'

/** Plays the moves of the hints, without asking for hints. */
const perfect = byHints(game)

export const tries: GoalTries<BudRow, BudTouch> = {
  row: { open: perfect },
  stars: { open: perfect, rounds: 5, level: (round) => round + 1 },
}
