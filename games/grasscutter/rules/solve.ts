/** Finds the fewest slides that mow the rest: A* over the mower's stop and the uncut tiles. */
import type { Way } from '../../kit/rules/ways.ts'
import { partition } from './reach.ts'
import {
  countBits,
  isNone,
  NO_TILES,
  survey,
  without,
  type MowerPosition,
  type GardenSurvey,
  type TileSet,
} from './survey.ts'

export interface Effort {
  /** Weight of the heuristic: 1 finds the fewest slides, more finds some solution sooner. */
  readonly greed?: number
  /** Positions to open before giving up. */
  readonly positions?: number
}

export interface SlideSearch {
  /** 'none' is proven; 'unknown' ran out of positions. */
  readonly result: 'solved' | 'none' | 'unknown'
  readonly ways: readonly Way[]
  /** Positions opened. */
  readonly opened: number
}

const DEFAULT_POSITIONS = 4_000_000
const NOWHERE = { ahead: NO_TILES }

/**
 * For each tile, all tiles that share a slide with it. Tiles that pairwise share no slide each need a slide of their
 * own, so the size of such a set is a lower bound for the slides left.
 */
function companions({ stops }: GardenSurvey): { low: Int32Array; high: Int32Array } {
  const low = new Int32Array(64)
  const high = new Int32Array(64)
  for (const { cuts } of stops.flat())
    for (let tile = 0; tile < 64; tile++) {
      const inside = tile < 32 ? cuts.low & (1 << tile) : cuts.high & (1 << (tile - 32))
      if (!inside) continue
      low[tile] = (low[tile] ?? 0) | cuts.low
      high[tile] = (high[tile] ?? 0) | cuts.high
    }
  return { low, high }
}

export function solve(
  position: MowerPosition,
  { greed = 1, positions = DEFAULT_POSITIONS }: Effort = {},
): SlideSearch {
  const map = survey(position)
  const { stops } = map
  const { yardOf, yards } = partition(map)
  const along = companions(map)
  // Tiles with few companions come first, because that yields larger sets and a tighter bound.
  const lonely = Array.from(along.low, (_, tile) => tile)
    .filter((tile) => crowdOf(tile) > 0)
    .sort((a, b) => crowdOf(a) - crowdOf(b))

  function crowdOf(tile: number): number {
    return countBits(along.low[tile] ?? 0) + countBits(along.high[tile] ?? 0)
  }

  function slidesLeft({ low, high }: TileSet): number {
    let count = 0
    for (const tile of lonely) {
      if ((low | high) === 0) break
      if ((tile < 32 ? low & (1 << tile) : high & (1 << (tile - 32))) === 0) continue
      low &= ~(along.low[tile] ?? 0)
      high &= ~(along.high[tile] ?? 0)
      count++
    }
    return count
  }

  /** Whether all of these tiles can possibly be mown from this stop. */
  function isInReach(at: number, { low, high }: TileSet): boolean {
    const { ahead } = yards[yardOf[at] ?? 0] ?? NOWHERE
    return ((low & ~ahead.low) | (high & ~ahead.high)) === 0
  }
  if (!isInReach(0, map.uncut)) return { result: 'none', ways: [], opened: 0 }

  // Parallel arrays instead of objects: a hard lawn opens hundreds of thousands of positions.
  const stop: number[] = []
  const left: TileSet[] = []
  const spent: number[] = []
  const parent: number[] = []
  const via: (Way | undefined)[] = []
  /** For each stop, its positions keyed by the uncut tiles. */
  const known = stops.map(() => new Map<number, number>())
  /** Buckets of positions by estimated total length. Each bucket is a stack, so that deeper positions come first. */
  const queue: number[][] = []
  let line = 0

  function reach(at: number, uncut: TileSet, cost: number, from: number, way: Way | undefined): void {
    const here = known[at]
    const key = uncut.high * 2 ** 32 + (uncut.low >>> 0)
    let index = here?.get(key)
    if (index === undefined) {
      index = stop.push(at) - 1
      left.push(uncut)
      here?.set(key, index)
    } else if ((spent[index] ?? 0) <= cost) return
    spent[index] = cost
    parent[index] = from
    via[index] = way
    // The parent's estimate is still a lower bound, so no position goes into a bucket that is already done.
    const estimate = Math.max(line, cost + Math.floor(greed * slidesLeft(uncut)))
    ;(queue[estimate] ??= []).push(index)
  }

  function wayTo(index: number): Way[] {
    const ways: Way[] = []
    for (let at = index; at > 0; at = parent[at] ?? 0) {
      const way = via[at]
      if (way) ways.unshift(way)
    }
    return ways
  }

  reach(0, map.uncut, 0, -1, undefined)
  const closed: (number | undefined)[] = []
  let opened = 0
  while (line < queue.length) {
    const index = queue[line]?.pop()
    if (index === undefined) {
      line++
      continue
    }
    const uncut = left[index]
    const cost = spent[index] ?? 0
    // A cheaper path to this position may have been expanded since it was queued.
    if (!uncut || closed[index] === cost) continue
    closed[index] = cost
    if (isNone(uncut)) return { result: 'solved', ways: wayTo(index), opened }
    if (++opened > positions) return { result: 'unknown', ways: [], opened }
    for (const { way, to, cuts } of stops[stop[index] ?? 0] ?? []) {
      const rest = without(uncut, cuts)
      if (isInReach(to, rest)) reach(to, rest, cost + 1, index, way)
    }
  }
  return { result: 'none', ways: [], opened }
}
