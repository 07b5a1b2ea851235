import { chance } from '../kit/chance.ts'
import type { Levels, Outcome, Rules } from '../kit/rules.ts'
import { BOTS } from './bots.ts'
import { cascade, type Position, type Step } from './cascade.ts'
import { leastMoves, levelAt, STARS_AT, TUNED_LEVELS } from './curve.ts'
import { dealBoard } from './deal.ts'
import { isLegal, legalSwaps } from './matches.ts'
import { CELLS, type Swap } from './pieces.ts'

export interface State extends Position {
  readonly level: number
  /** Where the chance stands. */
  readonly cursor: number
  /** Moves left. */
  readonly moves: number
  /** The swap that led here, so that a view can tell what followed from it. */
  readonly last: Swap | null
}

/** Points for each move that is left over. */
const SPARE_MOVE = 100
/** Stars that hang in the tree from the beginning; the others come in as these leave. */
const FIRST_STARS = 2

function outcome({ left, moves }: State): Outcome {
  if (left.every((count) => count === 0)) return 'won'
  return moves > 0 ? 'playing' : 'lost'
}

/** What a swap leads to; the steps on the way are put into `steps`. */
export function play(state: State, swap: Swap, steps?: Step[]): State {
  const { goals, halves } = levelAt(state.level)
  const dice = chance(state.cursor)
  const { board, frost, left, coming, next, score } = cascade(state, swap, {
    goals,
    halves,
    dice,
    ...(steps && { steps }),
  })
  const after = {
    level: state.level,
    cursor: dice.cursor,
    moves: state.moves - 1,
    last: swap,
    board,
    frost,
    left,
    coming,
    next,
    score,
  }
  return outcome(after) === 'won' ? { ...after, score: score + after.moves * SPARE_MOVE } : after
}

export const rules: Rules<State, Swap> = {
  start(seed, level) {
    const { open, halves, goals, frost, stars, moves } = levelAt(level)
    const dice = chance(seed)
    const hung = Math.min(stars, FIRST_STARS)
    return {
      level,
      board: dealBoard(open, halves, hung, leastMoves(level), dice),
      frost,
      left: goals.map(({ count }) => count),
      coming: stars - hung,
      next: CELLS + 1,
      score: 0,
      cursor: dice.cursor,
      moves,
      last: null,
    }
  },
  act: (state, swap) =>
    outcome(state) === 'playing' && isLegal(state.board, swap) ? play(state, swap) : state,
  moves: (state) => (outcome(state) === 'playing' ? legalSwaps(state.board) : []),
  score: ({ score }) => score,
  outcome,
}

export const levels: Levels<State, Swap> = {
  tuned: TUNED_LEVELS,
  stars({ level, moves }) {
    const spare = moves / levelAt(level).moves
    return spare >= STARS_AT.three ? 3 : spare >= STARS_AT.two ? 2 : 1
  },
  hint: (state) => (outcome(state) === 'playing' ? BOTS.onePly(state, levelAt(state.level)) : undefined),
}
