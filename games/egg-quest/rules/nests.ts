/** Deals nests, seeds and crows, and computes where they are at a tick. */
import type { Chance } from '../../kit/rules/chance.ts'
import {
  BLOOM,
  CROW,
  FIRST,
  GILT,
  halfAt,
  KINDS,
  MIX,
  patienceAt,
  REACH,
  SEEDS,
  speedAt,
  SPRING,
  TREE,
  UNEVEN,
  WIND,
  ZONES,
} from './curve.ts'

export type NestKind = 'still' | 'spring' | (typeof KINDS)[number]

export interface Nest {
  /** Number, counted from the ground. */
  readonly id: number
  readonly kind: NestKind
  readonly half: number
  /** Centre of its movement: 0 for moving nests, so that any two of them meet above the trunk. */
  readonly x: number
  readonly reach: number
  /** Period in ticks, and the phase at tick 0, 0 to 1. */
  readonly period: number
  readonly phase: number
  /** Ticks for which a sinking or crumbling nest has held an egg. */
  readonly worn: number
  /** Drift to the right of a leap from here, in units per tick. */
  readonly wind: number
  /** A crow flies to and fro below it. */
  readonly crow: boolean
  /** A narrow golden nest mirrors it, until an egg lands in one of the two. */
  readonly forked: boolean
  /** The golden nest, once an egg has landed in it. */
  readonly golden: boolean
}

export interface Seed {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly golden: boolean
}

export const isFrail = ({ kind }: Nest) => kind === 'sink' || kind === 'crumble'
export const isGone = (nest: Nest) => isFrail(nest) && nest.worn >= patienceAt(nest.id)

const partOf = (turns: number) => turns - Math.floor(turns)

/** Triangle wave from −1 to 1. */
function toAndFro(turns: number): number {
  const part = partOf(turns)
  return part < 0.5 ? 4 * part - 1 : 3 - 4 * part
}

/** Position from −1 to 1: linear for sliding nests, slower at the turns for swaying ones. */
function swing({ kind, period, phase }: Nest, tick: number): number {
  const way = toAndFro(tick / period + phase)
  return kind === 'sway' ? (way * (3 - way * way)) / 2 : way
}

export const nestX = (nest: Nest, tick: number) => nest.x + nest.reach * swing(nest, tick)

/** Height above the ground. */
export function nestY(nest: Nest, tick: number, worn = nest.worn): number {
  const y = nest.id * TREE.spacing
  if (nest.kind === 'sink') return y - (TREE.sink * worn) / patienceAt(nest.id)
  if (nest.kind !== 'sway') return y
  const side = swing(nest, tick)
  return y + TREE.lift * side * side
}

/** Phase of a flower's beat, 0 to 1: open first, shut at the end. */
export const beatOf = ({ phase }: Nest, tick: number) => partOf(tick / BLOOM.beat + phase)
export const isShut = (nest: Nest, tick: number) => nest.kind === 'bloom' && beatOf(nest, tick) > BLOOM.open

/** Wind at a tick: from nest WIND.turns on it swings, with moments of calm. */
export const windAt = ({ id, wind, phase }: Nest, tick: number) =>
  id < WIND.turns ? wind : wind * toAndFro(tick / WIND.turn + phase)

/** High up, comets replace the crows. */
export const isComet = (id: number) => id >= CROW.comets

/** Position of the crow below a nest, a quarter period ahead of the nest's phase. */
export const crowX = ({ id, phase }: Nest, tick: number) =>
  CROW.reach * toAndFro(tick / (isComet(id) ? CROW.comet : CROW.period) + phase + 0.25)
/** Positions of all crows below a nest. */
export function crowsX(nest: Nest, tick: number): readonly number[] {
  const x = crowX(nest, tick)
  return nest.id < CROW.pairs ? [x] : [x, -x]
}
export const crowY = ({ id }: Nest) => id * TREE.spacing - CROW.below

const isFork = (id: number) => id >= GILT.from && (id - GILT.from) % GILT.every === 0

/** The golden nest opposite a nest. */
export const goldenOf = (nest: Nest): Nest => ({
  ...nest,
  ...(nest.id >= GILT.springs && { kind: 'spring', wind: 0 }),
  half: nest.half * GILT.part,
  phase: partOf(nest.phase + 0.5),
  forked: false,
  golden: true,
})

/** A nest, behind it the golden one opposite if it has one. */
export const withGolden = (nest: Nest): readonly Nest[] => (nest.forked ? [goldenOf(nest), nest] : [nest])

function dealKind(id: number, below: Nest | undefined, deal: Chance): NestKind {
  if (ZONES.some(({ from }) => from === id)) return 'still'
  const first = FIRST[id]
  if (first) return first
  if (isFork(id)) return 'slide'
  if (isDue(SPRING, id, deal)) return 'spring'
  const shares = MIX.findLast(({ from }) => id >= from)?.shares ?? []
  let left = deal.int(shares.reduce((sum, share) => sum + share, 0))
  const kind = KINDS.find((_, i) => (left -= shares[i] ?? 0) < 0) ?? 'slide'
  // An egg in a failing nest has no time to wait for a flower.
  return kind === 'bloom' && below && isFrail(below) ? 'slide' : kind
}

const isDue = (
  { from, every }: { readonly from: number; readonly every: number },
  id: number,
  deal: Chance,
) => id === from || (id > from && deal.int(every) === 0)

export function dealNest(id: number, below: Nest | undefined, deal: Chance): Nest {
  const kind = dealKind(id, below, deal)
  const air = {
    wind: 0,
    crow: isDue(CROW, id, deal) && !(below && isFrail(below)),
    forked: isFork(id) && kind === 'slide',
    golden: false,
  }
  if (kind === 'still') {
    const x = id ? Math.round((deal.fraction() * 2 - 1) * TREE.aside) : 0
    const half = id ? TREE.broad : TREE.home
    return { id, kind, half, x, reach: 0, period: 1, phase: 0, worn: 0, ...air }
  }
  const reach = REACH.least + deal.int(REACH.most - REACH.least + 1)
  const speed = speedAt(id) * (1 + deal.fraction() * (UNEVEN - 1))
  // A swaying nest is half as fast again in the middle, so its period is longer.
  const usual = Math.round(((kind === 'sway' ? 5.6 : 4) * reach) / speed)
  // In wind, two nests with the same period might never line up.
  const period = below?.wind && Math.abs(usual / below.period - 1) < 0.12 ? Math.round(usual * 1.3) : usual
  const nest = { id, kind, half: halfAt(id), x: 0, reach, period, phase: deal.int(64) / 64, worn: 0, ...air }
  if (kind === 'spring' || isFrail(nest) || !isDue(WIND, id, deal)) return nest
  const force = id === WIND.from ? WIND.gentle : WIND.gentle + deal.fraction() * (WIND.strong - WIND.gentle)
  return { ...nest, wind: deal.int(2) ? force : -force }
}

/** Seeds between a nest and the one below: a string of them, a golden one, or none. */
export function dealSeeds(id: number, deal: Chance): readonly Seed[] {
  if (id < SEEDS.from || deal.int(100) >= SEEDS.likely) return []
  const x = deal.int(SEEDS.aside * 2 + 1) - SEEDS.aside
  const foot = (id - 1) * TREE.spacing
  if (deal.int(SEEDS.golden) === 0) return [{ id: id * 4, x, y: foot + TREE.spacing + 62, golden: true }]
  return Array.from({ length: 1 + deal.int(3) }, (_, i) => ({
    id: id * 4 + i,
    x,
    y: foot + 56 + i * SEEDS.apart,
    golden: false,
  }))
}
