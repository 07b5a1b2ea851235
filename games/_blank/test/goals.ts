/** How each goal is reached. */
import { byHints, type Tries } from '../../kit/test/tries.ts'
import { game } from '../game.ts'
import type { Row, Touch } from '../rules.ts'

/** Whoever thinks the hints out alone. */
const thinking = byHints(game)

export const tries: Tries<Row, Touch> = {
  row: { open: thinking },
  stars: { open: thinking, rounds: 5, level: (round) => round + 1 },
}
