/** Leaps through a garden: each is as long as the number underfoot, and the goal is where the flag stands. */
import { halfAgain, starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { landing, picked, shutCells, type Board, type Keys } from './rules/board.ts'
import { TUNED_LEVELS } from './rules/curve.ts'
import { levelOf } from './rules/levels.ts'
import { solve } from './rules/solve.ts'

export interface State {
  readonly level: number
  readonly board: Board
  readonly par: number
  /** The cell that the hopper stands on. */
  readonly at: number
  readonly held: Keys
  readonly spent: number
  /** Cells stepped on so far, each once: flowers grow there, so that nobody has to remember them. */
  readonly seen: readonly number[]
}

/** Where a leap that way ends, if it can be made. */
export function leapEnd({ board, held, at }: State, way: Way): number | undefined {
  const to = landing(board, shutCells(board, held), at, way)
  return to < 0 ? undefined : to
}

const outcome = ({ at, board }: State) => (at === board.goal ? 'won' : 'playing')

function act(state: State, way: Way): State {
  const at = outcome(state) === 'playing' ? leapEnd(state, way) : undefined
  if (at === undefined) return state
  return {
    ...state,
    at,
    held: picked(state.board, state.held, at),
    spent: state.spent + 1,
    seen: state.seen.includes(at) ? state.seen : [...state.seen, at],
  }
}

export const rules: Rules<State, Way> = {
  // A level is the same for everyone, so that its par is too: its own number grows its garden. A day has its seed.
  start(seed, level) {
    const { board, par } = levelOf(level, seed)
    return { level, board, par, at: board.start, held: 0, spent: 0, seen: [board.start] }
  },
  act,
  moves: (state) =>
    outcome(state) === 'playing' ? WAYS.filter((way) => leapEnd(state, way) !== undefined) : [],
  score: (state) => (outcome(state) === 'won' ? stars(state) : 0),
  outcome,
}

/** Three stars for par, two for half as much again. */
const stars = ({ spent, par }: State) => starsFor(spent, par, halfAgain(par))

const wayOn = ({ board, at, held }: State) => solve(board, at, held)

export const levels: HintedLevels<State, Way> = {
  tuned: TUNED_LEVELS,
  packs: [
    'Doorstep',
    'Herb patch',
    'Kitchen garden',
    'Rose walk',
    'Orchard',
    'Lily pond',
    'Walled garden',
    'Topiary maze',
    'Rock garden',
    'Palace garden',
    'Hilltop meadow',
    'Far horizon',
  ],
  par: (state) => state.par,
  spent: (state) => state.spent,
  stars,
  hint: (state) => wayOn(state)?.[0],
  stuck: (state) => wayOn(state) === undefined,
}
