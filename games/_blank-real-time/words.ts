/** Texts for the live region, and the row beside the score. */
import { MOST_LOST } from './rules/curve.ts'
import type { PetalFall } from './rules/state.ts'

/** The shortest row that is worth a mention. */
const SHORTEST_ROW = 5

export const tally = ({ row }: PetalFall) => (row >= SHORTEST_ROW ? `${row} in a row` : '')

export const say = (fall: PetalFall) => {
  const left = MOST_LOST - fall.lost
  return [`${left} ${left === 1 ? 'petal' : 'petals'} to spare`, tally(fall)].filter(Boolean).join(', ')
}
