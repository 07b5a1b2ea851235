/** The hint, and whether a position is lost: both by search. */
import { solve, type Effort } from './solve.ts'
import { benchOf, type Move, type State } from './state.ts'

/** Finds any solution, and finds it soon. */
const ANY: Effort = { greed: 3 }

/** The shortest way, or one near it, or any: the first that is found soon enough to wait for. */
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
    // A tube with the same content is still another tube.
    const to = tubes.findIndex((tube, place) => tube === pour.to && place !== from)
    return { from, to }
  }
  return undefined
}

/** No way leads from here to the goal. */
export const isStuck = (state: State): boolean => solve(benchOf(state), ANY).result === 'none'
