/** Computes the effects of a chain of dead-centre landings. */
import { centreAt, CHAIN } from './curve.ts'
import type { Nest } from './nests.ts'
import type { Climb } from './state.ts'

type Chained = Pick<Climb, 'combo'>

export const multiplierOf = ({ combo }: Chained) => 1 + combo
export const isFever = ({ combo }: Chained) => combo >= CHAIN.fever

/** Distance from a nest's centre that counts as dead centre: larger in a fever. */
export const centreOf = (climb: Chained, { id, half }: Nest) =>
  Math.min(half, centreAt(id) * (isFever(climb) ? CHAIN.wider : 1))

/** Cools the chain link by link while the egg sits. */
export const coolChain = (combo: number, sat: number) =>
  sat < CHAIN.warm || (sat - CHAIN.warm) % CHAIN.cools ? combo : Math.max(0, combo - 1)
