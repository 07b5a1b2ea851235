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
import { DEFENDER, FIELD, KINDS, MARKS, LIMITS, OFFER, SIZES, UPGRADES } from './curve.ts'
import {
  HELPS,
  type VirusArrival,
  type Gift,
  type VirusShot,
  type Spore,
  type Point,
  type State,
  type Upgrade,
  type Virus,
} from './state.ts'

/** Objects may be outside the field. */
const isX = between(-FIELD.width, 2 * FIELD.width)
const isY = between(-FIELD.height, 2 * FIELD.height)
const isSpeed = between(-100, 100)
const isId = whole()
const isKind = oneOf(...KINDS, 'boss')
const isSize = whole(0, SIZES.length - 1)
const isSpan = whole(0, 10_000)

const isVirus = record<Virus>({
  id: isId,
  kind: isKind,
  size: isSize,
  x: isX,
  y: isY,
  vx: isSpeed,
  vy: isSpeed,
  strength: between(0, 1e6),
  full: between(1, 1e6),
  born: whole(),
  hit: whole(-1e6),
  mode: whole(0, 3),
  wait: between(-10_000, 10_000),
})
const isShot = record<VirusShot>({
  id: isId,
  x: isX,
  y: isY,
  vx: isSpeed,
  vy: isSpeed,
  born: whole(),
  through: whole(0, MARKS),
  last: isId,
  seeks: isFlag,
})
const isSpore = record<Spore>({ id: isId, x: isX, y: isY, vx: isSpeed, vy: isSpeed })
const isGift = record<Gift>({ id: isId, help: oneOf(...HELPS), x: isX, y: isY })
const isArrival = record<VirusArrival>({ at: between(0, 1e6), x: isX, y: isY, kind: isKind, size: isSize })
/** Level of an upgrade. */
const isMark = whole(0, MARKS)
const eachMark = Object.fromEntries(UPGRADES.map((upgrade) => [upgrade, isMark])) as Record<
  Upgrade,
  typeof isMark
>
const isSpot = record<Point>({ x: isX, y: isY })

const hasStateFields = record<State>({
  tick: whole(),
  cursor: isCursor,
  next: isId,
  x: between(0, FIELD.width),
  y: between(0, FIELD.height),
  vx: isSpeed,
  vy: isSpeed,
  goal: orNull(isSpot),
  push: isSpot,
  hearts: whole(0, 2 * DEFENDER.hearts),
  safe: isSpan,
  spread: isSpan,
  beam: isSpan,
  slow: isSpan,
  shield: isFlag,
  surge: isSpan,
  bosses: whole(0, 1000),
  marks: record<State['marks']>(eachMark),
  offer: listOf(oneOf(...UPGRADES, 'heart'), 0, OFFER.x.length),
  offerAge: isSpan,
  dwell: isSpan,
  spot: isSpot,
  rest: isSpan,
  viruses: listOf(isVirus, 0, LIMITS.viruses),
  shots: listOf(isShot, 0, LIMITS.shots),
  spores: listOf(isSpore, 0, LIMITS.spores),
  gifts: listOf(isGift, 0, 100),
  // Bounds the time to deal a wave; nobody gets this far.
  wave: whole(1, 1000),
  age: whole(-10_000),
  coming: listOf(isArrival),
  score: whole(),
  chain: whole(),
  longest: whole(),
  chainLeft: isSpan,
  bursts: whole(),
  due: whole(-100, 1000),
  stop: isSpan,
})

export const isFight = where(
  hasStateFields,
  ({ viruses, shots, spores, gifts, next, tick, offer, chain, longest }) =>
    offer.length % OFFER.x.length === 0 &&
    chain <= longest &&
    [...viruses, ...shots, ...spores, ...gifts].every(({ id }) => id < next) &&
    [...viruses, ...shots].every(({ born }) => born <= tick),
)
