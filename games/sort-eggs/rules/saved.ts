/** What a saved day must be like to go on. */
import { isCursor, isFlag, listOf, oneOf, record, where, whole } from '../../kit/rules/shape.ts'
import { KINDS, type Basket, type Day, type Egg } from './state.ts'
import { FARM, ROW } from './curve.ts'
import { endsOf, type Gate } from './tree.ts'

const isKind = whole(0, KINDS.length - 1)
const isPlace = whole(1, 2 ** (FARM.mostRows + 1) - 1)

const isGate = record<Gate>({ place: isPlace, way: oneOf(0, 1) })
const isBasket = record<Basket>({ place: isPlace, kind: isKind, held: whole() })
const isEgg = record<Egg>({
  id: whole(),
  kind: isKind,
  golden: isFlag,
  place: isPlace,
  at: whole(0, (FARM.mostRows + 2) * ROW),
})

const isWhole = record<Day>({
  tick: whole(),
  gates: listOf(isGate, 1, 2 ** FARM.mostRows - 1),
  baskets: listOf(isBasket, 2, 2 ** FARM.mostRows),
  eggs: listOf(isEgg, 0, 100),
  laid: whole(),
  next: record<Day['next']>({ kind: isKind, golden: isFlag }),
  bag: listOf(isKind, 0, 100),
  space: whole(0, 100 * ROW),
  lot: whole(0, 1000),
  changes: whole(),
  rest: whole(0, 1000),
  stop: whole(0, 1000),
  row: whole(),
  longest: whole(),
  points: whole(),
  broken: whole(0, FARM.broken),
  flips: whole(),
  cursor: isCursor,
})

/** Where a chute ends there is one basket, each of another pattern, and only those patterns come. */
export const isDay = where(isWhole, ({ gates, baskets, eggs, next, bag, row, longest }) => {
  const ends = endsOf(gates)
  const kinds = new Set(baskets.map(({ kind }) => kind))
  return (
    row <= longest &&
    new Set(gates.map(({ place }) => place)).size === gates.length &&
    gates.every(({ place }) => place === 1 || gates.some((above) => above.place === place >> 1)) &&
    ends.length === baskets.length &&
    ends.every((end) => baskets.some(({ place }) => place === end)) &&
    kinds.size === baskets.length &&
    [...eggs, next].every(({ kind }) => kinds.has(kind)) &&
    bag.every((kind) => kinds.has(kind)) &&
    eggs.every(({ at }, i) => i === 0 || at < (eggs[i - 1]?.at ?? 0))
  )
})
