/** Landings dead centre in a row, and what they are worth. */
import { centreAt, CHAIN } from './curve.ts'
import type { Nest } from './nests.ts'
import type { Climb } from './state.ts'

type Chained = Pick<Climb, 'combo'>

/** What all points are multiplied by, and whether there is a fever. */
export const timesOf = ({ combo }: Chained) => 1 + combo
export const isFever = ({ combo }: Chained) => combo >= CHAIN.fever

/** How far from the middle of a nest counts as dead centre: further in a fever. */
export const centreOf = (climb: Chained, { id, half }: Nest) =>
  Math.min(half, centreAt(id) * (isFever(climb) ? CHAIN.wider : 1))

/** The chain cools while the egg sits about, step by step. */
export const cooled = (combo: number, sat: number) =>
  sat < CHAIN.warm || (sat - CHAIN.warm) % CHAIN.cools ? combo : Math.max(0, combo - 1)
