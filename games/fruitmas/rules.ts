/** Match three on a tree: a swap, its cascade, and what the level still asks for. */
import { chance } from '../kit/rules/chance.ts'
import type { Levels, Outcome, Rules } from '../kit/rules.ts'
import { cascade, type Position, type Step } from './rules/cascade.ts'
import { bestSwap } from './rules/coach.ts'
import { leastMoves, STARS_AT, TUNED_LEVELS } from './rules/curve.ts'
import { dealBoard } from './rules/deal.ts'
import { levelOf } from './rules/levels.ts'
import { isLegal, legalSwaps } from './rules/matches.ts'
import { CELLS, type Swap } from './rules/tree.ts'

export interface State extends Position {
  readonly level: number
  /** The cursor of the chance that the next fruit come from. */
  readonly cursor: number
  /** Moves left. */
  readonly moves: number
  /** The swap that led here, so that a view can show what followed from it. */
  readonly last: Swap | null
}

/** Points for each move that is left over. */
const SPARE_MOVE = 100

function outcome({ left, moves }: State): Outcome {
  if (left.every((count) => count === 0)) return 'won'
  return moves > 0 ? 'playing' : 'lost'
}

/** What a swap leads to; the steps on the way are put into `steps`. */
export function playOut(state: State, swap: Swap, steps?: Step[]): State {
  const { goals, halves } = levelOf(state.level)
  const dice = chance(state.cursor)
  const orders = { goals, halves, dice, ...(steps && { steps }) }
  const after = { ...cascade(state, swap, orders), cursor: dice.cursor, moves: state.moves - 1, last: swap }
  if (outcome(after) === 'won') after.score += after.moves * SPARE_MOVE
  return after
}

export const rules: Rules<State, Swap> = {
  start(seed, level) {
    const { open, halves, goals, frost, stars, moves } = levelOf(level)
    const dice = chance(seed)
    return {
      level,
      board: dealBoard(open, halves, stars, leastMoves(level), dice),
      frost,
      left: goals.map(({ count }) => count),
      next: CELLS + 1,
      score: 0,
      cursor: dice.cursor,
      moves,
      last: null,
    }
  },
  act: (state, swap) =>
    outcome(state) === 'playing' && isLegal(state.board, swap) ? playOut(state, swap) : state,
  moves: (state) => (outcome(state) === 'playing' ? legalSwaps(state.board) : []),
  score: ({ score }) => score,
  outcome,
}

export const levels: Levels<State, Swap> = {
  tuned: TUNED_LEVELS,
  stars({ level, moves }) {
    const spare = moves / levelOf(level).moves
    return spare >= STARS_AT.three ? 3 : spare >= STARS_AT.two ? 2 : 1
  },
  hint: (state) => (outcome(state) === 'playing' ? bestSwap(state, levelOf(state.level)) : undefined),
}
