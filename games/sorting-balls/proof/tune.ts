/**
 * Chooses the deals of the tuned levels and proves their par: `node games/sorting-balls/proof/tune.ts`
 * prints `rules/tuned.ts`, and complains of a lesson in `rules/levels.ts` whose par is wrong.
 */
import { tunedTable } from '../../kit/proof/tuned-table.ts'
import { fewestMoves } from '../rules/bound.ts'
import { deal, FIRST_DEALT, shapeOf } from '../rules/curve.ts'
import { levelOf } from '../rules/levels.ts'
import { solve, type Search } from '../rules/solve.ts'
import { packedTubes, type State } from '../rules/state.ts'
import { trapShare } from './people.ts'

const LAST = 300
/** One digit in base 36 names a deal. */
const DEALS = 36

const search = (state: State, greed: number): Search => solve(packedTubes(state), state.height, { greed })

/** Which of the possible deals, from the kindest (0) to the cruellest (1), a level takes, by its last digit. */
const PLACE_IN_TEN: readonly number[] = [0.95, 0.1, 0.2, 0.4, 0.5, 0.2, 0.5, 0.4, 0.6, 0.8]

function choose(level: number): string {
  const shape = shapeOf(level)
  const field = Array.from({ length: DEALS }, (_, attempt) => {
    const state = {
      level,
      height: shape.height,
      par: shape.kinds * shape.height,
      spent: 0,
      tubes: deal(shape, level, attempt),
    }
    const any = search(state, 2)
    return {
      attempt,
      state,
      solvable: any.result === 'solved',
      hardness: trapShare(state, 24) + any.moves / 60,
    }
  }).filter((candidate) => candidate.solvable)
  field.sort((a, b) => a.hardness - b.hardness)
  const chosen = field[Math.round((PLACE_IN_TEN[level % 10] ?? 0) * (field.length - 1))]
  if (!chosen) throw new Error(`None of ${DEALS} deals of level ${level} can be solved: change its shape.`)
  const par = search(chosen.state, 1).moves
  const bound = fewestMoves(packedTubes(chosen.state), shape.kinds)
  return chosen.attempt.toString(36) + (par - bound).toString(36)
}

for (let level = 1; level < FIRST_DEALT; level++) {
  const lesson: State = { level, spent: 0, ...levelOf(level, 0) }
  const proven = search(lesson, 1).moves
  if (proven !== lesson.par)
    console.error(`Lesson ${level} says par ${lesson.par}; the search says ${proven}.`)
}

let chosen = ''
for (let level = FIRST_DEALT; level <= LAST; level++) chosen += choose(level)
console.log(
  tunedTable(
    'for each level from the sixth, which of its deals it takes, and its par above the bound.',
    chosen,
  ),
)
