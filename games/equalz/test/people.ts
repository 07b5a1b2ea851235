/** People at the slate. They see the same steps as the logic, the easiest first, and misjudge those that ask too much. */
import { handOf, SKILLS, type Skilled } from '../../kit/test/people.ts'
import { levels } from '../rules.ts'
import { solve, type Step } from '../rules/solve.ts'
import type { State } from '../rules/state.ts'

/** What anybody holds in mind without effort, and what each thing more that is thought of adds to it. */
const HELD = 2
/** How much more it takes until a step is always misjudged, and what each thing more adds to it. */
const SPAN = 4
const SPAN_MORE = 2
/** Nobody is always wrong: it may be one digit of two. */
const MOST_WRONG = 0.9

const stepsOf = new WeakMap<State, readonly Step[]>()

function stepsIn(start: State): readonly Step[] {
  const steps = stepsOf.get(start) ?? solve(start).steps
  stepsOf.set(start, steps)
  return steps
}

/** How likely a step is misjudged: the more open digits and ways there are, the likelier. */
export const misjudged = (who: Skilled, { effort }: Pick<Step, 'effort'>): number => {
  const { ahead } = SKILLS[who]
  const overload = (effort - HELD - ahead) / (SPAN + SPAN_MORE * ahead)
  return Math.min(MOST_WRONG, Math.max(0, overload))
}

/** Digits struck that belong. Each is found out when its other line does not come true, and taken back: one strike. */
function wrongStrikes(who: Skilled, start: State, seed: number): number {
  const hand = handOf(SKILLS[who], seed)
  return stepsIn(start).filter((step) => hand.blunders() || hand.fraction() < misjudged(who, step)).length
}

/** Whether somebody solves it within the strikes that two stars allow. */
export const wins = (who: Skilled, start: State, seed: number): boolean =>
  levels.stars({ ...start, spent: start.par + wrongStrikes(who, start, seed) }) >= 2
