/** What a saved climb must be like to go on. */
import {
  between,
  isCursor,
  isFlag,
  listOf,
  oneOf,
  orNull,
  record,
  where,
  whole,
} from '../../kit/rules/shape.ts'
import type { Climb, Flight } from './state.ts'
import { KINDS, TREE, WIND, ZONES } from './curve.ts'
import type { Nest, Seed } from './nests.ts'

const HIGH = 100_000
const isHeight = between(-1000, HIGH * TREE.spacing)
const isAside = between(-1000, 1000)

const isNest = record<Nest>({
  id: whole(0, HIGH),
  kind: oneOf('still', 'spring', ...KINDS),
  half: between(1, 1000),
  x: isAside,
  reach: isAside,
  period: between(1, 10_000),
  phase: between(0, 1),
  worn: whole(0, 10_000),
  wind: between(-WIND.strong, WIND.strong),
  crow: isFlag,
})

const isSeed = record<Seed>({ id: whole(), x: isAside, y: isHeight, golden: isFlag })

const isFlying = record<Flight>({
  x: isAside,
  y: isHeight,
  rise: between(0, 100),
  pull: oneOf<number>(...ZONES.map(({ pull }) => pull)),
  drift: between(-WIND.strong, WIND.strong),
  age: whole(0, 1000),
})

const isWhole = record<Climb>({
  cursor: isCursor,
  tick: whole(),
  nests: listOf(isNest, 1, 50),
  seeds: listOf(isSeed, 0, 500),
  at: whole(0, HIGH),
  best: whole(0, HIGH),
  flight: orNull(isFlying),
  hold: whole(0, 100),
  waiting: whole(0, 1000),
  sat: whole(),
  eggs: whole(0, TREE.most),
  cracked: isFlag,
  points: whole(),
  combo: whole(),
  longest: whole(),
  watched: isFlag,
  leaps: whole(),
  centres: whole(),
  backs: whole(),
  saves: whole(),
  golden: whole(),
  bumps: whole(),
  scared: whole(),
})

/** All nests within reach are there, one above the other, and the egg is in one of them or has just left it. */
export const isClimb = where(
  isWhole,
  ({ nests, at, best, combo, longest }) =>
    nests.every(({ id }, i) => id === (nests[0]?.id ?? 0) + i) &&
    nests.some(({ id }) => id === at) &&
    at <= best &&
    combo <= longest &&
    nests.at(-1)?.id === best + TREE.above,
)
