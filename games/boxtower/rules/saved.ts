/** Validates a saved round. */
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
import { SHARES, YARD } from './curve.ts'
import { KINDS, type CrateKind } from './kinds.ts'
import type { Grip, Moving, Placed } from './physics.ts'
import type { Gust } from './weather.ts'
import type { CrateLanding, Yard } from './yard.ts'

const isKind = oneOf(...(Object.keys(KINDS) as CrateKind[]))
const isAside = between(-1000, 1000)
const isHeight = between(-1000, 100_000)
const isSpeed = between(-1000, 1000)

const PLACED = { id: whole(1), kind: isKind, x: isAside, y: isHeight, turn: isSpeed }
const isPlaced = record<Placed>(PLACED)
const isMoving = record<Moving>({ ...PLACED, vx: isSpeed, vy: isSpeed, spin: isSpeed })

/** Outline and corner numbers are small integers; forces stay below 23 in real play. */
const GRIP = [whole(), whole(), whole(0, 1000), between(0, 1000), between(-1000, 1000)]
const isGrip = (value: unknown): value is Grip =>
  Array.isArray(value) && value.length === GRIP.length && GRIP.every((shape, i) => shape(value[i]))
const isGust = record<Gust>({ from: whole(), until: whole(), push: isSpeed, blows: whole(0, 1000) })
const isLanding = record<CrateLanding>({ id: whole(1), tick: whole(), neat: isFlag })

const hasYardFields = record<Yard>({
  tick: whole(),
  crates: whole(),
  lost: whole(),
  spare: whole(0, YARD.spare),
  fell: whole(-YARD.fall),
  // Bounds the cost of a tick, which compares every loose crate with its neighbours: real towers have at most 8 loose.
  rooted: listOf(isPlaced, 0, 5000),
  loose: listOf(isMoving, 0, 40),
  grips: listOf(isGrip),
  calm: whole(),
  hold: whole(0, 1000),
  flying: whole(),
  landing: orNull(isLanding),
  streak: whole(),
  owed: whole(),
  chests: whole(0, YARD.chests * 2),
  bloomed: isFlag,
  hanging: orNull(isKind),
  next: isKind,
  met: whole(1, SHARES.length),
  hooked: whole(-1000),
  phase: between(0, 10),
  level: isHeight,
  gust: isGust,
  storms: whole(),
  unhurt: isFlag,
  height: whole(),
  hope: whole(),
  ending: whole(0, 10_000),
  cursor: isCursor,
})

/** Ids are unique, and only dropped crates exist. */
export const isYard = where(
  hasYardFields,
  ({ rooted, loose, crates, lost, tick, hooked, landing, height, hope, spare, ending, fell }) => {
    const ids = [...rooted, ...loose].map(({ id }) => id)
    return (
      new Set(ids).size === ids.length &&
      ids.every((id) => id <= crates) &&
      ids.length + lost === crates &&
      hooked <= tick &&
      fell <= tick &&
      hope >= height &&
      spare + lost >= YARD.spare &&
      spare > 0 !== ending > 0 &&
      (landing?.tick ?? 0) <= tick
    )
  },
)
