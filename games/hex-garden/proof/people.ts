/** A greedy gardener, for the proofs and the browser tests: takes what looks best now and never thinks ahead. */
import { plant, points, rules, type Planting, type State } from '../rules.ts'
import { NEIGHBOURS, NONE, type Bed } from '../rules/bed.ts'

/** How ragged a bed is: the edges between soil and anything else, which later pieces have to fit around. */
function raggedness(bed: Bed): number {
  const isSoil = (cell: number | undefined) => cell !== undefined && bed[cell] === NONE
  return NEIGHBOURS.reduce(
    (edges, around, cell) => (isSoil(cell) ? edges + around.filter((near) => !isSoil(near)).length : edges),
    0,
  )
}

/** What one ragged edge less is worth to it, in points. */
const EDGE = 3

export function greedy(state: State): Planting | undefined {
  let best: Planting | undefined
  let most = -Infinity
  for (const planting of rules.moves(state)) {
    const piece = state.hand[planting.slot] ?? NONE
    const { bed, lines } = plant(state.bed, piece, planting.cell)
    const worth = points(piece, lines) - raggedness(bed) * EDGE
    if (worth > most) [best, most] = [planting, worth]
  }
  return best
}
