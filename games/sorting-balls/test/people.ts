/** Simulates people with different lookahead, uncertainty and blunders. */
import { handOf, SKILLS, type Skilled } from '../../kit/test/people.ts'
import { PATIENCE, sortBy, type Sorted } from '../rules/grade.ts'
import { benchOf, veiledTubes, type State } from '../rules/state.ts'

/** The weight of an unsteady hand, in ticks, in the perceived worth of a pour. */
const UNSURE = 0.12

export function sort(who: Skilled, start: State, seed: number): Sorted {
  const { ahead, error, blunders } = SKILLS[who]
  const hand = handOf({ error: error * UNSURE, blunders }, seed)
  return sortBy(benchOf(start), veiledTubes(start), {
    ahead,
    patience: start.par * PATIENCE,
    // A blunder picks a random pour.
    mood: () => (hand.blunders() ? () => hand.fraction() : (worth) => worth + hand.off()),
  })
}
