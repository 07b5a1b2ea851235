import { rules, type State } from '../rules.ts'
import { NONE } from '../rules/bed.ts'
import { greedy } from './people.ts'

const grown = ({ bed }: State) => bed.filter((flower) => flower !== NONE).length

/** The fullest bed of a long round, before the round ends. */
export function busiest(): State {
  let state = rules.start(7, 1)
  let fullest = state
  while (rules.outcome(state) === 'playing') {
    if (grown(state) > grown(fullest)) fullest = state
    const planting = greedy(state)
    if (!planting) break
    state = rules.act(state, planting)
  }
  return fullest
}
