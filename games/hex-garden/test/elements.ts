import type { Elements } from '../../kit/test/elements.ts'
import { rules, type State } from '../rules.ts'
import { BEE, BUD, CAN, STONE } from '../rules/kinds.ts'
import { greedy } from './people.ts'

/** A garden after some plantings. */
function grown(plantings: number): State {
  let state = rules.start(3, 1)
  for (let planted = 0; planted < plantings; planted++) {
    const planting = greedy(state)
    if (planting) state = rules.act(state, planting)
  }
  return state
}

/** A garden whose first piece in hand brings this gift. */
const gifted = (gift: number) => (): State => {
  const state = grown(6)
  return { ...state, gifts: state.gifts.with(0, gift) }
}

export const elements: Elements<State> = {
  bee: gifted(BEE),
  comb: () => ({ ...grown(6), honey: 2 }),
  streak: () => ({ ...grown(6), streak: 3 }),
  can: gifted(CAN),
  bud: gifted(BUD),
  stone() {
    const state = grown(6)
    return { ...state, bed: state.bed.with(state.bed.indexOf(-1), STONE) }
  },
}
