/** Computes the effects of a chain of dead-centre landings. */
import { centreAt, CHAIN } from './curve.ts'
import type { Nest } from './nests.ts'
import type { Climb } from './state.ts'

type Chained = Pick<Climb, 'combo' | 'hadFever'>

export const multiplierOf = ({ combo }: Pick<Climb, 'combo'>) => 1 + combo
/** Length of the chain that starts a fever: the first of a round comes sooner. */
export const feverAt = ({ hadFever }: Pick<Climb, 'hadFever'>) => (hadFever ? CHAIN.fever : CHAIN.first)
export const isFever = (climb: Chained) => climb.combo >= feverAt(climb)

const widthOf = (climb: Chained) => {
  if (!isFever(climb)) return 1
  return climb.combo < CHAIN.fever ? CHAIN.wide : CHAIN.wider
}

/** Distance from a nest's centre that counts as dead centre: larger in a fever. */
export const centreOf = (climb: Chained, { id, half }: Nest) => Math.min(half, centreAt(id) * widthOf(climb))

/** Cools the chain link by link while the egg sits. */
export const coolChain = (combo: number, sat: number) =>
  sat < CHAIN.warm || (sat - CHAIN.warm) % CHAIN.cools ? combo : Math.max(0, combo - 1)
