/** Grades the difficulty of the levels for people, and checks that each level is sound. */
import { mean, TRIES, type Grading } from '../../kit/test/grading.ts'
import { seeds, type Skilled } from '../../kit/test/people.ts'
import { rowOf } from '../../kit/rules/grid.ts'
import { rules, type State } from '../rules.ts'
import { levelOf } from '../rules/levels.ts'
import { findLines, legalSwaps } from '../rules/matches.ts'
import { CANDLE, CHOCOLATE, GIFT, OUTSIDE, RIBBON, sortOf, SQUIRREL } from '../rules/pieces.ts'
import { HIGH, WIDE } from '../rules/tree.ts'
import { playRound } from './people.ts'

const HUNG: Readonly<Record<string, number>> = {
  gifts: GIFT,
  ribbons: RIBBON,
  candles: CANDLE,
  chocolate: CHOCOLATE,
  squirrels: SQUIRREL,
}

/** The surcharge on the grade per element, in percentage points. */
const ELEMENT = 6
/** The margin of a close win or loss, as a fraction of the moves. */
const NEARLY = 0.08
/** Rounds in which an expert should win a level. */
const EXPERT_TRIES = 6

const rounds = new Map<string, number>()

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** The margin of a win, as a fraction of the moves given, or of a loss, as a negative fraction of the goals. */
function spare(who: Skilled, { level }: State, seed: number): number {
  const key = `${who} ${level} ${seed}`
  const played = rounds.get(key)
  if (played !== undefined) return played
  const start = rules.start(seed, level)
  const end = playRound(who, start, seed)
  const margin =
    rules.outcome(end) === 'won'
      ? end.moves / end.given
      : -total(end.left) / total(start.left) - Number.EPSILON
  rounds.set(key, margin)
  return margin
}

const holds = ({ level }: State) => {
  const { goals, inOrder } = levelOf(level)
  const names = Object.keys(HUNG).filter((name) => goals.some(({ kind }) => kind === HUNG[name]))
  return inOrder ? [...names, 'lists'] : names
}

export const grading: Grading<State> = {
  // The share of lost tries, smoothed so that a close result counts only in part.
  grade: (start) =>
    100 * mean(seeds(TRIES).map((seed) => 1 / (1 + Math.exp(spare('average', start, seed) / NEARLY)))) +
    ELEMENT * holds(start).length,
  wins: (who, start, seed) => spare(who, start, seed) >= 0,
  elements: {
    gifts: 'match beside something, not with it',
    ribbons: 'bring the partners to a fruit that cannot be moved',
    candles: 'aim: what is lit clears the row in which it hangs then',
    chocolate: 'first things first: what is left alone grows',
    lists: 'keep fruit for later, because they count only in their turn',
    squirrels: 'foresee where it will be after this move',
  },
  holds,
  rows: ({ board, frost }) =>
    Array.from({ length: HIGH }, (_, row) =>
      board.flatMap((piece, cell) => {
        if (rowOf(WIDE, cell) !== row) return []
        return piece === OUTSIDE ? '' : `${sortOf(piece)},${frost[cell]}`
      }),
    ),
  flaw(start) {
    if (findLines(start.board).length > 0) return 'the fresh tree has a match'
    if (legalSwaps(start.board).length === 0) return 'there is no move'
    const isWon = seeds(EXPERT_TRIES).some((seed) => spare('expert', start, seed) >= 0)
    return isWon ? undefined : `an expert loses it ${EXPERT_TRIES} times`
  },
}
