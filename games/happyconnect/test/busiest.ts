/** The busiest scene: the largest board with all pairs but one joined and dancing. */
import { levels, rules, type State } from '../rules.ts'

export function busiest(): State {
  const start = rules.start(1, levels.tuned)
  return start.board.ways.slice(1).reduce((state, way) => rules.act(state, way), start)
}
