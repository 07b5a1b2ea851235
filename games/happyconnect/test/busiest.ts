/** The fullest scene: the largest board with everyone dancing but one pair. */
import { levels, rules, type State } from '../rules.ts'

export function busiest(): State {
  const start = rules.start(1, levels.tuned)
  return start.board.ways.slice(1).reduce((state, way) => rules.act(state, way), start)
}
