/** Simulates people. They find the same steps as the logic, the easiest first, and misjudge those that are too hard. */
import { handOf, SKILLS, type Skilled } from '../../kit/test/people.ts'
import { levels } from '../rules.ts'
import { solve, type LineDeduction } from '../rules/solve.ts'
import type { State } from '../rules/state.ts'

/** The effort anyone can manage. Each thing a player can think of at once adds 1. */
const HELD = 2
/** The excess effort at which a step is always misjudged, and the increment for each thing thought of at once. */
const SPAN = 4
const SPAN_MORE = 2
/** Nobody is always wrong: even a guess between two digits can be right. */
const MOST_WRONG = 0.9

const stepsOf = new WeakMap<State, readonly LineDeduction[]>()

function stepsIn(start: State): readonly LineDeduction[] {
  const steps = stepsOf.get(start) ?? solve(start).steps
  stepsOf.set(start, steps)
  return steps
}

/** The probability of misjudging a step. It rises with the open digits and combinations. */
const misjudged = (who: Skilled, { effort }: Pick<LineDeduction, 'effort'>): number => {
  const { ahead } = SKILLS[who]
  const overload = (effort - HELD - ahead) / (SPAN + SPAN_MORE * ahead)
  return Math.min(MOST_WRONG, Math.max(0, overload))
}

/** Counts wrong strikes. The player notices each when the crossing line is not true, and clears it. */
function wrongStrikes(who: Skilled, start: State, seed: number): number {
  const hand = handOf(SKILLS[who], seed)
  return stepsIn(start).filter((step) => hand.blunders() || hand.fraction() < misjudged(who, step)).length
}

/** Whether a player solves the grid within the strikes that two stars allow. */
export const wins = (who: Skilled, start: State, seed: number): boolean =>
  levels.stars({ ...start, spent: start.par + wrongStrikes(who, start, seed) }) >= 2
