/** A round by somebody who plays now and then, so that days can be judged. */
import { chance } from '../../kit/rules/chance.ts'
import { rules, type State } from '../rules.ts'
import { average } from './people.ts'

/** What a planting takes. */
const SECONDS = 2

export function playDay(start: State, seed: number): { end: State; seconds: number } {
  const choose = average(chance(seed))
  let end = start
  while (rules.outcome(end) === 'playing') {
    const planting = choose(end)
    if (!planting) break
    end = rules.act(end, planting)
  }
  return { end, seconds: end.planted * SECONDS }
}
