/** Strike digits out of a grid until every row and every column adds up to its target. */
import { starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { advise } from './rules/coach.ts'
import { levelOf } from './rules/levels.ts'
import { countTrue, nextMark, type Mark, type Marking, type State } from './rules/state.ts'

const outcome = (state: State) => (countTrue(state) === state.size * 2 ? 'won' : 'playing')

function act(state: State, { cells, mark }: Marking): State {
  const changed = new Set(cells.filter((cell) => state.marks[cell] && state.marks[cell] !== mark))
  if (changed.size === 0 || outcome(state) !== 'playing') return state
  const [first = -1] = changed
  const takesBack = changed.size === 1 && first === state.fresh
  return {
    ...state,
    marks: state.marks.map((old, cell) => (changed.has(cell) ? mark : old)),
    spent: state.spent + (mark === 'out' ? changed.size : takesBack ? -1 : 0),
    fresh: mark === 'out' && changed.size === 1 ? first : -1,
  }
}

/** A tap on any digit. */
const moves = (state: State): Marking[] =>
  outcome(state) === 'won' ? [] : state.marks.map((mark, cell) => ({ cells: [cell], mark: nextMark(mark) }))

export const rules: Rules<State, Marking> = {
  // A level and its par are the same for everyone, so its chance comes from its number; a day's is in the seed.
  start(seed, number) {
    const level = levelOf(number, seed)
    return { level: number, ...level, marks: level.digits.map((): Mark => 'none'), spent: 0, fresh: -1 }
  },
  act,
  moves,
  score: countTrue,
  outcome,
}

/** Three stars without a wrong strike; two for a fifth more than par, or one more. */
const stars = ({ spent, par }: State) => starsFor(spent, par, par + Math.max(1, Math.floor(par / 5)))

export const levels: HintedLevels<State, Marking> = {
  tuned: 300,
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
  ],
  par: (state) => state.par,
  spent: (state) => state.spent,
  stars,
  hint(state) {
    const advice = outcome(state) === 'playing' ? advise(state) : undefined
    return advice && { cells: [advice.cell], mark: advice.mark }
  },
}
