/** An egg leaps from nest to nest. Lengths are in units upwards from the ground, time is in ticks of 1/60 s. */
import { chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { centreAt, POINTS, SEEDS, TREE } from './rules/curve.ts'
import { dealNest, dealSeeds, isFrail, isGone, nestX, nestY, type Nest, type Seed } from './rules/nests.ts'
import { isClimb } from './rules/saved.ts'
import type { Climb, Flight, Leap } from './rules/state.ts'

export type { Climb, Flight, Leap } from './rules/state.ts'

/** The egg's middle above its foot. */
export const EGG = 20

export const heightOf = ({ y, rise }: Flight, age: number) => y + rise * age - (TREE.gravity * age * age) / 2
const isFalling = ({ rise, age }: Flight) => rise <= TREE.gravity * age

export function nestOf({ nests }: Pick<Climb, 'nests'>, id: number): Nest {
  const nest = nests.find((one) => one.id === id)
  if (!nest) throw new Error(`The tree has no nest ${id}.`)
  return nest
}

export const isReady = ({ flight, hold, waiting, eggs }: Climb) => !flight && !hold && !waiting && eggs > 0

/** Deals nests and seeds up to where they are kept, and forgets what lies too far below. */
function grow(climb: Climb): Climb {
  const deal = chance(climb.cursor)
  const nests = climb.nests.filter(({ id }) => id >= climb.best - TREE.below)
  const floor = (nests[0]?.id ?? 0) * TREE.spacing
  const seeds = climb.seeds.filter(({ y }) => y > floor)
  for (let id = (nests.at(-1)?.id ?? -1) + 1; id <= climb.best + TREE.above; id++) {
    nests.push(dealNest(id, deal))
    seeds.push(...dealSeeds(id, deal))
  }
  return { ...climb, nests, seeds, cursor: deal.cursor }
}

function leap(climb: Climb): Climb {
  const nest = nestOf(climb, climb.at)
  const flight = {
    x: nestX(nest, climb.tick),
    y: nestY(nest, climb.tick),
    rise: TREE.leap,
    age: 0,
  }
  return { ...climb, flight, leaps: climb.leaps + 1 }
}

/** Birds mend every nest but the one in which the egg is. */
const mended = (nests: readonly Nest[], except: number) =>
  nests.some(({ worn, id }) => worn && id !== except)
    ? nests.map((nest) => (nest.id === except ? nest : { ...nest, worn: 0 }))
    : nests

/** The nest whose rim the falling egg has just come down to, if it is there to catch it. */
function caught({ nests, tick }: Climb, flight: Flight): Nest | undefined {
  if (!isFalling(flight)) return undefined
  const from = heightOf(flight, flight.age - 1)
  const to = heightOf(flight, flight.age)
  return nests.find(
    (nest) =>
      to <= nestY(nest, tick) &&
      from > nestY(nest, tick - 1) &&
      Math.abs(nestX(nest, tick) - flight.x) <= nest.half &&
      !isGone(nest),
  )
}

const shatter = (climb: Climb): Climb => ({
  ...climb,
  flight: null,
  eggs: climb.eggs - 1,
  cracked: false,
  combo: 0,
  hold: TREE.breaking,
  waiting: TREE.nextEgg,
  nests: mended(climb.nests, -1),
})

function land(climb: Climb, nest: Nest, x: number): Climb {
  const landed = { ...climb, flight: null, at: nest.id, nests: mended(climb.nests, nest.id) }
  if (nest.id <= climb.best) {
    // The home nest lies in soft grass.
    const soft = climb.at === 0
    if (climb.cracked && !soft) return shatter({ ...climb, at: nest.id })
    return { ...landed, hold: TREE.landing, combo: 0, backs: climb.backs + 1, cracked: !soft }
  }
  const centred = Math.abs(nestX(nest, climb.tick) - x) <= centreAt(nest.id)
  const combo = centred ? climb.combo + 1 : 0
  return grow({
    ...landed,
    best: nest.id,
    cracked: false,
    hold: centred ? TREE.centred : TREE.landing,
    combo,
    centres: climb.centres + Number(centred),
    points: climb.points + POINTS.nest + Math.min(combo, POINTS.mostForCentre),
  })
}

function fly(climb: Climb, before: Flight): Climb {
  const flight = { ...before, age: before.age + 1 }
  const y = heightOf(flight, flight.age)
  const nest = caught(climb, flight)
  if (nest) return land(climb, nest, flight.x)
  if (y < Math.max(-EGG, climb.at * TREE.spacing - TREE.depth)) return shatter(climb)
  const near = (seed: Seed) =>
    Math.abs(seed.x - flight.x) < SEEDS.near && Math.abs(seed.y - y - EGG) < SEEDS.near
  if (!climb.seeds.some(near)) return { ...climb, flight }
  const worth = climb.seeds
    .filter(near)
    .reduce((sum, { golden }) => sum + (golden ? POINTS.golden : POINTS.seed), 0)
  return {
    ...climb,
    flight,
    seeds: climb.seeds.filter((seed) => !near(seed)),
    points: climb.points + worth,
  }
}

/** Sitting in a nest that sinks or crumbles wears it out, until it lets go. */
function sit(climb: Climb): Climb {
  const nest = nestOf(climb, climb.at)
  if (!isFrail(nest)) return climb
  const worn = { ...nest, worn: nest.worn + 1 }
  const nests = climb.nests.map((one) => (one === nest ? worn : one))
  const flight = isGone(worn)
    ? { x: nestX(worn, climb.tick), y: nestY(worn, climb.tick), rise: 0, age: 0 }
    : null
  return { ...climb, nests, flight }
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
      eggs: TREE.eggs,
      cracked: false,
      points: 0,
      combo: 0,
      leaps: 0,
      centres: 0,
      backs: 0,
    }),
  act: (climb) => (isReady(climb) ? leap(climb) : climb),
  tick(before) {
    if (before.eggs === 0) return before
    if (before.hold) return { ...before, hold: before.hold - 1 }
    const climb = { ...before, tick: before.tick + 1 }
    if (climb.waiting) return { ...climb, waiting: climb.waiting - 1 }
    return climb.flight ? fly(climb, climb.flight) : sit(climb)
  },
  moves: (climb) => (isReady(climb) ? ['leap'] : []),
  score: ({ points }) => points,
  outcome: ({ eggs }) => (eggs === 0 ? 'lost' : 'playing'),
  fits: isClimb,
}
