/** Rules: a crane swings crates over a plinth; dropped crates stand, lean or fall. Runs each tick's phases in order. */
import { chance, type Chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { TURN } from '../kit/rules/trig.ts'
import { levelOver, paceAt } from './rules/crane.ts'
import { MAGNET, SHARES, YARD } from './rules/curve.ts'
import type { CrateKind } from './rules/kinds.ts'
import { crateOf, PLINTH, step, type Moving, type Placed } from './rules/physics.ts'
import { nextGust } from './rules/weather.ts'
import {
  comingOf,
  hangOf,
  isAsleep,
  isDrop,
  isReady,
  isStormy,
  lostBelow,
  seatOf,
  towerTop,
  uppermost,
  windOf,
  type Drop,
  type Yard,
} from './rules/yard.ts'
import { isYard } from './rules/saved.ts'

/** Deals the next kind: a new one once it is due, otherwise one of those already introduced. */
function deal(crates: number, met: number, dice: Chance): Pick<Yard, 'next' | 'met'> {
  const fresh = SHARES[met]
  if (fresh && crates >= fresh.from) return { next: fresh.kind, met: met + 1 }
  const bag = SHARES.slice(0, met).flatMap(({ kind, times }) => Array<CrateKind>(times).fill(kind))
  return { next: dice.pick(bag), met }
}

/** Number of kinds in play from the start. */
const OPENING_KINDS = SHARES.filter(({ from }) => from === 0).length

/** Pulls the falling crate sideways towards the seat below, like a critically damped spring. */
function pullByMagnet(crate: Moving, yard: Yard): Moving {
  const below = uppermost(yard)
  if (crate.kind !== 'magnet' && below?.kind !== 'magnet') return crate
  const off = (below ? seatOf(below) : 0) - crate.x
  if (Math.abs(off) > MAGNET.reach) return crate
  return { ...crate, vx: crate.vx + (MAGNET.pull * (MAGNET.pull * off - 2 * crate.vx)) / 60 }
}

/** Advances the physics. A sleeping tower is fixed for the falling crate until it is touched. */
function move(yard: Yard): Yard {
  const asleep = isAsleep(yard)
  if (yard.hold) return { ...yard, hold: yard.hold - 1 }
  if (asleep && !yard.flying) return yard
  const flying = yard.loose.find(({ id }) => id === yard.flying)
  const moving = flying
    ? yard.loose.map((crate) => (crate === flying ? pullByMagnet(crate, yard) : crate))
    : yard.loose
  const line = lostBelow(yard) - 1
  const near = yard.rooted.filter(({ y }) => y > line)
  const scene = { plinth: YARD.plinth, wind: windOf(yard) }
  if (asleep) {
    const still = moving.filter(({ id }) => id !== yard.flying)
    const air = moving.filter(({ id }) => id === yard.flying)
    const { loose, grips } = step({ ...scene, fixed: [...near, ...still], loose: air, grips: [] })
    if (!grips.length) return { ...yard, loose: [...still, ...loose] }
  }
  return {
    ...yard,
    ...step({ ...scene, fixed: near, loose: moving, grips: yard.grips }),
    calm: asleep ? 0 : yard.calm,
  }
}

/** Ids that the falling crate touches. */
function supports({ grips, flying }: Yard): number[] {
  const touched = grips.map(([one, other]) => [crateOf(one), crateOf(other)] as const)
  return touched.flatMap(([a, b]) => (a === flying ? [b] : b === flying ? [a] : []))
}

/** How many multiples of `every` a streak has passed. */
const multiplesPassed = (before: number, after: number, every: number) =>
  Math.max(0, Math.floor(after / every) - Math.floor(before / every))

/** The golden chests that a streak brings: a few with the first garland of a round, then more with every full bloom. */
function bloom({ bloomed, chests, streak: before }: Yard, streak: number): Pick<Yard, 'bloomed' | 'chests'> {
  if (multiplesPassed(before, streak, YARD.bloom)) return { bloomed: true, chests: YARD.chests }
  if (bloomed || !multiplesPassed(before, streak, YARD.garland)) return { bloomed, chests }
  return { bloomed: true, chests: YARD.firstChests }
}

function land(yard: Yard): Yard {
  if (!yard.flying || isAsleep(yard)) return yard
  const below = supports(yard)
  const crate = yard.loose.find(({ id }) => id === yard.flying)
  if (!below.length || !crate) return yard
  const middles = [...yard.rooted, ...yard.loose].filter(({ id }) => below.includes(id)).map(seatOf)
  const onPlinth = below.includes(PLINTH)
  const middle = onPlinth ? 0 : middles.reduce((sum, x) => sum + x, 0) / middles.length
  const neat =
    Math.abs(crate.x - middle) <= (onPlinth ? YARD.neatOnPlinth : YARD.neat) &&
    Math.abs(crate.turn) < YARD.neatTilt
  const streak = neat ? yard.streak + (isStormy(yard) ? YARD.daring : 1) : 0
  // Stops the sideways swing, so that a neatly landed crate does not slide off.
  const seated = { ...crate, vx: 0, vy: crate.vy * YARD.sit, spin: 0 }
  const sticks = crate.kind === 'honey'
  return {
    ...yard,
    ...rootWhere(
      yard.rooted,
      yard.loose.map((other) => (other === crate && neat ? seated : other)),
      (other) => sticks && (other.id === crate.id || isSlow(other, YARD.sets, YARD.sets)),
    ),
    flying: 0,
    landing: { id: crate.id, tick: yard.tick, neat },
    streak,
    owed: yard.owed + multiplesPassed(yard.streak, streak, YARD.garland),
    ...bloom(yard, streak),
    hold: neat ? YARD.holdNeat : YARD.hold,
    hope: Math.max(yard.hope, heightOf({ ...yard, flying: 0 })),
  }
}

/** Height of the tower in centimetres. */
const heightOf = (yard: Yard) => Math.round(towerTop(yard) * YARD.ell)

/** Takes back a height counted on landing if the tower sinks before it comes to rest. */
const sink = (yard: Yard): Yard =>
  yard.hope > yard.height && heightOf(yard) < yard.hope - YARD.sinks ? { ...yard, hope: yard.height } : yard

/** Removes fallen crates. A fall counts once, however many crates it takes, and the last one ends the shift. */
function fall(yard: Yard): Yard {
  const line = lostBelow(yard)
  const loose = yard.loose.filter(({ y }) => y > line)
  const gone = yard.loose.length - loose.length
  if (!gone) return yard
  const isFree = yard.tick < YARD.grace || yard.tick - yard.fell < YARD.fall
  const spare = isFree || !yard.spare ? yard.spare : yard.spare - 1
  return {
    ...yard,
    loose,
    lost: yard.lost + gone,
    spare,
    fell: yard.tick,
    streak: 0,
    unhurt: false,
    flying: loose.some(({ id }) => id === yard.flying) ? yard.flying : 0,
    ending: spare ? 0 : Math.max(1, yard.ending),
    hanging: spare ? yard.hanging : null,
  }
}

/** `speed` is in ells/s, `turning` in radians/s. */
const isSlow = ({ vx, vy, spin }: Moving, speed: number, turning: number) =>
  Math.abs(vx) < speed && Math.abs(vy) < speed && Math.abs(spin) < turning
const isSteady = (crate: Moving) => isSlow(crate, YARD.steady, YARD.steady)

/** Counts steady ticks. After enough of them the tower is measured and ivy takes hold; at rest it sleeps. */
function settle(yard: Yard): Yard {
  const wind = windOf(yard)
  if (isAsleep(yard)) return wind && yard.loose.length ? { ...yard, calm: 0 } : yard
  if (yard.flying || yard.hold || !yard.loose.every(isSteady)) return yard.calm ? { ...yard, calm: 0 } : yard
  if (yard.calm < YARD.steadyTicks) return { ...yard, calm: yard.calm + 1 }
  const height = Math.max(yard.height, heightOf(yard))
  const standing = { ...yard, height, hope: height, ...ivy(yard, yard.owed ? 1 : YARD.loose), owed: 0 }
  if (wind || !yard.loose.every((crate) => isSlow(crate, YARD.quiet, YARD.quietSpin))) return standing
  return {
    ...standing,
    calm: YARD.steadyTicks + 1,
    loose: standing.loose.map((crate) => ({ ...crate, vx: 0, vy: 0, spin: 0 })),
  }
}

/** Fixes the matching crates in place for good. */
const rootWhere = (
  rooted: readonly Placed[],
  loose: readonly Moving[],
  matches: (crate: Moving) => boolean,
): Pick<Yard, 'rooted' | 'loose'> => ({
  rooted: [...rooted, ...loose.filter(matches).map(({ id, kind, x, y, turn }) => ({ id, kind, x, y, turn }))],
  loose: loose.filter((crate) => !matches(crate)),
})

/** Roots all but the `free` topmost crates. */
function ivy({ rooted, loose }: Yard, free: number): Pick<Yard, 'rooted' | 'loose'> {
  const upwards = loose.toSorted((a, b) => a.y - b.y)
  const taken = upwards.slice(0, Math.max(0, upwards.length - free))
  return rootWhere(rooted, loose, (crate) => taken.includes(crate))
}

/** Roots the lowest crate once it is steady: a tower of many loose crates would never come to rest. */
function creep(yard: Yard): Yard {
  if (yard.loose.length <= YARD.loose) return yard
  const lowest = yard.loose.reduce((low, crate) => (crate.y < low.y ? crate : low))
  if (lowest.id === yard.flying || !isSteady(lowest)) return yard
  return { ...yard, ...rootWhere(yard.rooted, yard.loose, (crate) => crate === lowest) }
}

/** Swings the crane, raises it with the tower, and hooks the next crate once the last one is down. */
function swing(yard: Yard): Yard {
  const turned = yard.phase + paceAt(yard.crates)
  const goal = levelOver(towerTop(yard), yard.hanging ?? comingOf(yard))
  const next = {
    ...yard,
    phase: turned < TURN ? turned : turned - TURN,
    level: yard.level + (goal - yard.level) * 0.07,
  }
  const waited = yard.tick - yard.hooked
  const down = yard.flying ? waited > YARD.emptyAtMost : waited > YARD.empty && restedFor(yard) > YARD.empty
  if (yard.hanging || yard.ending || !down) return next
  const taken = { ...next, hanging: comingOf(yard), hooked: yard.tick }
  if (yard.chests) return { ...taken, chests: yard.chests - 1 }
  const dice = chance(yard.cursor)
  return { ...taken, ...deal(yard.crates + 1, yard.met, dice), cursor: dice.cursor }
}

const restedFor = ({ landing, tick }: Yard) => (landing ? tick - landing.tick : Number.POSITIVE_INFINITY)

/** A storm survived without a fall earns ivy and gives one fall back. */
function weather(yard: Yard): Yard {
  const { gust, tick, storms } = yard
  if (gust.blows && tick === gust.from) return { ...yard, unhurt: true }
  if (tick <= gust.until) return yard
  const dice = chance(yard.cursor)
  const weathered = gust.blows > 0 && yard.unhurt && !yard.ending
  const after = storms + (gust.blows ? 1 : 0)
  return {
    ...yard,
    gust: nextGust(tick, yard.crates, after, dice),
    storms: after,
    unhurt: false,
    spare: Math.min(YARD.spare, yard.spare + (weathered ? 1 : 0)),
    owed: yard.owed + (weathered ? 1 : 0),
    // Wakes the tower so that ivy takes hold at once.
    calm: weathered ? 0 : yard.calm,
    cursor: dice.cursor,
  }
}

const isOver = ({ ending }: Yard) => ending > YARD.ending

export const rules: Rules<Yard, Drop> = {
  start(seed) {
    const dice = chance(seed)
    const gust = nextGust(0, 0, 0, dice)
    return {
      tick: 0,
      crates: 0,
      lost: 0,
      spare: YARD.spare,
      fell: -YARD.fall,
      rooted: [],
      loose: [],
      grips: [],
      calm: YARD.steadyTicks + 1,
      hold: 0,
      flying: 0,
      landing: null,
      streak: 0,
      owed: 0,
      chests: 0,
      bloomed: false,
      // A wide floor hangs ready, so that the first press works at once.
      hanging: 'wide',
      ...deal(1, OPENING_KINDS, dice),
      hooked: -YARD.lowering,
      phase: 0,
      level: levelOver(0, 'wide'),
      gust,
      storms: 0,
      unhurt: false,
      height: 0,
      hope: 0,
      ending: 0,
      cursor: dice.cursor,
    }
  },

  act(yard, _drop) {
    if (!yard.hanging || !isReady(yard)) return yard
    const { x, y, turn, vx } = hangOf(yard)
    const id = yard.crates + 1
    const crate: Moving = { id, kind: yard.hanging, x, y, turn, vx, vy: -YARD.push, spin: 0 }
    return {
      ...yard,
      crates: id,
      loose: [...yard.loose, crate],
      flying: id,
      hanging: null,
      hooked: yard.tick,
    }
  },

  tick(yard) {
    if (isOver(yard)) return yard
    const next = { ...yard, tick: yard.tick + 1, ending: yard.ending && yard.ending + 1 }
    return swing(creep(settle(sink(fall(land(move(weather(next))))))))
  },

  isAction: isDrop,
  moves: (yard) => (isReady(yard) ? ['drop'] : []),
  score: ({ hope }) => hope,
  outcome: (yard) => (isOver(yard) ? 'lost' : 'playing'),
  fits: isYard,
}
