/** A crane swings crates over a plinth; what is dropped stands, leans or falls. Ells of 50 cm, ticks of 1/60 s, y up. */
import { chance, type Chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { cosine, sine, TURN } from '../kit/rules/trig.ts'
import { hangAt, levelOver, paceAt } from './rules/crane.ts'
import { SHARES, YARD } from './rules/curve.ts'
import { KINDS, kindOf, type KindName } from './rules/kinds.ts'
import { crateOf, PLINTH, step, type Grip, type Moving, type Placed } from './rules/physics.ts'
import { nextGust, windAt, type Gust } from './rules/weather.ts'

export interface Landing {
  readonly id: number
  readonly tick: number
  readonly neat: boolean
}

export interface Yard {
  readonly tick: number
  /** Crates let go so far; the last one's id. */
  readonly crates: number
  readonly lost: number
  /** Held by ivy for good. */
  readonly rooted: readonly Placed[]
  readonly loose: readonly Moving[]
  readonly grips: readonly Grip[]
  /** Ticks for which nothing has moved; from `quietTicks` on the tower is asleep. */
  readonly calm: number
  /** Ticks that the world still holds its breath. */
  readonly hold: number
  /** The crate in the air; 0 when there is none. */
  readonly flying: number
  readonly landing: Landing | null
  /** Neat landings in a row. */
  readonly streak: number
  readonly hanging: KindName | null
  readonly next: KindName
  /** When the hook last took or lost a crate. */
  readonly hooked: number
  readonly phase: number
  /** The height at which a crate hangs, eased towards where it should. */
  readonly level: number
  readonly gust: Gust
  /** The highest that the tower has stood, in centimetres. */
  readonly height: number
  /** Ticks since the last spare crate fell; 0 before that. */
  readonly ending: number
  readonly cursor: number
}

export type Drop = 'drop'

/** All corners of each kind, x and y in turns. Made once, and flat: the tower's top is asked for in every tick. */
const CORNERS = Object.fromEntries(
  Object.entries(KINDS).map(([name, { parts }]) => [name, parts.flat(2)]),
) as unknown as Readonly<Record<KindName, readonly number[]>>

/** How far a crate reaches up from its middle. */
export function topOf({ kind, y, turn }: Placed): number {
  const corners = CORNERS[kind]
  const up = cosine(turn)
  const across = sine(turn)
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < corners.length; i += 2)
    top = Math.max(top, y + (corners[i] ?? 0) * across + (corners[i + 1] ?? 0) * up)
  return top
}

/** The middle of a crate's top, where the next one belongs. */
export const seatOf = ({ kind, x, turn }: Placed): number => x + kindOf(kind).seat * cosine(turn)

/** The top of all that stands: everything but the crate in the air. */
export function towerTop({ rooted, loose, flying }: Yard): number {
  let top = 0
  for (const crate of rooted.slice(-4)) top = Math.max(top, topOf(crate))
  for (const crate of loose) if (crate.id !== flying) top = Math.max(top, topOf(crate))
  return top
}

export const windOf = ({ gust, tick }: Yard): number => windAt(gust, tick)
export const hangOf = (yard: Yard) => hangAt(yard.phase, yard.crates, yard.level, windOf(yard))
export const isAsleep = ({ calm }: Yard) => calm >= YARD.quietTicks
export const isReady = (yard: Yard) => yard.hanging !== null && yard.tick - yard.hooked >= YARD.lowering

/** Below this height a crate has fallen. */
export function lostBelow({ rooted }: Pick<Yard, 'rooted'>): number {
  const ivy = rooted.reduce((top, { y }) => Math.max(top, y), 0)
  return Math.max(YARD.ground + 0.45, ivy - YARD.depth)
}

function deal(crates: number, dice: Chance): KindName {
  return dice.pick(
    SHARES.flatMap(({ kind, from, times }) => (crates >= from ? Array<KindName>(times).fill(kind) : [])),
  )
}

/** Move what moves. A sleeping tower is a rock to the crate in the air, until that touches it. */
function move(yard: Yard): Yard {
  const asleep = isAsleep(yard)
  if (yard.hold) return { ...yard, hold: yard.hold - 1 }
  if (asleep && !yard.flying) return yard
  const line = lostBelow(yard) - 1
  const near = yard.rooted.filter(({ y }) => y > line)
  const scene = { plinth: YARD.plinth, wind: windOf(yard) }
  if (asleep) {
    const still = yard.loose.filter(({ id }) => id !== yard.flying)
    const air = yard.loose.filter(({ id }) => id === yard.flying)
    const { loose, grips } = step({ ...scene, fixed: [...near, ...still], loose: air, grips: [] })
    if (!grips.length) return { ...yard, loose: [...still, ...loose] }
  }
  return {
    ...yard,
    ...step({ ...scene, fixed: near, loose: yard.loose, grips: yard.grips }),
    calm: asleep ? 0 : yard.calm,
  }
}

