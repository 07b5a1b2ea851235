/** Chooses the boards of the tuned levels: `node games/happyconnect/proof/tune.ts` prints `rules/tuned.ts`. */
import { tunedTable } from '../../kit/proof/tuned-table.ts'
import { detours, type Board } from '../rules/board.ts'
import { FIRST_CURVED, LAST_TUNED, shapeOf } from '../rules/curve.ts'
import { wovenBoard } from '../rules/levels.ts'
import { countWays } from '../rules/solve.ts'

/** One digit in base 36 names a seed. */
const SEEDS = 36

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const bends = ({ ways }: Board) =>
  sum(
    ways.map(
      (way) =>
        way.filter((cell, i) => i > 1 && cell - (way[i - 1] ?? 0) !== (way[i - 1] ?? 0) - (way[i - 2] ?? 0))
          .length,
    ),
  )

/** What the levels after the first teach: corners; a detour; a long detour; and all of it with fewer friends. */
const LESSONS: Readonly<Record<number, (board: Board, each: readonly number[]) => boolean>> = {
  2: (board, each) => sum(each) === 0 && bends(board) >= 3,
  3: (_, each) => sum(each) === 2,
  4: (_, each) => Math.max(...each) === 4 && sum(each) === 4,
  5: (_, each) => sum(each) === 6 && each.filter((detour) => detour > 0).length > 1,
}

/** Prefers the detour that the curve asks for, then many corners and few pairs that are nearly joined already. */
function charm(level: number, board: Board): number {
  const each = detours(board)
  const lesson = LESSONS[level]
  if (level < FIRST_CURVED && !lesson?.(board, each)) return -Infinity
  const off = lesson ? 0 : Math.abs(sum(each) - shapeOf(level).detour)
  const short = board.ways.filter((way) => way.length === 3).length
  return (bends(board) - short * 3) / board.size - off * 2
}

function choose(level: number): string {
  const field = Array.from({ length: SEEDS }, (_, seed) => {
    const board = wovenBoard(level, seed)
    return { seed, board, charm: charm(level, board) }
  }).sort((a, b) => b.charm - a.charm)
  // The expensive question is asked last, and of the best boards only.
  const chosen = field.find(({ board, charm }) => charm > -Infinity && countWays(board) === 1)
  if (!chosen)
    throw new Error(`None of ${SEEDS} seeds suits level ${level}: change its shape or what it teaches.`)
  return chosen.seed.toString(36)
}

let seeds = ''
for (let level = 2; level <= LAST_TUNED; level++) seeds += choose(level)
console.log(tunedTable('for each level from the second, the seed that its board is woven from.', seeds))
