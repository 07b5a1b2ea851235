/** Validates saved rounds. */
import { between, isCursor, listOf, record, where, whole } from '../../kit/rules/shape.ts'
import { LANE, MOST_LOST } from './curve.ts'
import { LANES, type Petal, type PetalFall } from './state.ts'

const isPetal = record<Petal>({ id: whole(), lane: whole(0, LANES - 1), at: between(0, LANE.end) })

const hasShape = record<PetalFall>({
  tick: whole(),
  petals: listOf(isPetal, 0, 100),
  wait: whole(0, 1000),
  made: whole(),
  closed: listOf(whole(), LANES, LANES),
  caught: whole(),
  points: whole(),
  row: whole(),
  lost: whole(0, MOST_LOST),
  cursor: isCursor,
})

/** Also compares the fields with each other, so that a forged save cannot hold an impossible score. */
export const isPetalFall = where(
  hasShape,
  ({ petals, made, caught, points, row, lost }) =>
    petals.every(({ id }) => id < made) &&
    caught + lost + petals.length <= made &&
    row <= caught &&
    points >= caught &&
    points <= caught * 2,
)
