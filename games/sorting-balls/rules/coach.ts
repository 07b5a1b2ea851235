/** Finds hints and detects dead positions, both by search. */
import { solve, type Effort } from './solve.ts'
import { benchOf, type Move, type State } from './state.ts'

/** Finds any solution quickly. */
const ANY: Effort = { greed: 3 }

/** Searches for a hint, in order: a shortest solution, a nearly shortest one, any. */
const EFFORTS: readonly Effort[] = [{ greed: 1, positions: 1000 }, { greed: 1.4, positions: 4000 }, ANY]

export function advise(state: State): Move | undefined {
  const bench = benchOf(state)
  const { tubes } = bench
  for (const effort of EFFORTS) {
    const { result, pours } = solve(bench, effort)
    if (result === 'unknown') continue
    const [pour] = pours
    if (!pour) return undefined
    const from = tubes.indexOf(pour.from)
    // The target may hold the same balls as the source, but it is a different tube.
    const to = tubes.findIndex((tube, place) => tube === pour.to && place !== from)
    return { from, to }
  }
  return undefined
}

/** Whether no solution is left. */
export const isStuck = (state: State): boolean => solve(benchOf(state), ANY).result === 'none'
