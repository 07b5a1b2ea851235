/** A greedy gardener, for proofs and for the browser's tests: the best planting by its looks, never thinking ahead. */
import { NEIGHBOURS } from '../rules/bed.ts'
import { NONE, type Bed } from '../rules/deal.ts'
import { plant, points, rules, type Planting, type State } from '../rules.ts'

/** How ragged a bed is: edges between soil and anything else, which later pieces must fit around. */
function raggedness(bed: Bed): number {
  const isSoil = (cell: number | undefined) => cell !== undefined && bed[cell] === NONE
  return NEIGHBOURS.reduce(
    (edges, around, cell) => (isSoil(cell) ? edges + around.filter((near) => !isSoil(near)).length : edges),
    0,
  )
}

/** Points that the bot would give for one ragged edge less. */
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