/** What the crate in the air touches now. */
function supports({ grips, flying }: Yard): number[] {
  const touched = grips.map(([one, other]) => [crateOf(one), crateOf(other)] as const)
  return touched.flatMap(([a, b]) => (a === flying ? [b] : b === flying ? [a] : []))
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
  // A neat landing sits: what is set down well must not roll off by the swing that it still had.
  const seated = { ...crate, vx: 0, vy: crate.vy * YARD.sit, spin: 0 }
  return {
    ...yard,
    loose: neat ? yard.loose.map((other) => (other === crate ? seated : other)) : yard.loose,
    flying: 0,
    landing: { id: crate.id, tick: yard.tick, neat },
    streak: neat ? yard.streak + 1 : 0,
    hold: neat ? YARD.holdNeat : YARD.hold,
  }
}

/** Crates that have fallen are gone, and the third one ends the shift. */
function fall(yard: Yard): Yard {
  const line = lostBelow(yard)
  const loose = yard.loose.filter(({ y }) => y > line)
  const gone = yard.loose.length - loose.length
  if (!gone) return yard
  const lost = yard.lost + gone
  return {
    ...yard,
    loose,
    lost,
    streak: 0,
    flying: loose.some(({ id }) => id === yard.flying) ? yard.flying : 0,
    ending: lost >= YARD.spare ? Math.max(1, yard.ending) : 0,
    hanging: lost >= YARD.spare ? null : yard.hanging,
  }
}

/** Count the quiet; when there has been enough of it, measure the tower and let ivy hold what it can reach. */
function settle(yard: Yard): Yard {
  if (isAsleep(yard)) return windOf(yard) && yard.loose.length ? { ...yard, calm: 0 } : yard
  const quiet =
    !yard.flying &&
    !yard.hold &&
    !windOf(yard) &&
    yard.loose.every(
      ({ vx, vy, spin }) =>
        Math.abs(vx) < YARD.quiet && Math.abs(vy) < YARD.quiet && Math.abs(spin) < YARD.quietSpin,
    )
  const calm = quiet ? yard.calm + 1 : 0
  if (calm < YARD.quietTicks) return calm === yard.calm ? yard : { ...yard, calm }
  return ivy({
    ...yard,
    calm,
    loose: yard.loose.map((crate) => ({ ...crate, vx: 0, vy: 0, spin: 0 })),
    height: Math.max(yard.height, Math.round(towerTop(yard) * YARD.ell)),
  })
}

/** A long streak holds all but the topmost crate; otherwise only what is deep down. */
function ivy(yard: Yard): Yard {
  const upwards = yard.loose.toSorted((a, b) => a.y - b.y)
  const garland = yard.streak >= YARD.garland
  const held = upwards.slice(0, Math.max(0, upwards.length - (garland ? 1 : YARD.loose)))
  if (!held.length) return yard
  return {
    ...yard,
    rooted: [...yard.rooted, ...held.map(({ id, kind, x, y, turn }) => ({ id, kind, x, y, turn }))],
    loose: yard.loose.filter((crate) => !held.includes(crate)),
    streak: garland ? 0 : yard.streak,
  }
}

/** The crane follows the tower, swings, and takes the next crate when the last one is down. */
function swing(yard: Yard): Yard {
  const turned = yard.phase + paceAt(yard.crates)
  const goal = levelOver(towerTop(yard), yard.hanging ?? yard.next)
  const next = {
    ...yard,
    phase: turned < TURN ? turned : turned - TURN,
    level: yard.level + (goal - yard.level) * 0.07,
  }
  const waited = yard.tick - yard.hooked
  const down = yard.flying ? waited > YARD.emptyAtMost : waited > YARD.empty && restedFor(yard) > YARD.empty
  if (yard.hanging || yard.ending || !down) return next
  const dice = chance(yard.cursor)
  return {
    ...next,
    hanging: yard.next,
    next: deal(yard.crates + 1, dice),
    hooked: yard.tick,
    cursor: dice.cursor,
  }
}

const restedFor = ({ landing, tick }: Yard) => (landing ? tick - landing.tick : Number.POSITIVE_INFINITY)

function weather(yard: Yard): Yard {
  if (yard.tick <= yard.gust.until) return yard
  const dice = chance(yard.cursor)
  return { ...yard, gust: nextGust(yard.tick, yard.crates, dice), cursor: dice.cursor }
}

const over = ({ ending }: Yard) => ending > YARD.ending

export const rules: Rules<Yard, Drop> = {
  start(seed) {
    const dice = chance(seed)
    const gust = nextGust(0, 0, dice)
    return {
      tick: 0,
      crates: 0,
      lost: 0,
      rooted: [],
      loose: [],
      grips: [],
      calm: YARD.quietTicks,
      hold: 0,
      flying: 0,
      landing: null,
      streak: 0,
      // The first crate is a good floor and hangs ready, so that the first press is an answer.
      hanging: 'wide',
      next: deal(0, dice),
      hooked: -YARD.lowering,
      phase: 0,
      level: levelOver(0, 'wide'),
      gust,
      height: 0,
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
    if (over(yard)) return yard
    const next = { ...yard, tick: yard.tick + 1, ending: yard.ending && yard.ending + 1 }
    return swing(settle(fall(land(move(weather(next))))))
  },

  moves: (yard) => (isReady(yard) ? ['drop'] : []),
  score: ({ height }) => height,
  outcome: (yard) => (over(yard) ? 'lost' : 'playing'),
}
