/** Implements the rules: strike out digits until every row and column adds up to its target. */
import { starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { exactly, listOf, oneOf, whole } from '../kit/rules/shape.ts'
import { advise } from './rules/coach.ts'
import { LARGEST, TUNED_LEVELS } from './rules/curve.ts'
import { spareOf } from './rules/generate.ts'
import { levelOf } from './rules/levels.ts'
import { withTwin } from './rules/lines.ts'
import { countTrue, MARKS, nextMark, type CellMark, type Marking, type State } from './rules/state.ts'

const CELLS = LARGEST * LARGEST
const isMarking = exactly<Marking>({
  cells: listOf(whole(0, CELLS - 1), 1, CELLS),
  mark: oneOf(...MARKS),
})

const outcome = (state: State) => (countTrue(state) === state.targets.length ? 'won' : 'playing')

function act(state: State, { cells, mark }: Marking): State {
  const meant = cells.flatMap((cell) => withTwin(state, cell))
  const changed = new Set(meant.filter((cell) => state.marks[cell] && state.marks[cell] !== mark))
  if (changed.size === 0 || outcome(state) !== 'playing') return state
  const takenBack = state.fresh.filter((cell) => changed.has(cell))
  const left = takenBack.length === changed.size ? state.fresh.filter((cell) => !changed.has(cell)) : []
  return {
    ...state,
    marks: state.marks.map((old, cell) => (changed.has(cell) ? mark : old)),
    spent: state.spent + (mark === 'out' ? changed.size : -takenBack.length),
    fresh: mark === 'out' ? [...changed] : left,
  }
}

/** All possible taps on a digit. */
const moves = (state: State): Marking[] =>
  outcome(state) === 'won' ? [] : state.marks.map((mark, cell) => ({ cells: [cell], mark: nextMark(mark) }))

export const rules: Rules<State, Marking> = {
  // A level and its par are the same for everyone, so its number seeds the generator. A daily level uses the seed.
  start(seed, number) {
    const level = levelOf(number, seed)
    return { level: number, ...level, marks: level.digits.map((): CellMark => 'none'), spent: 0, fresh: [] }
  },
  act,
  isAction: isMarking,
  moves,
  score: countTrue,
  outcome,
}

/** Three stars without a wrong strike; two for up to 20 % over par, but at least one strike. */
const stars = ({ spent, par }: State) => starsFor(spent, par, par + spareOf(par))

export const levels: HintedLevels<State, Marking> = {
  tuned: TUNED_LEVELS,
  quick: 5,
  packs: [
    'Garden gate',
    'Lantern path',
    'Potting shed',
    'Fern house',
    'Rose arbour',
    'Owl’s library',
    'Palm house',
    'Clock tower',
    'Lily pond',
    'Orchid house',
    'Observatory',
    'Crystal palace',
    'Weather vane',
    'Moon terrace',
    'Owl’s tower',
  ],
  par: (state) => state.par,
  unit: ['strike', 'strikes'],
  spent: (state) => state.spent,
  stars,
  hint(state) {
    const advice = outcome(state) === 'playing' ? advise(state) : undefined
    return advice && { cells: [advice.cell], mark: advice.mark }
  },
}
