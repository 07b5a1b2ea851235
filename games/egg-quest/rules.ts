/** Rules of Egg Quest. Heights are in units above the ground, times in ticks of 1/60 s. */
import { chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { centreOf, coolChain, isFever, multiplierOf } from './rules/chain.ts'
import { CHAIN, CROW, POINTS, SEEDS, TREE } from './rules/curve.ts'
import { flightX, dropFrom, flightY, isFalling, leapFrom } from './rules/flight.ts'
import {
  crowsX,
  crowY,
  dealNest,
  dealSeeds,
  isFrail,
  isGone,
  isShut,
  nestX,
  nestY,
  withGolden,
  type Nest,
  type Seed,
} from './rules/nests.ts'
import { isClimb } from './rules/saved.ts'
import { isLeap, type Climb, type EggFlight, type Leap } from './rules/state.ts'

export type { Climb, EggFlight, Leap } from './rules/state.ts'

/** Height of the egg's centre above its foot. */
export const EGG = 20

export function nestOf({ nests }: Pick<Climb, 'nests'>, id: number): Nest {
  const nest = nests.find((one) => one.id === id)
  if (!nest) throw new Error(`The tree has no nest ${id}.`)
  return nest
}

export const isReady = ({ flight, hold, waiting, eggs }: Climb) => !flight && !hold && !waiting && eggs > 0

/** Seeds caught between two states. A landing catches none; it only drops seeds far below. */
export const seedsCaught = (before: Climb, after: Climb): readonly Seed[] =>
  after.best > before.best ? [] : before.seeds.filter((seed) => !after.seeds.includes(seed))

/** Deals nests and seeds above the egg and drops those too far below. */
function grow(climb: Climb): Climb {
  const deal = chance(climb.cursor)
  const nests = climb.nests.filter(({ id }) => id >= climb.best - TREE.below)
  const floor = (nests[0]?.id ?? 0) * TREE.spacing
  const seeds = climb.seeds.filter(({ y }) => y > floor)
  for (let id = (nests.at(-1)?.id ?? -1) + 1; id <= climb.best + TREE.above; id++) {
    nests.push(dealNest(id, nests.at(-1), deal))
    seeds.push(...dealSeeds(id, deal))
  }
  return { ...climb, nests, seeds, cursor: deal.cursor }
}

const leap = (climb: Climb): Climb => ({
  ...climb,
  flight: leapFrom(nestOf(climb, climb.at), climb.tick),
  sat: 0,
  leaps: climb.leaps + 1,
})

/** Mends every worn nest except the one holding the egg. */
const mendNests = (nests: readonly Nest[], except: number) =>
  nests.some(({ worn, id }) => worn && id !== except)
    ? nests.map((nest) => (nest.id === except ? nest : { ...nest, worn: 0 }))
    : nests

/** The nest that catches the falling egg in this tick, if any. */
function catchingNest({ nests, tick }: Climb, flight: EggFlight): Nest | undefined {
  if (!isFalling(flight)) return undefined
  const from = flightY(flight, flight.age - 1)
  const to = flightY(flight, flight.age)
  // Where the two nests of a fork cross, the ordinary one is in front.
  return nests
    .flatMap(withGolden)
    .findLast(
      (nest) =>
        to <= nestY(nest, tick) &&
        from > nestY(nest, tick - 1) &&
        Math.abs(nestX(nest, tick) - flightX(flight, flight.age)) <= nest.half &&
        !isGone(nest) &&
        !isShut(nest, tick),
    )
}

/** Loses the egg, unless Mother hen is on watch or the round is young: then she brings it back. */
function shatter(climb: Climb): Climb {
  const isEarly = climb.tick <= TREE.kind
  const saved = isEarly || climb.watched
  return {
    ...climb,
    flight: null,
    eggs: climb.eggs - Number(!saved),
    saves: climb.saves + Number(saved),
    watched: climb.watched && isEarly,
    cracked: false,
    combo: 0,
    hold: TREE.breaking,
    waiting: TREE.nextEgg,
    sat: 0,
    nests: mendNests(climb.nests, -1),
  }
}

function land(climb: Climb, nest: Nest, x: number): Climb {
  // The other nest of a fork is gone.
  const nests = mendNests(climb.nests, nest.id).map((one) =>
    one.id === nest.id ? { ...nest, forked: false } : one,
  )
  const landed = { ...climb, flight: null, at: nest.id, nests }
  if (nest.id <= climb.best) {
    // The home nest lies in soft grass: until the first nest is reached, falling back does not crack the egg.
    const isSoft = climb.best === 0
    if (climb.cracked && !isSoft) return shatter({ ...climb, at: nest.id })
    return { ...landed, hold: TREE.landing, combo: 0, backs: climb.backs + 1, cracked: !isSoft }
  }
  const centred = Math.abs(nestX(nest, climb.tick) - x) <= centreOf(climb, nest)
  const combo = centred ? climb.combo + 1 : 0
  const golden = Number(centred && combo % CHAIN.golden === 0)
  return grow({
    ...landed,
    best: nest.id,
    cracked: false,
    hold: centred ? TREE.centred : TREE.landing,
    combo,
    longest: Math.max(climb.longest, combo),
    watched: climb.watched || combo === CHAIN.fever,
    centres: climb.centres + Number(centred),
    eggs: Math.min(TREE.most, climb.eggs + golden),
    golden: climb.golden + golden,
    // A leap from a spring skips a nest, which counts too.
    points:
      climb.points +
      ((nest.id - climb.best) * POINTS.nest + (nest.golden ? POINTS.gilt : 0)) * multiplierOf({ combo }),
  })
}

/** The nest above the crow that the egg runs into, if any. */
const nestOfCrowHit = ({ nests, tick }: Climb, x: number, middle: number) =>
  nests.find(
    (nest) =>
      nest.crow &&
      Math.abs(crowY(nest) - middle) < CROW.near &&
      crowsX(nest, tick).some((at) => Math.abs(at - x) < CROW.aside),
  )

/** Removes the crow: in a fever it flees and scores, otherwise it stops the leap. */
function hitCrow(climb: Climb, flight: EggFlight, above: Nest): Climb {
  const nests = climb.nests.map((nest) => (nest === above ? { ...nest, crow: false } : nest))
  if (!isFever(climb)) return { ...climb, nests, flight: dropFrom(flight), bumps: climb.bumps + 1 }
  const points = climb.points + POINTS.crow * multiplierOf(climb)
  return { ...climb, nests, flight, points, scared: climb.scared + 1 }
}

function fly(climb: Climb, before: EggFlight): Climb {
  const flight = { ...before, age: before.age + 1 }
  const x = flightX(flight, flight.age)
  const y = flightY(flight, flight.age)
  const nest = catchingNest(climb, flight)
  if (nest) return land(climb, nest, x)
  if (y < Math.max(-EGG, climb.at * TREE.spacing - TREE.depth)) return shatter(climb)
  const above = nestOfCrowHit(climb, x, y + EGG)
  if (above) return hitCrow(climb, flight, above)
  const reach = isFever(climb) ? SEEDS.drawn : SEEDS.near
  const near = (seed: Seed) => Math.abs(seed.x - x) < reach && Math.abs(seed.y - y - EGG) < SEEDS.near
  if (!climb.seeds.some(near)) return { ...climb, flight }
  const worth = climb.seeds
    .filter(near)
    .reduce((sum, { golden }) => sum + (golden ? POINTS.golden : POINTS.seed), 0)
  return {
    ...climb,
    flight,
    seeds: climb.seeds.filter((seed) => !near(seed)),
    points: climb.points + worth * multiplierOf(climb),
  }
}

/** Sitting cools the chain and wears out a sinking or crumbling nest until it drops the egg. */
function sit(climb: Climb): Climb {
  const nest = nestOf(climb, climb.at)
  const sat = climb.sat + 1
  const combo = coolChain(climb.combo, sat)
  if (!isFrail(nest)) return { ...climb, sat, combo }
  const worn = { ...nest, worn: nest.worn + 1 }
  const nests = climb.nests.map((one) => (one === nest ? worn : one))
  const flight = isGone(worn) ? dropFrom(leapFrom(worn, climb.tick)) : null
  return { ...climb, sat, combo, nests, flight }
}

export const rules: Rules<Climb, Leap> = {
  start: (seed) =>
    grow({
      cursor: seed,
      tick: 0,
      nests: [],
      seeds: [],
      at: 0,
      best: 0,
      flight: null,
      hold: 0,
      waiting: 0,
      sat: 0,
      eggs: TREE.eggs,
      cracked: false,
      points: 0,
      combo: 0,
      longest: 0,
      hadFever: false,
      watched: false,
      leaps: 0,
      centres: 0,
      backs: 0,
      saves: 0,
      golden: 0,
      bumps: 0,
      scared: 0,
    }),
  act: (climb) => (isReady(climb) ? leap(climb) : climb),
  tick(before) {
    if (before.eggs === 0) return before
    if (before.hold) return { ...before, hold: before.hold - 1 }
    const climb = { ...before, tick: before.tick + 1 }
    if (climb.waiting) return { ...climb, waiting: climb.waiting - 1 }
    const after = climb.flight ? fly(climb, climb.flight) : sit(climb)
    return isFever(climb) && !isFever(after) && !climb.hadFever ? { ...after, hadFever: true } : after
  },
  isAction: isLeap,
  moves: (climb) => (isReady(climb) ? ['leap'] : []),
  score: ({ points }) => points,
  outcome: ({ eggs }) => (eggs === 0 ? 'lost' : 'playing'),
  fits: isClimb,
}
