/** A nest: how it is dealt, where it is at a tick, how long it lasts. And the seeds below it. */
import type { Chance } from '../../kit/rules/chance.ts'
import { halfAt, KINDS, MIX, patienceAt, REACH, SEEDS, speedAt, TREE, UNEVEN, ZONES } from './curve.ts'

export type Kind = 'still' | (typeof KINDS)[number]

export interface Nest {
  /** Its number, counted from the ground. */
  readonly id: number
  readonly kind: Kind
  readonly half: number
  /** Where it lies if it stands still. All others move about the trunk, so that any two of them meet. */
  readonly x: number
  readonly reach: number
  /** Ticks to and fro, and which part of that (0 to 1) lies behind it at tick 0. */
  readonly period: number
  readonly phase: number
  /** Ticks for which it has borne an egg, if that wears it out. */
  readonly worn: number
}

export interface Seed {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly golden: boolean
}

export const isFrail = ({ kind }: Nest) => kind === 'sink' || kind === 'crumble'
export const isGone = (nest: Nest) => isFrail(nest) && nest.worn >= patienceAt(nest.id)

/** −1 to 1: at an even pace for what slides along a bough, slower at the turns for what sways. */
function swing({ kind, period, phase }: Nest, tick: number): number {
  const turns = tick / period + phase
  const part = turns - Math.floor(turns)
  const way = part < 0.5 ? 4 * part - 1 : 3 - 4 * part
  return kind === 'sway' ? (way * (3 - way * way)) / 2 : way
}

export const nestX = (nest: Nest, tick: number) =>
  nest.kind === 'still' ? nest.x : nest.reach * swing(nest, tick)

/** Upwards from the ground. */
export function nestY(nest: Nest, tick: number, worn = nest.worn): number {
  const y = nest.id * TREE.spacing
  if (nest.kind === 'sink') return y - (TREE.sink * worn) / patienceAt(nest.id)
  if (nest.kind !== 'sway') return y
  const side = swing(nest, tick)
  return y + TREE.lift * side * side
}

function dealKind(id: number, deal: Chance): Kind {
  if (ZONES.some(({ from }) => from === id)) return 'still'
  const shares = MIX.findLast(({ from }) => id >= from)?.shares ?? []
  let left = deal.int(shares.reduce((sum, share) => sum + share, 0))
  return KINDS.find((_, i) => (left -= shares[i] ?? 0) < 0) ?? 'slide'
}

export function dealNest(id: number, deal: Chance): Nest {
  const kind = dealKind(id, deal)
  if (kind === 'still') {
    const x = id ? Math.round((deal.fraction() * 2 - 1) * TREE.aside) : 0
    return { id, kind, half: id ? TREE.broad : TREE.home, x, reach: 0, period: 1, phase: 0, worn: 0 }
  }
  const reach = REACH.least + deal.int(REACH.most - REACH.least + 1)
  const speed = speedAt(id) * (1 + deal.fraction() * (UNEVEN - 1))
  // What sways is half as fast again in the middle, so it takes longer.
  const period = Math.round(((kind === 'sway' ? 5.6 : 4) * reach) / speed)
  return { id, kind, half: halfAt(id), x: 0, reach, period, phase: deal.int(64) / 64, worn: 0 }
}

/** What hangs between a nest and the one below it: a string of seeds, a golden one, or nothing. */
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
