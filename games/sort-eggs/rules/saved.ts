/** Validates a saved round. */
import { isCursor, listOf, oneOf, record, where, whole } from '../../kit/rules/shape.ts'
import { FORMS, PATTERNS, TWISTS, type Basket, type Day, type Egg, type Gate, type Thought } from './state.ts'
import { isPlace } from './action.ts'
import { FARM, lotsOf, ROW } from './curve.ts'
import { endsOf, isUnder } from './tree.ts'

const isKind = whole(0, PATTERNS.length - 1)

const isGate = record<Gate>({ place: isPlace, way: oneOf(0, 1) })
const isBasket = record<Basket>({ place: isPlace, kind: isKind, held: whole() })
const thought = { kind: isKind, other: isKind, form: oneOf(...FORMS) }
const isEgg = record<Egg>({
  ...thought,
  id: whole(),
  place: isPlace,
  at: whole(0, (FARM.mostRows + 2) * ROW),
})

const hasDayFields = record<Day>({
  tick: whole(),
  gates: listOf(isGate, 1, FARM.mostGates),
  baskets: listOf(isBasket, 2, FARM.mostGates + 1),
  eggs: listOf(isEgg, 0, 100),
  laid: whole(),
  next: record<Thought>(thought),
  bag: listOf(isKind, 0, 100),
  space: whole(0, 100 * ROW),
  lots: whole(0, 9),
  lot: whole(0, 99),
  nights: whole(),
  twists: listOf(oneOf(...TWISTS), 0, TWISTS.length),
  fox: whole(),
  prowl: whole(0, 99),
  changes: whole(),
  rest: whole(0, FARM.night),
  stop: whole(0, FARM.breakStop),
  row: whole(),
  longest: whole(),
  points: whole(),
  broken: whole(0, FARM.broken),
  slips: whole(0, FARM.broken),
  today: whole(),
  home: whole(),
  golds: whole(),
  thrown: whole(),
  shooed: whole(),
  fed: whole(),
  flips: whole(),
  cursor: isCursor,
})

const areDifferent = (list: readonly unknown[]) => new Set(list).size === list.length

/** Each chute ends at one basket, all baskets have different patterns, and only those patterns come. */
export const isDay = where(hasDayFields, (day) => {
  const { gates, baskets, eggs, next, bag, row, longest, twists, fox, home, golds, today, nights, lots } = day
  const ends = endsOf(gates)
  const kinds = baskets.map(({ kind }) => kind)
  const isLeft = (kind: number) => baskets.some((basket) => basket.kind === kind && isUnder(basket.place, 2))
  /** Only a twin has two patterns, one from each side of the first gate. */
  const isValidThought = ({ kind, other, form }: Thought) =>
    kinds.includes(kind) &&
    kinds.includes(other) &&
    (form === 'twin' ? isLeft(kind) && !isLeft(other) : kind === other)
  return (
    row <= longest &&
    today <= home &&
    golds <= home &&
    day.lot <= (lotsOf(nights)[lots] ?? -1) &&
    areDifferent(gates.map(({ place }) => place)) &&
    gates.every(({ place }) => place === 1 || gates.some((above) => above.place === place >> 1)) &&
    ends.length === baskets.length &&
    ends.every((end) => baskets.some(({ place }) => place === end)) &&
    areDifferent(kinds) &&
    areDifferent(twists) &&
    (!fox || ends.includes(fox)) &&
    [...eggs, next].every(isValidThought) &&
    bag.every((kind) => kinds.includes(kind)) &&
    areDifferent(eggs.map(({ id }) => id)) &&
    eggs.every(
      ({ id, at, place, form }, i) =>
        id <= day.laid && (place === 1 || form !== 'twin') && (i === 0 || at <= (eggs[i - 1]?.at ?? 0)),
    )
  )
})
