/** Validates saved climbs. */
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
import type { Climb, EggFlight } from './state.ts'
import { KINDS, TREE, WIND, ZONES } from './curve.ts'
import type { Nest, Seed } from './nests.ts'

const HIGH = 100_000
const isHeight = between(-1000, HIGH * TREE.spacing)
const isOffset = between(-1000, 1000)

const isNest = record<Nest>({
  id: whole(0, HIGH),
  kind: oneOf('still', 'spring', ...KINDS),
  half: between(1, 1000),
  x: isOffset,
  reach: isOffset,
  period: between(1, 10_000),
  phase: between(0, 1),
  worn: whole(0, 10_000),
  wind: between(-WIND.strong, WIND.strong),
  crow: isFlag,
  forked: isFlag,
  golden: isFlag,
})

const isSeed = record<Seed>({ id: whole(), x: isOffset, y: isHeight, golden: isFlag })

const isFlight = record<EggFlight>({
  x: isOffset,
  y: isHeight,
  rise: between(0, 100),
  pull: oneOf<number>(...ZONES.map(({ pull }) => pull)),
  drift: between(-WIND.strong, WIND.strong),
  age: whole(0, 1000),
})

const hasClimbShape = record<Climb>({
  cursor: isCursor,
  tick: whole(),
  nests: listOf(isNest, 1, 50),
  seeds: listOf(isSeed, 0, 500),
  at: whole(0, HIGH),
  best: whole(0, HIGH),
  flight: orNull(isFlight),
  hold: whole(0, 100),
  waiting: whole(0, 1000),
  sat: whole(),
  eggs: whole(0, TREE.most),
  cracked: isFlag,
  points: whole(),
  combo: whole(),
  longest: whole(),
  hadFever: isFlag,
  watched: isFlag,
  leaps: whole(),
  centres: whole(),
  backs: whole(),
  saves: whole(),
  golden: whole(),
  bumps: whole(),
  scared: whole(),
})

/** Checks that the nests are consecutive and complete, and that the egg's nest is among them. */
export const isClimb = where(
  hasClimbShape,
  ({ nests, at, best, combo, longest }) =>
    nests.every(({ id }, i) => id === (nests[0]?.id ?? 0) + i) &&
    nests.some(({ id }) => id === at) &&
    at <= best &&
    combo <= longest &&
    nests.at(-1)?.id === best + TREE.above,
)
