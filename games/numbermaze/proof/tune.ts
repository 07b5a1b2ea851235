/** Chooses the gardens of the tuned levels: `node games/numbermaze/proof/tune.ts` prints rules/tuned.ts. */
import { tunedTable } from '../../kit/proof/tuned-table.ts'
import { cellsApart, type Board } from '../rules/board.ts'
import { FIRST_GROWN, shapeOf, TUNED_LEVELS } from '../rules/curve.ts'
import { grow } from '../rules/generate.ts'
import { seedOf } from '../rules/levels.ts'
import { survey } from '../rules/solve.ts'
import { choices } from './grade.ts'

/** One digit in base 36 names a seed. */
const SEEDS = 36
/** The changes that a tuned garden may take to grow, so that its level opens at once. */
const QUICK = 290
/** How many gardens the best is chosen from. */
const ENOUGH = 8

/** One best way rather than two, many wrong turns, the flag far off, numbers of every kind. */
function charm(board: Board): number {
  const { ways } = survey(board)
  const { size, start, goal, tiles } = board
  const ones = tiles.filter((number) => number === 1).length / tiles.length
  return choices(board) + (ways === 1 ? 0.5 : 0) + cellsApart(board, start, goal) / size - ones
}

function choose(level: number): string {
  const field: { seed: number; charm: number }[] = []
  for (let seed = 0; seed < SEEDS && field.length < ENOUGH; seed++) {
    const { board, looked } = grow(shapeOf(level), seedOf(level, seed))
    if (board && looked <= QUICK) field.push({ seed, charm: charm(board) })
  }
  const chosen = field.sort((a, b) => b.charm - a.charm)[0]
  if (!chosen)
    throw new Error(
      `None of ${SEEDS} seeds of level ${level} grows soon enough: change its shape in curve.ts.`,
    )
  return chosen.seed.toString(36)
}

let seeds = ''
for (let level = FIRST_GROWN; level <= TUNED_LEVELS; level++) seeds += choose(level)
console.log(tunedTable('for each level from the sixth, the seed that its garden grows from.', seeds))
