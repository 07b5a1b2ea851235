/** Chooses the gardens of the tuned levels: `node games/numbermaze/proof/tune.ts` prints the lines of `tuned.ts`. */
import { choices } from './grade.ts'
import type { Board } from '../rules/board.ts'
import { raise } from '../rules/generate.ts'
import { seedOf } from '../rules/levels.ts'
import { FIRST_GROWN, LAST_TUNED, shapeOf } from '../rules/curve.ts'
import { survey } from '../rules/solve.ts'

/** One digit in base 36 names a seed. */
const SEEDS = 36
/** Changes that a tuned garden may take to grow: a level opens at once. */
const QUICK = 290
const ENOUGH = 8
const LETTERS_A_LINE = 90

/** One best way rather than two, many wrong turns, the flag far off, numbers of every kind. */
function charm(board: Board): number {
  const { ways } = survey(board)
  const { size, start, goal, tiles } = board
  const apart =
    Math.abs((start % size) - (goal % size)) + Math.abs(Math.floor(start / size) - Math.floor(goal / size))
  const ones = tiles.filter((number) => number === 1).length / tiles.length
  return choices(board) + (ways === 1 ? 0.5 : 0) + apart / size - ones
}

function choose(level: number): string {
  const field: { seed: number; charm: number }[] = []
  for (let seed = 0; seed < SEEDS && field.length < ENOUGH; seed++) {
    const { board, looked } = raise(shapeOf(level), seedOf(level, seed))
    if (board && looked <= QUICK) field.push({ seed, charm: charm(board) })
  }
  const chosen = field.sort((a, b) => b.charm - a.charm)[0]
  if (!chosen)
    throw new Error(`None of ${SEEDS} seeds of level ${level} grows up soon: change its shape in shape.ts.`)
  return chosen.seed.toString(36)
}

let text = ''
for (let level = FIRST_GROWN; level <= LAST_TUNED; level++) text += choose(level)
console.log('/** Made by tune.ts: for each level from the sixth, the seed that its garden grows from. */')
console.log('export const TUNED =')
for (let at = 0; at < text.length; at += LETTERS_A_LINE)
  console.log(`  '${text.slice(at, at + LETTERS_A_LINE)}'${at + LETTERS_A_LINE < text.length ? ' +' : ''}`)
