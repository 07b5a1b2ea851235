/** A crane swings crates over a plinth; what is dropped stands, leans or falls. What happens in a tick, in its order. */
import { chance, type Chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { TURN } from '../kit/rules/trig.ts'
import { levelOver, paceAt } from './rules/crane.ts'
import { SHARES, YARD } from './rules/curve.ts'
import type { KindName } from './rules/kinds.ts'
import { crateOf, PLINTH, step, type Moving } from './rules/physics.ts'
import { nextGust } from './rules/weather.ts'
import {
  hangOf,
  isAsleep,
  isReady,
  lostBelow,
  seatOf,
  towerTop,
  windOf,
  type Drop,
  type Yard,
} from './rules/yard.ts'
import { isYard } from './rules/saved.ts'

function deal(crates: number, dice: Chance): KindName {
  return dice.pick(
    SHARES.flatMap(({ kind, from, times }) => (crates >= from ? Array<KindName>(times).fill(kind) : [])),
  )
}

/** Moves what moves. To the crate in the air a sleeping tower is a rock, until it is touched. */
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
  // What is set down well must not slide off by the swing that it still has.
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

/** Fallen crates are gone, and the third one ends the shift. */
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

/** Counts the quiet ticks. After enough of them the tower is measured, and ivy holds what it can reach. */
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

/** After a long streak ivy holds all but the topmost crate, otherwise only what is deep down. */
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
      // The first crate is a good floor, and hangs ready so that the first press is answered at once.
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
  fits: isYard,
}
