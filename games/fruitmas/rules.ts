/** Implements the rules: swap, cascade, goals and moves. */
import { chance } from '../kit/rules/chance.ts'
import type { HintedLevels, Outcome, Rules } from '../kit/rules.ts'
import { exactly, whole } from '../kit/rules/shape.ts'
import { cascade, rush } from './rules/cascade.ts'
import type { BoardPosition, CascadeStep } from './rules/steps.ts'
import { bestSwap } from './rules/coach.ts'
import { leastMoves, STARS_AT, TUNED_LEVELS } from './rules/curve.ts'
import { dayNumber, slackOf, likeOf } from './rules/day.ts'
import { dealBoard } from './rules/deal.ts'
import { levelOf } from './rules/levels.ts'
import { isLegal, legalSwaps } from './rules/matches.ts'
import { CELLS, type Swap } from './rules/tree.ts'

export interface State extends BoardPosition {
  /** The level's number; for a daily board see `dayNumber`. */
  readonly level: number
  /** Cursor of the random sequence that deals the next fruit. */
  readonly cursor: number
  /** Moves left, and how many there were at first. */
  readonly moves: number
  readonly given: number
  /** The swap that led here, for the view to replay. */
  readonly last: Swap | null
}

const isCell = whole(0, CELLS - 1)
const isSwap = exactly<Swap>({ from: isCell, to: isCell })

/** Offsets the seed, so that every level deals different fruit. */
const LEVELS_APART = 7919
/** Upper bound for the moves of a daily board. Rehearsals stop there. */
const MOST_MOVES = 40
const REHEARSALS = 4

function outcome({ left, moves }: State): Outcome {
  if (left.every((count) => count === 0)) return 'won'
  return moves > 0 ? 'playing' : 'lost'
}

/** Chocolate may grow on every second move, starting with the second. */
export const isHungry = ({ moves, given }: State) => (given - moves) % 2 === 1

/** Plays a swap to the end and records its steps in `steps`. */
export function playOut(state: State, swap: Swap, steps?: CascadeStep[]): State {
  const dice = chance(state.cursor)
  const moves = state.moves - 1
  const orders = { ...levelOf(state.level), isHungry: isHungry(state), dice, ...(steps && { steps }) }
  const after = { ...cascade(state, swap, orders), moves, last: swap }
  const end = outcome(after) === 'won' && moves > 0 ? rush(after, moves, orders, dice) : after
  return { ...end, cursor: dice.cursor }
}

/** Counts the moves that a player needs who follows the hints. */
function rehearse(state: State): number {
  const level = levelOf(state.level)
  let now = { ...state, moves: MOST_MOVES, given: MOST_MOVES }
  while (outcome(now) === 'playing') {
    const swap = bestSwap(now, level)
    if (!swap) break
    now = playOut(now, swap)
  }
  return MOST_MOVES - now.moves
}

/**
 * Sets the moves of a daily board. Everybody gets the same fruit there, so the hints win whenever the moves suffice.
 * Rehearsals with different fruit give the average; the first sequence that the hints can win is kept.
 */
function withDayMoves(state: State): State {
  const needed = Array.from({ length: REHEARSALS }, (_, i) =>
    rehearse({ ...state, cursor: state.cursor + i }),
  )
  const usual = needed.reduce((sum, moves) => sum + moves, 0) / REHEARSALS
  const kept = Math.max(
    0,
    needed.findIndex((moves) => moves < MOST_MOVES),
  )
  const enough = Math.max(needed[kept] ?? 0, Math.ceil(usual * slackOf(state.level)))
  const moves = Math.min(MOST_MOVES, enough)
  return { ...state, cursor: state.cursor + kept, moves, given: moves }
}

export const rules: Rules<State, Swap> = {
  start(seed, place) {
    const level = place < 0 ? dayNumber(seed, place) : place
    const plan = levelOf(level)
    const { goals, frost, moves } = plan
    const dice = chance(seed + (level - 1) * LEVELS_APART)
    const state = {
      level,
      board: dealBoard(plan, leastMoves(likeOf(level)), dice),
      frost,
      left: goals.map(({ count }) => count),
      next: CELLS + 1,
      score: 0,
      cursor: dice.cursor,
      moves,
      given: moves,
      last: null,
    }
    return place < 0 ? withDayMoves(state) : state
  },
  act: (state, swap) =>
    outcome(state) === 'playing' && isLegal(state.board, swap) ? playOut(state, swap) : state,
  isAction: isSwap,
  moves: (state) => (outcome(state) === 'playing' ? legalSwaps(state.board) : []),
  score: ({ score }) => score,
  outcome,
}

export const levels: HintedLevels<State, Swap> = {
  tuned: TUNED_LEVELS,
  packs: [
    'Village green',
    'Market square',
    'Frozen pond',
    'Sledging hill',
    'Fir forest',
    'Mountain hut',
    'Ice cave',
    'Reindeer pass',
    'Glacier',
    'Northern lights',
    'North Pole',
    'Toy workshop',
    'Candle market',
    'Gingerbread lane',
    'Star mountain',
  ],
  stars({ moves, given }) {
    const spare = moves / given
    return spare >= STARS_AT.three ? 3 : spare >= STARS_AT.two ? 2 : 1
  },
  hint: (state) => (outcome(state) === 'playing' ? bestSwap(state, levelOf(state.level)) : undefined),
}
